package org.jadoube.laws.rules.moving;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.OverTheBoard;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.Irregularity;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.Penalty;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.event.ClockEvent;
import org.jadoube.laws.event.Completion;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.OfferMoment;
import org.jadoube.laws.game.DrawOffer;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.FlagWatch;
import org.jadoube.laws.regulations.Supervision;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Moves made and moves completed, arrivals, and the arbiter's hand on the clock.
final class PressingTest {
  @Test
  void the_players_own_time_runs_until_the_clock_is_pressed() {
    OverTheBoard table = OverTheBoard.newest().byHand("e2e4");
    table.session().wait(Duration.ofSeconds(10));
    table.press(Colour.WHITE);
    assertThat(table.session().left(Colour.WHITE))
        .isEqualTo(Duration.ofSeconds(5400 + 30 - 14 + 30));
  }

  @Test
  void the_clock_may_be_pressed_after_the_opponents_reply() {
    OverTheBoard table = OverTheBoard.newest().byHand("e2e4").byHand("e7e5");
    table.press(Colour.BLACK);
    assertThat(table.session().events())
        .singleElement()
        .isInstanceOf(ClockEvent.PressedWithoutEffect.class);
    table.press(Colour.WHITE).press(Colour.BLACK);
    assertThat(completed(table, Colour.WHITE)).isEqualTo(1);
    assertThat(completed(table, Colour.BLACK)).isEqualTo(1);
    assertThat(table.game().clock().turn()).isEqualTo(Colour.WHITE);
  }

  @ParameterizedTest(name = "{0}: {1} completed without pressing")
  @CsvSource({"2005, 0", "2009, 0", "2014, 1", "2018, 1", "2023, 1"})
  void the_next_move_completes_the_one_before_since_2014(String year, int moves) {
    OverTheBoard table = OverTheBoard.in(Edition.named(year).orElseThrow());
    table.byHand("e2e4").byHand("e7e5").byHand("g1f3");
    assertThat(completed(table, Colour.WHITE)).isEqualTo(moves);
    assertThat(table.session().left(Colour.WHITE)).isEqualTo(Duration.ofSeconds(5400 + 30 - 9));
  }

  @Test
  void an_offer_before_pressing_goes_with_the_move() {
    OverTheBoard table = OverTheBoard.newest().byHand("e2e4");
    table.session().offer(Actor.WHITE);
    assertThat(table.game().openOffer().map(DrawOffer::moment)).contains(OfferMoment.WITH_THE_MOVE);
  }

  @Test
  void a_flag_that_falls_before_pressing_loses() {
    OverTheBoard table =
        OverTheBoard.begun(Session.regulations("60").withArbiter(true)).byHand("e2e4");
    table.session().wait(Duration.ofMinutes(2));
    table.press(Colour.WHITE);
    assertThat(table.game().result()).contains(Result.BLACK_WINS);
  }

  @Test
  void mate_needs_no_clock() {
    OverTheBoard table = OverTheBoard.newest().moves("f2f3", "e7e5", "g2g4").byHand("d8h4");
    assertThat(table.game().result()).contains(Result.BLACK_WINS);
    assertThat(table.game().moves().getLast().completion()).isEqualTo(Completion.ENDS_THE_GAME);
  }

  @Test
  void mate_ends_the_game_even_while_the_opponents_clock_runs() {
    OverTheBoard table = OverTheBoard.newest().moves("f2f3", "e7e5").byHand("g2g4").byHand("d8h4");
    assertThat(table.game().result()).contains(Result.BLACK_WINS);
    assertThat(completed(table, Colour.BLACK)).isEqualTo(2);
  }

  @Test
  void pressing_with_the_other_hand_is_noted() {
    OverTheBoard table = OverTheBoard.newest().byHand("e2e4");
    table.act(Actor.WHITE, new ClockAct.Press(true));
    assertThat(table.session().events())
        .extracting(Event::getClass)
        .hasToString(
            "[class org.jadoube.laws.event.ClockEvent$ClockMishandled, "
                + "class org.jadoube.laws.event.ClockEvent$ClockPressed]");
    assertThat(table.game().clock().turn()).isEqualTo(Colour.BLACK);
  }

  /// White has moved, and upset a knight before pressing the clock.
  private static OverTheBoard afterUpsettingAKnight() {
    OverTheBoard table = OverTheBoard.newest().byHand("e2e4");
    return table.act(
        Actor.WHITE,
        new BoardAct.Displace(Session.square("g1"), Optional.of(Session.square("h3"))));
  }

  @Test
  void displaced_pieces_are_put_back_on_the_players_own_time() {
    OverTheBoard table = afterUpsettingAKnight();
    table.act(Actor.WHITE, new BoardAct.PutBack()).press(Colour.WHITE);
    assertThat(table.board()).isEqualTo(table.game().position().board());
    assertThat(table.game().clock().turn()).isEqualTo(Colour.BLACK);
  }

  @Test
  void pressing_before_putting_displaced_pieces_back_leaves_them_to_be_found() {
    OverTheBoard table = afterUpsettingAKnight();
    table.press(Colour.WHITE);
    assertThat(table.game().clock().turn()).isEqualTo(Colour.BLACK);
    assertThat(table.board()).isNotEqualTo(table.game().position().board());
    table.report(Actor.BLACK, Irregularity.DISPLACED_PIECES);
    assertThat(table.board()).isEqualTo(table.game().position().board());
  }

