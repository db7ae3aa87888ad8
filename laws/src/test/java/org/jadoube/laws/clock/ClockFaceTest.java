package org.jadoube.laws.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jadoube.chess.Colour;
import org.junit.jupiter.api.Test;

/// Tests a display when moves are completed without a press, and after a pause.
final class ClockFaceTest {
  private static final Instant T = Instant.parse("2026-11-21T12:00:00Z");

  private static ChessClock clock(String control) {
    return ChessClock.set(TimeControl.read(control).orThrow(), Colour.WHITE);
  }

  private static Instant at(long seconds) {
    return T.plusSeconds(seconds);
  }

  @Test
  void after_a_pause_the_flag_falls_later_by_what_was_not_used() {
    ChessClock clock = clock("60d5").started(T).stopped(at(15)).started(at(100));
    assertThat(clock.flagFallsAt()).contains(at(100 + 65 - 15));
    assertThat(clock.flagDown(Colour.WHITE, at(149))).isFalse();
    assertThat(clock.flagDown(Colour.WHITE, at(150))).isTrue();
    assertThat(clock.flagFell(Colour.WHITE, at(200))).contains(at(150));
  }

  @Test
  void a_move_completed_without_a_press_brings_no_increment() {
    ChessClock clock = clock("60+5").started(T).completedSilently(Colour.BLACK, at(1));
    assertThat(clock.left(Colour.BLACK, at(1))).contains(Duration.ofSeconds(65));
    assertThat(clock.face(Colour.BLACK).period().completed()).isEqualTo(1);
  }

  @Test
  void the_last_move_of_a_period_brings_the_next_ones_time_even_without_a_press() {
    ChessClock clock = clock("2/60:30").started(T);
    clock = clock.completedSilently(Colour.BLACK, at(1));
    assertThat(clock.left(Colour.BLACK, at(1))).contains(Duration.ofSeconds(60));
    clock = clock.completedSilently(Colour.BLACK, at(2));
    assertThat(clock.left(Colour.BLACK, at(2))).contains(Duration.ofSeconds(90));
    assertThat(clock.face(Colour.BLACK).period()).isEqualTo(new ClockFace.Progress(2, 1, 2));
    clock = clock.completedSilently(Colour.BLACK, at(3));
    assertThat(clock.left(Colour.BLACK, at(3))).contains(Duration.ofSeconds(90));
  }

  @Test
  void after_the_flag_no_period_is_opened_by_a_move() {
    ChessClock pressed = clock("1/60:30").started(T).pressed(at(61));
    assertThat(pressed.face(Colour.WHITE).period().number()).isZero();
    assertThat(pressed.face(Colour.WHITE).period().completed()).isEqualTo(1);
    ChessClock silent = clock("1/60:30").started(T).completedSilently(Colour.WHITE, at(61));
    assertThat(silent.face(Colour.WHITE).period().number()).isZero();
    assertThat(silent.left(Colour.WHITE, at(61))).contains(Duration.ZERO);
  }

  @Test
  void a_game_without_clocks_has_no_last_bonus() {
    ChessClock clock = clock("-").withLastBonus(new Bonus.Increment(Duration.ofSeconds(5)), T);
    assertThat(clock.control().isTimed()).isFalse();
    assertThat(clock.increment(at(1))).isEqualTo(Duration.ZERO);
  }

  @Test
  void the_last_bonus_is_given_from_now_on() {
    ChessClock clock = clock("60").withLastBonus(new Bonus.Increment(Duration.ofSeconds(5)), T);
    assertThat(clock.started(T).pressed(at(1)).left(Colour.WHITE, at(1)))
        .contains(Duration.ofSeconds(64));
  }

  @Test
  void the_moves_required_are_counted_from_the_start_of_the_game() {
    TimeControl control = TimeControl.read("40/60:20/30:10").orThrow();
    assertThat(new ClockFace.Progress(0, 0, 0).required(control)).isEqualTo(OptionalInt.of(40));
    assertThat(new ClockFace.Progress(41, 1, 40).required(control)).isEqualTo(OptionalInt.of(60));
    assertThat(new ClockFace.Progress(61, 2, 60).required(control)).isEmpty();
  }

  @Test
  void negative_times_and_counts_are_refused() {
    ClockFace.Progress start = new ClockFace.Progress(0, 0, 0);
    List<ThrowingCallable> nonsense =
        List.of(
            () -> new ClockFace(-1, 0, 0, start, Optional.empty()),
            () -> new ClockFace(0, -1, 0, start, Optional.empty()),
            () -> new ClockFace(0, 0, -1, start, Optional.empty()),
            () -> new ClockFace.Progress(-1, 0, 0),
            () -> new ClockFace.Progress(0, -1, 0),
            () -> clock("60").counted(Colour.WHITE, -1, T),
            () -> clock("60").set(Colour.WHITE, Duration.ofSeconds(-1), T),
            () -> clock("60:30").nextPeriod(Colour.WHITE, -1, T));
    assertThat(nonsense)
        .allSatisfy(each -> assertThatThrownBy(each).isInstanceOf(IllegalArgumentException.class));
  }
}
