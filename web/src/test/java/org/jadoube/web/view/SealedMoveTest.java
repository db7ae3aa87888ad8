package org.jadoube.web.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.notation.Language;
import org.jadoube.play.game.ActOutcome;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.Games;
import org.jadoube.play.game.Hall;
import org.jadoube.play.game.Listener;
import org.jadoube.play.game.News;
import org.jadoube.play.game.Patience;
import org.jadoube.play.rights.NoRight;
import org.jadoube.store.Addition;
import org.jadoube.store.Database;
import org.jadoube.store.EventStore;
import org.jadoube.store.GameId;
import org.jadoube.store.StoredColour;
import org.jadoube.store.StoredEvent;
import org.jadoube.store.StoredGame;
import org.jadoube.store.UnusableDatabase;
import org.jadoube.testing.Wait;
import org.jadoube.wire.Document;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Json;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A move that is sealed stays with the player who seals it.
final class SealedMoveTest {
  private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");
  private static final GameId ID = new GameId("abcdefgh2345");
  private static final String SEALED = "Nh3";

  private static final Reader SPECTATOR = new Reader(Optional.empty(), Language.ENGLISH);

  @TempDir Path directory;

  private EventStore store;
  private Games games;
  private GameRoom room;
  private final ViewsOfGames views = new ViewsOfGames();
  private final Follower white = new Follower(Optional.of(Colour.WHITE));
  private final Follower black = new Follower(Optional.of(Colour.BLACK));
  private final Follower spectator = new Follower(Optional.empty());

  /// Somebody who keeps all that comes.
  private final class Follower implements Listener {
    private final Reader reader;
    private final List<String> messages = new CopyOnWriteArrayList<>();

    Follower(Optional<Colour> player) {
      this.reader = new Reader(player, Language.ENGLISH);
    }

    @Override
    public Optional<Colour> player() {
      return reader.player();
    }

    List<String> messages() {
      return messages;
    }

    Reader reader() {
      return reader;
    }

    long changes() {
      return messages.stream().filter(message -> message.contains("\"type\":\"change\"")).count();
    }

    @Override
    public void tell(News news) {
      messages.add(views.of(room).news(news, reader, Optional.empty()).text());
    }
  }

  @BeforeEach
  void white_is_told_to_seal() throws UnusableDatabase {
    store = EventStore.open(Database.in(directory));
    Regulations regulations = Regulations.of(TimeControl.read("7200").orThrow());
    store.create(
        new StoredGame(
            ID,
            Document.SCHEMA,
            NOON,
            Documents.REGULATIONS.write(regulations),
            "",
            StoredColour.BLACK,
            /* supervised= */ false,
            Optional.empty(),
            List.of()),
        Optional.empty());
    Game begun =
        Laws.decide(new Act(Actor.CLOCK, NOON, new Act.Begin()), Game.of(regulations)).game();
    Act order = new Act(Actor.ARBITER, NOON, new AdjournmentAct.OrderSealing(Optional.empty()));
    Game game = Laws.decide(order, begun).game();
    store.add(new Addition(ID, rows(game.events()), Optional.empty(), true, Optional.empty()));
    games = new Games(store, InstantSource.fixed(NOON), Patience.USUAL);
    room = games.room(ID).orElseThrow();
    List.of(white, black, spectator).forEach(room::enter);
  }

  private static List<StoredEvent> rows(List<Event> events) {
    List<StoredEvent> rows = new ArrayList<>();
    for (Event event : events) {
      rows.add(new StoredEvent(rows.size() + 1, NOON, Documents.EVENT.write(event)));
    }
    return rows;
  }

  @AfterEach
  void stop() {
    games.close();
    store.close();
  }

  private ActOutcome send(Colour player, String act) {
    return room.act(player, Hall.sent(player, act), Optional.empty());
  }

  private void seal() {
    send(Colour.WHITE, "{\"type\":\"seal-move\",\"text\":\"" + SEALED + "\"}");
    send(Colour.WHITE, "{\"type\":\"close-envelope\"}");
    assertThat(room.game().events()).hasSize(4);
  }

  @Test
  void only_its_writer_is_sent_a_sealed_move() {
    seal();
    List.of(white, black, spectator)
        .forEach(follower -> Wait.until("both acts are told", () -> follower.changes() == 2));
    assertThat(white.messages().toString()).contains(SEALED);
    assertThat(black.messages().toString()).contains("move-sealed").doesNotContain(SEALED);
    assertThat(spectator.messages().toString()).contains("move-sealed").doesNotContain(SEALED);
  }

  @Test
  void nobody_else_finds_it_by_asking() {
    seal();
    assertThat(events(white)).contains(SEALED);
    assertThat(events(black)).doesNotContain(SEALED);
    assertThat(events(spectator)).doesNotContain(SEALED);
    String game = Json.write(views.of(room).game(room.status(), SPECTATOR));
    assertThat(game).contains("move-sealed").doesNotContain(SEALED);
    assertThat(views.of(room).pgn(room.settled())).doesNotContain(SEALED);
  }

  private String events(Follower follower) {
    Game game = room.game();
    return Json.write(views.of(room).events(game, 0, game.events().size(), follower.reader()));
  }

  @Test
  void what_is_on_disk_is_whole() {
    seal();
    assertThat(store.history(ID, 0).events().toString()).contains(SEALED);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"type\":\"lift\",\"square\":\"e2\",\"otherHand\":false}",
        "{\"type\":\"displace\",\"square\":\"e2\"}",
        "{\"type\":\"press\",\"otherHand\":false}",
        "{\"type\":\"arrive\"}"
      })
  void hands_have_nothing_to_touch_on_a_screen(String act) {
    assertThat(send(Colour.WHITE, act)).isEqualTo(new ActOutcome.NotOnAScreen());
    assertThat(room.game().events()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"type\":\"begin-resumption\",\"present\":[\"white\"]}",
        "{\"type\":\"order-sealing\"}",
        "{\"type\":\"resume\"}",
        "{\"type\":\"decide-result\",\"result\":\"1-0\",\"basis\":\"flag-fall\"}"
      })
  void an_arbiters_acts_are_refused_to_players(String act) {
    assertThat(send(Colour.WHITE, act))
        .isInstanceOfSatisfying(
            ActOutcome.NotEntitled.class,
            denied -> assertThat(denied.ground()).isEqualTo(NoRight.FOR_ARBITERS));
    assertThat(room.game().events()).hasSize(2);
  }

  @Test
  void a_player_stops_the_clocks_for_no_other_reason_than_the_laws_give() {
    assertThat(send(Colour.WHITE, "{\"type\":\"pause\",\"reason\":\"outage\"}"))
        .isInstanceOfSatisfying(
            ActOutcome.Decided.class, decided -> assertThat(decided.refusal()).isPresent());
    assertThat(room.game().events()).hasSize(2);
  }
}
