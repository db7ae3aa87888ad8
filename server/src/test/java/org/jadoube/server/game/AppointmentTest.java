package org.jadoube.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.jadoube.chess.Colour;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.server.Wait;
import org.jadoube.server.store.GameId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Games that start at an appointed time.
final class AppointmentTest {
  private static final Duration MINUTE = Duration.ofMinutes(1);
  private static final Instant START = Hall.NOON.plus(MINUTE);

  /// Players may be half an hour late.
  private static final Regulations PATIENT =
      Regulations.of(TimeControl.read("300").orThrow()).withDefaultTime(Duration.ofMinutes(30));

  @TempDir Path directory;

  @Test
  void nobody_moves_before_the_time() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.appointed(PATIENT, START);
      hall.pass(MINUTE.minusSeconds(1));
      Outcome.Decided move = hall.move(id, Colour.WHITE, "e2e4");
      assertThat(move.refusal().orElseThrow().citation().rule()).isEqualTo(Rule.START_OF_GAME);
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.NOT_BEGUN);
    }
  }

  @Test
  void the_clock_of_white_starts_although_nobody_is_there() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.appointed(PATIENT, START);
      hall.pass(MINUTE);
      hall.room(id).observe();
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.RUNNING);
      hall.pass(MINUTE);
      assertThat(hall.left(id, Colour.WHITE)).isEqualTo(Duration.ofMinutes(4));
    }
  }

  @Test
  void the_first_move_is_charged_from_the_appointed_time() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.appointed(PATIENT, START);
      hall.pass(MINUTE);
      hall.room(id).observe();
      hall.pass(Duration.ofSeconds(20));
      assertThat(hall.move(id, Colour.WHITE, "e2e4").happened()).isTrue();
      assertThat(hall.left(id, Colour.WHITE)).isEqualTo(Duration.ofSeconds(280));
    }
  }

  @Test
  void the_alarm_begins_it_without_anybody_asking() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.appointed(PATIENT, Hall.NOON.plusMillis(300));
      hall.pass(Duration.ofMillis(400));
      Wait.until("it begins", () -> hall.store.latest(id) > 0);
    }
  }

  @Test
  void a_server_that_has_been_restarted_begins_it_too() throws Exception {
    GameId id;
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      id = hall.appointed(PATIENT, START);
      hall.crash();
    }
    try (Hall hall = Hall.open(directory, Hall.NOON.plusSeconds(10))) {
      hall.pass(MINUTE);
      Wait.until("it is looked at again", () -> hall.games.inMemory() == 1);
      hall.room(id).observe();
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.RUNNING);
    }
  }

  @Test
  void if_the_server_was_away_at_the_time_the_players_get_some_more() throws Exception {
    GameId id;
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      id = hall.appointed(PATIENT, START);
      hall.crash();
    }
    Instant back = Hall.NOON.plus(Duration.ofHours(1));
    try (Hall hall = Hall.open(directory, back)) {
      hall.pass(Patience.USUAL.grace().minusSeconds(1));
      hall.room(id).observe();
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.NOT_BEGUN);
      hall.pass(Duration.ofSeconds(2));
      hall.room(id).observe();
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.RUNNING);
    }
  }
}
