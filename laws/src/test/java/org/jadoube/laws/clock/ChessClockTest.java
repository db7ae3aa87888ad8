package org.jadoube.laws.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.jadoube.chess.Colour;
import org.junit.jupiter.api.Test;

final class ChessClockTest {
  private static final Instant T = Instant.parse("2026-11-21T12:00:00Z");

  private static ChessClock clock(String control) {
    return ChessClock.set(TimeControl.read(control).orThrow(), Colour.WHITE);
  }

  private static Instant at(double seconds) {
    return T.plusMillis(Math.round(seconds * 1000));
  }

  private static Duration white(ChessClock clock, double seconds) {
    return clock.left(Colour.WHITE, at(seconds)).orElseThrow();
  }

  private static Duration black(ChessClock clock, double seconds) {
    return clock.left(Colour.BLACK, at(seconds)).orElseThrow();
  }

  @Test
  void only_the_clock_of_the_player_having_the_move_runs() {
    ChessClock clock = clock("300").started(T);
    assertThat(white(clock, 10)).hasSeconds(290);
    assertThat(black(clock, 10)).hasSeconds(300);
    ChessClock pressed = clock.pressed(at(10));
    assertThat(white(pressed, 30)).hasSeconds(290);
    assertThat(black(pressed, 30)).hasSeconds(280);
  }

  @Test
  void times_are_exact_to_the_millisecond() {
    ChessClock clock = clock("300").started(T).pressed(at(0.001)).pressed(at(1.234));
    assertThat(white(clock, 2)).hasMillis(300_000 - 1 - 766);
    assertThat(black(clock, 2)).hasMillis(300_000 - 1_233);
  }

  @Test
  void the_increment_is_there_before_the_first_move_and_comes_with_each() {
    ChessClock clock = clock("300+2").started(T);
    assertThat(white(clock, 0)).hasSeconds(302);
    assertThat(black(clock, 0)).hasSeconds(302);
    assertThat(white(clock.pressed(at(1)), 1)).hasSeconds(303);
  }

  @Test
  void delay_lets_the_main_time_stand_and_what_is_left_of_it_is_lost() {
    ChessClock clock = clock("300d5").started(T);
    assertThat(white(clock, 5)).hasSeconds(300);
    assertThat(white(clock, 8)).hasSeconds(297);
    assertThat(white(clock.pressed(at(3)), 3)).hasSeconds(300);
    assertThat(white(clock.pressed(at(8)), 8)).hasSeconds(297);
    assertThat(clock.flagFallsAt()).contains(at(305));
  }

  @Test
  void bronsteins_delay_comes_to_the_same() {
    ChessClock simple = clock("60d5").started(T).pressed(at(8)).pressed(at(9)).pressed(at(11));
    ChessClock bronstein = clock("60b5").started(T).pressed(at(8)).pressed(at(9)).pressed(at(11));
    assertThat(bronstein.times(at(30))).isEqualTo(simple.times(at(30)));
  }

  @Test
  void delay_used_before_a_pause_is_used_after_it() {
    ChessClock clock = clock("60d5").started(T).stopped(at(4)).started(at(100));
    assertThat(white(clock, 101)).hasSeconds(60);
    assertThat(white(clock, 103)).hasSeconds(58);
  }

  @Test
  void time_saved_goes_over_into_the_next_period() {
    ChessClock clock = clock("2/100:50").started(T);
    clock = clock.pressed(at(10)).pressed(at(20)).pressed(at(30));
    assertThat(white(clock, 30)).hasSeconds(130);
    assertThat(black(clock, 30)).hasSeconds(90);
    assertThat(clock.pressed(at(40)).left(Colour.BLACK, at(40)).orElseThrow()).hasSeconds(130);
  }

  @Test
  void the_bonus_of_the_next_period_is_given_for_its_first_move() {
    ChessClock clock = clock("1/100:50+7").started(T).pressed(at(10));
    assertThat(white(clock, 10)).hasSeconds(147);
    assertThat(white(clock.pressed(at(20)).pressed(at(30)), 30)).hasSeconds(144);
  }

  @Test
  void a_last_period_with_moves_comes_again() {
    ChessClock clock = clock("1/10").started(T);
    clock = clock.pressed(at(1)).pressed(at(2)).pressed(at(3));
    assertThat(white(clock, 3)).hasSeconds(28);
  }

  @Test
  void the_flag_falls_when_the_last_millisecond_is_used() {
    ChessClock clock = clock("60").started(T);
    assertThat(clock.flagDown(Colour.WHITE, at(59.999))).isFalse();
    assertThat(clock.flagDown(Colour.WHITE, at(60))).isTrue();
    assertThat(clock.flagFallsAt()).contains(at(60));
    assertThat(clock.flagFell(Colour.WHITE, at(75))).contains(at(60));
  }

  @Test
  void a_flag_that_is_down_stays_down_and_gets_no_increment() {
    ChessClock clock = clock("60+5").started(T).pressed(at(70)).pressed(at(71));
    assertThat(white(clock, 72)).isZero();
    assertThat(clock.flagFell(Colour.WHITE, at(72))).contains(at(65));
  }

  @Test
  void nobody_is_charged_while_the_clock_is_stopped() {
    ChessClock clock = clock("60").started(T).stopped(at(10)).started(at(1000));
    assertThat(white(clock, 1005)).hasSeconds(45);
    assertThat(clock.stopped(at(1005)).flagFallsAt()).isEmpty();
  }

  @Test
  void setting_a_clock_puts_the_flag_up_again() {
    ChessClock clock = clock("60").started(T).set(Colour.WHITE, Duration.ofSeconds(30), at(80));
    assertThat(clock.flagDown(Colour.WHITE, at(80))).isFalse();
    assertThat(white(clock, 90)).hasSeconds(20);
  }

  @Test
  void time_is_added_to_what_is_left_and_taken_down_to_zero() {
    ChessClock clock = clock("60").started(T);
    assertThat(white(clock.added(Colour.WHITE, Duration.ofSeconds(7), at(10)), 12)).hasSeconds(55);
    assertThat(black(clock.added(Colour.BLACK, Duration.ofSeconds(7), at(10)), 12)).hasSeconds(67);
    assertThat(black(clock.added(Colour.BLACK, Duration.ofDays(-1), at(10)), 12)).isZero();
  }

  @Test
  void a_game_without_time_limit_has_no_times_and_no_flags() {
    ChessClock clock = clock("-").started(T).pressed(at(1e9));
    assertThat(clock.times(at(2e9))).isEqualTo(Times.UNTIMED);
    assertThat(clock.left(Colour.WHITE, at(2e9))).isEmpty();
    assertThat(clock.flagFallsAt()).isEmpty();
    assertThat(clock.flagDown(Colour.BLACK, at(2e9))).isFalse();
  }
}