  @ParameterizedTest(name = "{0}: after {1} minutes {2}")
  @CsvSource({
    "2023, 0, 1, -/+",
    "2023, 15, 10, none",
    "2023, 15, 16, -/+",
    "2005, 60, 59, none",
    "2005, 60, 61, -/+"
  })
  void who_arrives_after_the_default_time_loses(
      String year, int defaultMinutes, int minutes, String result) {
    OverTheBoard table = withDefault(year, defaultMinutes);
    table.act(new Act(Actor.BLACK, Session.START, new ClockAct.Arrive()));
    table.session().wait(Duration.ofMinutes(minutes));
    table.act(Actor.WHITE, new ClockAct.Arrive());
    assertThat(table.game().result().map(Result::toString).orElse("none")).isEqualTo(result);
  }

  @Test
  void nobody_there_is_lost_by_both() {
    OverTheBoard table = withDefault("2023", 0);
    table.act(Actor.ARBITER, new ClockAct.ObserveAbsence());
    assertThat(table.game().result().map(Result::toString)).contains("-/-");
  }

  @Test
  void white_loses_the_time_until_arriving() {
    OverTheBoard table = withDefault("2023", 30);
    table.session().wait(Duration.ofMinutes(5));
    table.act(Actor.WHITE, new ClockAct.Arrive());
    assertThat(table.session().left(Colour.WHITE)).isEqualTo(Duration.ofSeconds(5430 - 301));
  }

  @Test
  void it_is_too_early_to_look_who_is_absent() {
    OverTheBoard table = withDefault("2023", 30);
    table.act(Actor.ARBITER, new ClockAct.ObserveAbsence());
    assertThat(table.session().objection())
        .isEqualTo(new BoardObjection.DefaultTimeNotOver(Session.START.plusSeconds(1800)));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({"2005, true", "2009, false", "2014, true", "2018, true", "2023, true"})
  void the_arbiter_may_admit_a_late_player(String year, boolean may) {
    OverTheBoard table = withDefault(year, 0);
    table.act(Actor.ARBITER, new ClockAct.Admit(Colour.WHITE));
    table.act(Actor.WHITE, new ClockAct.Arrive());
    assertThat(table.game().result().isEmpty()).isEqualTo(may);
  }

  private static OverTheBoard withDefault(String year, int minutes) {
    return OverTheBoard.begun(
        Session.regulations("5400+30")
            .with(Edition.named(year).orElseThrow())
            .withDefaultTime(Duration.ofMinutes(minutes))
            .withArbiter(true));
  }

  @Test
  void a_defective_clock_is_replaced() {
    OverTheBoard table = OverTheBoard.newest();
    table.act(
        Actor.ARBITER, new ClockAct.ReplaceClock(Duration.ofMinutes(50), Duration.ofMinutes(40)));
    assertThat(table.session().left(Colour.WHITE)).isEqualTo(Duration.ofMinutes(50));
    assertThat(table.session().left(Colour.BLACK)).isEqualTo(Duration.ofMinutes(40));
    assertThat(table.session().ruling().citation().article().number()).isEqualTo("6.10.1");
  }

  @Test
  void the_move_counter_decides_when_a_period_is_over() {
    OverTheBoard table = OverTheBoard.begun(Session.regulations("40/5400:1800").withArbiter(true));
    table.act(Actor.ARBITER, new ClockAct.SetMoveCounter(Colour.WHITE, 39));
    table.moves("e2e4");
    assertThat(table.session().left(Colour.WHITE)).isGreaterThan(Duration.ofMinutes(110));
  }

  @ParameterizedTest(name = "{0} {1}: {2}")
  @CsvSource({
    "2009, 2/60:60, none",
    "2009, 60, 1/2-1/2",
    "2014, 60, 1/2-1/2",
    "2023, 660, 1/2-1/2"
  })
  void two_flags_of_which_nobody_knows_the_first(String year, String control, String result) {
    OverTheBoard table =
        OverTheBoard.begun(
            Session.regulations(control)
                .with(Edition.named(year).orElseThrow())
                .with(Supervision.ADEQUATE)
                .with(FlagWatch.BY_CLAIM)
                .with(Arrangement.QUICKPLAY_GUIDELINES)
                .withArbiter(true));
    table.session().wait(Duration.ofMinutes(12));
    table.moves("e2e4");
    table.session().wait(Duration.ofMinutes(12));
    table.act(Actor.ARBITER, new ClockAct.FindBothFlagsDown());
    assertThat(table.session().last().refusal()).isEmpty();
    assertThat(table.game().result().map(Result::toString).orElse("none")).isEqualTo(result);
  }

  @Test
  void stopping_the_clocks_without_reason_is_penalised() {
    OverTheBoard table = OverTheBoard.newest();
    table.act(Actor.WHITE, new Act.Pause(PauseReason.ASSISTANCE));
    table.act(Actor.ARBITER, new ClockAct.RejectPause(Colour.WHITE, new Penalty.Warning()));
    assertThat(table.session().events()).hasSize(2);
    assertThat(table.session().ruling().consequences())
        .containsExactly(new Consequence.Warned(Colour.WHITE));
  }

  private static int completed(OverTheBoard table, Colour colour) {
    return table.game().clock().face(colour).period().completed();
  }
}
