package org.jadoube.play.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.play.game.Hall.Follower;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// In an aborted game, time changes nothing.
final class AbortedGameTest {
  private static final Regulations BLITZ = Regulations.of(TimeControl.read("300").orThrow());

  @TempDir Path directory;

  @Test
  void its_flag_falls_for_nobody() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      CreatedGame game = begun(hall);
      GameRoom room = hall.room(game.id());
      assertThat(hall.games.abort(room, Colour.BLACK)).isTrue();
      hall.pass(Duration.ofMinutes(10));
      room.observe();
      assertThat(room.game().phase()).isEqualTo(Phase.RUNNING);
      assertThat(room.snapshot().isAborted()).isTrue();
    }
  }

  @Test
  void without_that_it_would_have_fallen() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameRoom room = hall.room(begun(hall).id());
      hall.pass(Duration.ofMinutes(10));
      room.observe();
      assertThat(room.game().phase()).isEqualTo(Phase.FINISHED);
    }
  }

  @Test
  void it_does_not_begin_when_the_players_come() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      CreatedGame game = hall.created(BLITZ);
      GameRoom room = hall.room(game.id());
      room.join(game.invitation(), "Boris", Optional.empty());
      hall.games.abort(room, Colour.WHITE);
      room.enter(new Follower(Optional.of(Colour.WHITE)));
      room.enter(new Follower(Optional.of(Colour.BLACK)));
      room.observe();
      assertThat(room.game().phase()).isEqualTo(Phase.NOT_BEGUN);
    }
  }

  /// After White's first move.
  private static CreatedGame begun(Hall hall) {
    CreatedGame game = hall.created(BLITZ);
    hall.room(game.id()).join(game.invitation(), "Boris", Optional.empty());
    hall.move(game.id(), Colour.WHITE, "e2e4");
    return game;
  }
}
