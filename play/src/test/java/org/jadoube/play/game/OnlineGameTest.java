package org.jadoube.play.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.play.game.Hall.Follower;
import org.jadoube.store.GameId;
import org.jadoube.testing.Wait;
import org.jadoube.wire.Documents;
import org.jadoube.wire.JsonReading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The server's own acts in games under E04.
final class OnlineGameTest {
  private static final String SUPERVISED =
      """
      {"edition":"E04","timeControl":"300","online":{"competition":"supervised","reconnectWithinMillis":20000}}\
      """;

  @TempDir Path directory;

  private static Regulations regulations(String json) {
    return ((JsonReading.Read<Regulations>) Documents.REGULATIONS.read(json)).value();
  }

  private static List<Event.OnlineEvent> online(GameRoom room) {
    return room.game().events().stream()
        .filter(Event.OnlineEvent.class::isInstance)
        .map(Event.OnlineEvent.class::cast)
        .toList();
  }

  private static Follower seated(GameRoom room, Colour colour) {
    Follower follower = new Follower(Optional.of(colour));
    room.enter(follower);
    return follower;
  }

  @Test
  void a_lost_connection_is_on_record_and_stops_no_clock() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game(regulations(SUPERVISED));
      GameRoom room = hall.room(id);
      var _ = seated(room, Colour.WHITE);
      Follower black = seated(room, Colour.BLACK);
      room.leave(black);
      Wait.until("it is noted", () -> online(room).size() == 1);
      assertThat(online(room).getFirst()).isInstanceOf(Event.OnlineEvent.ConnectionLost.class);
      hall.pass(Duration.ofSeconds(5));
      assertThat(hall.left(id, Colour.WHITE)).isEqualTo(Duration.ofSeconds(295));
      var _ = seated(room, Colour.BLACK);
      Wait.until("the return is noted", () -> online(room).size() == 2);
      assertThat(online(room).getLast()).isInstanceOf(Event.OnlineEvent.ConnectionRestored.class);
      assertThat(room.game().phase()).isEqualTo(Phase.RUNNING);
    }
  }

  @Test
  void who_does_not_come_back_in_time_loses() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game(regulations(SUPERVISED));
      GameRoom room = hall.room(id);
      var _ = seated(room, Colour.WHITE);
      Follower black = seated(room, Colour.BLACK);
      room.leave(black);
      Wait.until("it is noted", () -> online(room).size() == 1);
      hall.pass(Duration.ofSeconds(21));
      room.observe();
      assertThat(room.game().ending().orElseThrow().citation().rule())
          .isEqualTo(Rule.DISCONNECTION_LOSS);
    }
  }

  @Test
  void a_premove_is_made_on_the_reply_and_seen_by_nobody_else_before() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game(regulations(SUPERVISED));
      GameRoom room = hall.room(id);
      var _ =
          room.act(
              Colour.BLACK,
              Hall.sent(Colour.BLACK, "{\"type\":\"enter-premove\",\"attempt\":\"b8c6\"}"),
              Optional.empty());
      assertThat(room.game().eventsShownTo(Optional.of(Colour.WHITE)).getLast())
          .isInstanceOf(Event.OnlineEvent.KeptPrivate.class);
      hall.move(id, Colour.WHITE, "g1f3");
      assertThat(room.game().ply().number()).isEqualTo(4);
    }
  }

  @Test
  void over_the_board_editions_know_no_connections() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game("300");
      GameRoom room = hall.room(id);
      Follower black = seated(room, Colour.BLACK);
      room.leave(black);
      hall.move(id, Colour.WHITE, "g1f3");
      assertThat(online(room)).isEmpty();
    }
  }
}
