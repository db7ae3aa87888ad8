package org.jadoube.play.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.store.GameId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

  /// The news of a move takes two seconds.
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void nobody_is_charged_for_the_time_that_the_server_takes_to_tell(boolean supervised)
      throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game("300");
      if (supervised) {
        hall.games.supervise(id);
      }
      Slow slow = new Slow(hall);
      hall.room(id).enter(slow);
      hall.pass(Duration.ofSeconds(1));
      hall.move(id, Colour.WHITE, "g1f3");
      assertThat(hall.left(id, Colour.WHITE)).isEqualTo(Duration.ofMinutes(5).minusSeconds(1));
      hall.pass(Duration.ofSeconds(3));
      hall.move(id, Colour.BLACK, "b8c6");
      assertThat(hall.left(id, Colour.BLACK)).isEqualTo(Duration.ofMinutes(5).minusSeconds(3));
    }
  }

  @Test
  void no_flag_falls_in_the_time_that_the_server_takes_to_tell() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game("3");
      hall.room(id).enter(new Slow(hall));
      hall.move(id, Colour.WHITE, "g1f3");
      hall.pass(Duration.ofSeconds(2));
      hall.room(id).observe();
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.RUNNING);
      hall.pass(Duration.ofSeconds(2));
      hall.room(id).observe();
      assertThat(hall.room(id).game().phase()).isEqualTo(Phase.FINISHED);
    }
  }

  /// Telling this spectator of a move takes two seconds.
  private record Slow(Hall hall) implements Listener {
    @Override
    public Optional<Colour> player() {
      return Optional.empty();
    }

    @Override
    public void tell(News news) {
      if (news instanceof News.GoneOn) {
        hall.elapse(Duration.ofSeconds(2));
      }
    }
  }
}
