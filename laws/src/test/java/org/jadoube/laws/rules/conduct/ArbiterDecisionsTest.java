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
import org.jadoube.laws.event.ConductFact;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.refusal.ConductObjection;
import org.jadoube.laws.refusal.Objection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ArbiterDecisionsTest {
  private static Session penalise(Session session, Penalty penalty) {
    return session.act(Actor.ARBITER, new Act.Penalise(Colour.WHITE, penalty));
  }

  private static Session decide(Session session, Result result, Rule basis) {
    return session.act(Actor.ARBITER, new Act.DecideResult(result, basis));
  }

  private static Session in(int year) {
    Edition edition = Edition.named(String.valueOf(year)).orElseThrow();
    return Session.begun(Session.regulations("300").with(edition));
  }

  @Test
  void the_arbiter_gives_time_after_a_disturbance() {
    Session session = Session.standard();
    session.act(Actor.ARBITER, new Act.AwardTime(Colour.BLACK, Duration.ofMinutes(3)));
    assertThat(session.left(Colour.BLACK)).hasSeconds(5430 + 180);
    assertThat(session.ruling().citation().article().number()).isEqualTo("12.5");
  }

  @Test
  void the_reason_for_a_result_stays_in_the_record_whether_or_not_it_is_against_the_record() {
    Session session = Session.standard();
    session.act(
        Actor.ARBITER,
        new Act.DecideResult(
            Result.DRAW, Basis.of(Rule.ARBITER_OVERRULES), Optional.of("agreed at the board")));
    assertThat(session.ruling().facts())
        .contains(new ConductFact.ReasonGiven("agreed at the board"));
  }

  @Test
  void penalties_change_the_clocks() {
    Session session = in(2023);
    penalise(session, new Penalty.MoreTimeForOpponent(Duration.ofMinutes(2)));
    assertThat(session.left(Colour.BLACK)).hasSeconds(420);
    penalise(session, new Penalty.LessTime(Duration.ofMinutes(1)));
    assertThat(session.left(Colour.WHITE)).hasSeconds(238);
    assertThat(session.ruling().citation().article().number()).isEqualTo("12.9.3");
  }

  @Test
  void a_clock_does_not_go_below_zero() {
    Session session = penalise(in(2023), new Penalty.LessTime(Duration.ofHours(1)));
    assertThat(session.left(Colour.WHITE)).isZero();
  }

  @Test
  void a_game_declared_lost_leaves_the_opponents_score_to_the_arbiter() {
    Session session = penalise(in(2023), new Penalty.LossOfGame(Result.Score.DRAW));
    assertThat(session.game().result().orElseThrow()).hasToString("0-1/2");
  }

  @ParameterizedTest
  @CsvSource({"2005, false", "2009, false", "2014, true", "2018, true", "2023, true"})
  void fines_came_in_2014(int year, boolean allowed) {
    Session session = penalise(in(year), new Penalty.Fine("20 EUR"));
    assertThat(session.last().refusal().isEmpty()).isEqualTo(allowed);
    if (!allowed) {
      assertThat(session.objection()).isEqualTo(new Objection.NotInThisEdition(Rule.PENALTY_FINE));
    }
  }

  @ParameterizedTest
  @CsvSource({"2005, false", "2009, false", "2014, false", "2018, true", "2023, true"})
  void exclusion_from_rounds_came_in_2018(int year, boolean allowed) {
    Session session = penalise(in(year), new Penalty.Exclusion(2));
    assertThat(session.last().refusal().isEmpty()).isEqualTo(allowed);
  }

  @Test
  void exclusion_is_for_one_round_at_least() {
    assertThat(penalise(in(2023), new Penalty.Exclusion(0)).objection())
        .isEqualTo(new Objection.OutOfRange());
  }

  @Test
  void players_penalise_nobody() {
    Session session = in(2023);
    session.act(Actor.BLACK, new Act.Penalise(Colour.WHITE, new Penalty.Warning()));
    assertThat(session.objection()).isEqualTo(new Objection.NotForThisActor(Actor.BLACK));
  }

  @Test
  void the_arbiter_decides_and_names_the_rule() {
    Session session = decide(in(2023), Result.BOTH_LOSE, Rule.BOTH_REFUSE);
    assertThat(session.game().result()).contains(Result.BOTH_LOSE);
    assertThat(session.ruling().citation().article().number()).isEqualTo("11.8");
  }

  @Test
  void the_arbiters_result_takes_the_place_of_another() {
    Session session = in(2023).resign(Actor.WHITE);
    decide(session, Result.DRAW, Rule.ARBITER_OVERRULES);
    assertThat(session.game().result()).contains(Result.DRAW);
    assertThat(session.fact(Fact.ArbiterDecided.class).instead())
        .isEqualTo(Optional.of(Result.BLACK_WINS));
  }

  @Test
  void a_game_not_played_is_forfeited() {
    Session session = Session.notBegun(Session.regulations("300"));
    decide(session, Result.forfeitedBy(Colour.BLACK), Rule.DEFAULT_TIME);
    assertThat(session.game().result().orElseThrow()).hasToString("+/-");
  }

  @Test
  void more_than_a_game_is_worth_cannot_be_given() {
    Result both = new Result(Result.Score.WIN, Result.Score.DRAW, false);
    assertThat(decide(in(2023), both, Rule.ARBITER_OVERRULES).objection())
        .isEqualTo(new ConductObjection.OverTheMaximum(both));
    assertThat(decide(in(2014), both, Rule.ARBITER_OVERRULES).game().result()).contains(both);
  }

  @Test
  void a_rule_the_edition_does_not_have_is_no_basis() {
    assertThat(decide(in(2009), Result.DRAW, Rule.FIVEFOLD_REPETITION).objection())
        .isEqualTo(new Objection.NotInThisEdition(Rule.FIVEFOLD_REPETITION));
  }
}
