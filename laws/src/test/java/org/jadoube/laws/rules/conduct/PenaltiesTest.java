package org.jadoube.laws.rules.conduct;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Basis;
import org.jadoube.laws.act.Penalty;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.refusal.ConductObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.ScoresheetObjection;
import org.jadoube.laws.regulations.Scoring;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PenaltiesTest {
  private static Session in(int year) {
    Edition edition = Edition.named(String.valueOf(year)).orElseThrow();
    return Session.begun(Session.regulations("300").with(edition));
  }

  private static Session penalise(Session session, Penalty penalty) {
    return session.act(Actor.ARBITER, new Act.Penalise(Colour.WHITE, penalty));
  }

  private static Session drawn(int year) {
    return in(year).moves("e2e4", "e7e5").offer(Actor.WHITE).accept(Actor.BLACK);
  }

  /// [Rule#PENALTY_MORE_POINTS_FOR_OPPONENT]
  @ParameterizedTest
  @CsvSource({"2005, true", "2009, true", "2014, true", "2018, false", "2023, false"})
  void more_points_for_the_opponent_reach_the_maximum_of_the_game(int year, boolean given) {
    Session session = penalise(drawn(year), new Penalty.MorePointsForOpponent());
    assertThat(session.last().refusal().isEmpty()).isEqualTo(given);
    if (!given) {
      assertThat(session.objection()).isInstanceOf(ConductObjection.OverTheMaximum.class);
    }
  }

  /// [Rule#PENALTY_FEWER_POINTS]
  @ParameterizedTest
  @CsvSource({"2005, 13.4e", "2009, 13.4e", "2014, 12.9e", "2018, 12.9.5", "2023, 12.9.5"})
  void fewer_points_for_the_offender_then_more_for_the_opponent(int year, String article) {
    Session session = penalise(drawn(year), new Penalty.FewerPoints(Result.Score.LOSS));
    assertThat(session.game().result().orElseThrow()).hasToString("0-1/2");
    assertThat(session.ruling().citation().article().number()).isEqualTo(article);
    penalise(session, new Penalty.MorePointsForOpponent());
    assertThat(session.game().result()).contains(Result.BLACK_WINS);
  }

  @Test
  void points_change_only_once_there_are_any() {
    assertThat(penalise(in(2023), new Penalty.FewerPoints(Result.Score.LOSS)).objection())
        .isEqualTo(new ScoresheetObjection.GameNotOver());
  }

  @Test
  void a_finished_game_can_still_cost_a_warning_but_no_time() {
    Session session = penalise(drawn(2023), new Penalty.Warning());
    assertThat(session.ruling().consequences())
        .containsExactly(new Consequence.Warned(Colour.WHITE));
    assertThat(penalise(session, new Penalty.LessTime(Duration.ofMinutes(1))).objection())
        .isInstanceOf(Objection.GameOver.class);
  }

  /// [Rule#CONDUCT_PENALISED]
  @Test
  void a_penalty_names_what_was_broken() {
    Session session = in(2023);
    session.act(
        Actor.ARBITER,
        new Act.Penalise(
            Colour.WHITE,
            new Penalty.Warning(),
            Optional.of(Basis.of(Rule.DRAW_OFFER_AT_WRONG_MOMENT))));
    assertThat(session.fact(Fact.Under.class).citation().rule())
        .isEqualTo(Rule.DRAW_OFFER_AT_WRONG_MOMENT);
    penalise(session, new Penalty.Warning());
    assertThat(session.fact(Fact.Under.class).citation().article().number()).isEqualTo("11.6");
  }

  @ParameterizedTest
  @CsvSource({"BOTH_REFUSE, 1-0", "REFUSAL_TO_COMPLY, 1/2-1/2", "STALEMATE, 1-0"})
  void a_rule_does_not_lead_to_any_result(Rule basis, String result) {
    Session session = in(2023);
    Result given = result.equals("1-0") ? Result.WHITE_WINS : Result.DRAW;
    session.act(Actor.ARBITER, new Act.DecideResult(given, basis));
    assertThat(session.objection()).isInstanceOf(ConductObjection.NotUnderThisRule.class);
  }

  /// [Rule#POINTS]
  @Test
  void a_forfeit_may_be_worth_less_than_a_loss() {
    Scoring scoring = new Scoring(6, 4, 2, java.util.OptionalInt.of(0));
    assertThat(scoring.halves(Result.BLACK_WINS, Colour.WHITE)).isEqualTo(2);
    assertThat(scoring.halves(Result.forfeitedBy(Colour.WHITE), Colour.WHITE)).isZero();
  }
}
