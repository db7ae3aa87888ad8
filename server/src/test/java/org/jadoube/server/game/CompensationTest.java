package org.jadoube.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.server.store.GameId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CompensationTest {
  private static final Duration HALF = Duration.ofMillis(500);

  @TempDir Path directory;

  private static Listener player(Colour colour, Duration lag) {
    return new Listener() {
      @Override
      public Optional<Colour> player() {
        return Optional.of(colour);
      }

      @Override
      public Duration lag() {
        return lag;
      }

      @Override
      public void tell(News news) {
        // only its distance matters
      }
    };
  }

  @Test
  void a_move_counts_from_its_arrival_minus_the_round_trip() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game("300");
      hall.room(id).enter(player(Colour.WHITE, HALF));
      hall.pass(Duration.ofSeconds(3));
      hall.move(id, Colour.WHITE, "g1f3");
      assertThat(hall.left(id, Colour.WHITE)).isEqualTo(Duration.ofMillis(297_500));
    }
  }

  @Test
  void it_never_counts_from_before_the_opponents_move() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game("300");
      hall.room(id).enter(player(Colour.WHITE, HALF));
      hall.pass(Duration.ofMillis(100));
      hall.move(id, Colour.WHITE, "g1f3");
      assertThat(hall.left(id, Colour.WHITE)).isEqualTo(Duration.ofMinutes(5));
    }
  }

  @Test
  void a_flag_waits_for_a_move_that_may_be_on_its_way() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game("180");
      hall.room(id).enter(player(Colour.WHITE, HALF));
      hall.pass(Duration.ofMillis(180_300));
      hall.room(id).observe();
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.RUNNING);
      assertThat(hall.move(id, Colour.WHITE, "g1f3").happened()).isTrue();
      assertThat(hall.left(id, Colour.WHITE)).isEqualTo(Duration.ofMillis(200));
    }
  }

  @Test
  void a_flag_falls_when_nothing_can_be_on_its_way_any_more() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game("180");
      hall.room(id).enter(player(Colour.WHITE, HALF));
      hall.pass(Duration.ofMillis(180_600));
      hall.room(id).observe();
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.FINISHED);
    }
  }

  @Test
  void a_supervised_game_has_none() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game("300");
      hall.games.supervise(id);
      hall.room(id).enter(player(Colour.WHITE, HALF));
      hall.pass(Duration.ofSeconds(3));
      hall.move(id, Colour.WHITE, "g1f3");
      assertThat(hall.left(id, Colour.WHITE)).isEqualTo(Duration.ofSeconds(297));
    }
  }

  @Test
  void a_game_whose_regulations_speak_of_an_arbiter_has_none() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game(Regulations.of(TimeControl.read("300").orThrow()).withArbiter(true));
      hall.room(id).enter(player(Colour.WHITE, HALF));
      hall.pass(Duration.ofSeconds(3));
      hall.move(id, Colour.WHITE, "g1f3");
      assertThat(hall.left(id, Colour.WHITE)).isEqualTo(Duration.ofSeconds(297));
    }
  }

  @Test
  void whoever_pretends_to_be_slow_gets_the_bound_and_no_more() {
    Attendance attendance = new Attendance();
    attendance.enter(player(Colour.WHITE, Duration.ofSeconds(20)));
    Compensation compensation =
        new Compensation(TimeControl.read("60").orThrow(), Patience.USUAL.lag(), attendance);
    Duration total = Duration.ZERO;
    for (int move = 0; move < 40; move++) {
      Duration spared = compensation.of(Colour.WHITE);
      total = total.plus(spared);
      assertThat(spared).isLessThanOrEqualTo(Duration.ofSeconds(1));
      compensation.spent(Colour.WHITE, spared, true);
    }
    assertThat(total).isBetween(Duration.ofSeconds(13), Duration.ofSeconds(14));
    assertThat(compensation.of(Colour.BLACK)).isZero();
  }
}
