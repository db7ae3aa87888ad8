package org.jadoube.laws.rules.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.regulations.FlagWatch;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.regulations.Supervision;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FlagFallTest {
  private static final Duration MINUTE = Duration.ofMinutes(1);

  private static Session minute() {
    return Session.begun(Session.regulations("60"));
  }

  private static Session observe(Session session) {
    return session.act(Actor.CLOCK, new Act.ObserveFlag());
  }

  @Test
  void whites_clock_is_started_by_the_clock_or_the_arbiter() {
    for (Actor actor : List.of(Actor.CLOCK, Actor.ARBITER)) {
      Session session = Session.notBegun(Session.regulations("60"));
      session.act(new Act(actor, Session.START, new Act.Begin()));
      assertThat(session.game().phase()).isEqualTo(Phase.RUNNING);
      assertThat(session.game().clock().flagFallsAt()).contains(Session.START.plus(MINUTE));
    }
  }

  @Test
  void a_player_does_not_start_the_game() {
    Session session = Session.notBegun(Session.regulations("60"));
    session.act(new Act(Actor.WHITE, Session.START, new Act.Begin()));
    assertThat(session.objection()).isEqualTo(new Objection.NotForThisActor(Actor.WHITE));
  }

  @Test
  void a_game_begins_once() {
    Session session = minute();
    session.act(Actor.CLOCK, new Act.Begin());
    assertThat(session.objection()).isEqualTo(new Objection.GameBegunAlready());
  }

  @Test
  void an_observed_flag_loses() {
    Session session = observe(minute().moves("e2e4").wait(MINUTE));
    assertThat(session.game().result()).contains(Result.WHITE_WINS);
    assertThat(session.ruling().citation().article().number()).isEqualTo("6.9");
    assertThat(session.fact(Fact.TimeRanOut.class))
        .isEqualTo(new Fact.TimeRanOut(Colour.BLACK, Session.START.plusSeconds(61)));
    assertThat(session.fact(Fact.ClocksShowed.class).times()).isEqualTo(new Times(59_000, 0));
    assertThat(session.fact(Fact.MovesCompleted.class))
        .isEqualTo(new Fact.MovesCompleted(Colour.BLACK, 0, OptionalInt.empty()));
  }

  @Test
  void looking_at_a_flag_that_is_up_changes_nothing() {
    Session session = observe(minute());
    assertThat(session.events()).isEmpty();
    assertThat(session.last().refusal()).isEmpty();
  }

  @Test
  void a_move_after_the_flag_is_refused_and_the_game_is_over() {
    Session session = minute().wait(MINUTE).move("e2e4");
    assertThat(session.game().result()).contains(Result.BLACK_WINS);
    assertThat(session.events()).hasSize(1);
    assertThat(session.objection())
        .isEqualTo(new Objection.FlagHasFallen(Colour.WHITE, Session.START.plus(MINUTE)));
    assertThat(session.game().ply().number()).isZero();
  }

  @Test
  void a_move_in_the_last_millisecond_counts() {
    Session session = minute();
    session.act(
        new Act(
            Actor.WHITE, Session.START.plusMillis(59_999), new Act.Move(Session.attempt("e2e4"))));
    assertThat(session.last().refusal()).isEmpty();
    assertThat(session.game().phase()).isEqualTo(Phase.RUNNING);
  }

  @Test
  void mate_before_the_flag_stands() {
    Session session = minute().moves("f2f3", "e7e5", "g2g4");
    session.wait(Duration.ofMillis(57_999)).move("d8h4");
    assertThat(session.game().result()).contains(Result.BLACK_WINS);
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.CHECKMATE);
  }

  @Test
  void a_resignation_after_the_flag_comes_too_late() {
    Session session = minute().wait(MINUTE).resign(Actor.BLACK);
    assertThat(session.game().result()).contains(Result.BLACK_WINS);
    assertThat(session.objection()).isInstanceOf(Objection.FlagHasFallen.class);
  }

  @Test
  void a_player_claims_the_opponents_flag() {
    Session session = minute().wait(MINUTE);
    session.act(Actor.BLACK, new Act.ClaimFlag());
    assertThat(session.game().result()).contains(Result.BLACK_WINS);
    assertThat(session.last().refusal()).isEmpty();
  }

  @Test
  void claiming_a_flag_that_is_up_is_refused() {
    Session session = minute();
    session.act(Actor.BLACK, new Act.ClaimFlag());
    assertThat(session.objection())
        .isEqualTo(new Objection.FlagNotFallen(Colour.WHITE, Optional.of(Duration.ofSeconds(59))));
    assertThat(session.refusal().citation().article().number()).isEqualTo("6.8");
  }

  @Test
  void there_is_no_flag_without_a_time_limit() {
    Session session = Session.begun(Session.regulations("-")).wait(Duration.ofDays(3000));
    session.act(Actor.BLACK, new Act.ClaimFlag());
    assertThat(session.objection()).isEqualTo(new Objection.NoTimeAllotted());
  }

  @ParameterizedTest
  @CsvSource({"2005", "2009", "2014", "2018", "2023"})
  void a_flag_draws_if_the_opponent_can_never_mate(int year) {
    Edition edition = Edition.named(String.valueOf(year)).orElseThrow();
    Regulations regulations =
        Session.regulations("7200")
            .with(edition)
            .with(Session.fen("4k3/8/8/8/8/8/8/4K2R w - - 0 1"));
    Session session = observe(Session.begun(regulations).wait(Duration.ofHours(2)));
    assertThat(session.game().result()).contains(Result.DRAW);
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.FLAG_FALL_UNWINNABLE);
    assertThat(session.ruling().citation().article().number()).isEqualTo("6.9");
  }

  @Test
  void where_the_exception_stays_undecided_the_flag_decides_and_the_ruling_says_so() {
    Session session = observe(minute().wait(MINUTE));
    assertThat(session.ruling().facts())
        .anyMatch(fact ->
            fact instanceof Fact.CheckmateUndecided(Colour player, _) && player == Colour.BLACK
                || fact instanceof Fact.CanCheckmate(Colour winner, _) && winner == Colour.BLACK);
  }

  @Test
  void a_period_completed_in_time_gives_the_time_of_the_next() {
    Session session = Session.begun(Session.regulations("2/60:300")).moves("e2e4", "e7e5");
    session.wait(Duration.ofSeconds(40)).moves("g1f3");
    assertThat(session.left(Colour.WHITE)).hasSeconds(318);
    observe(session.wait(MINUTE));
    assertThat(session.fact(Fact.MovesCompleted.class))
        .isEqualTo(new Fact.MovesCompleted(Colour.BLACK, 1, OptionalInt.of(2)));
  }

  @Test
  void without_automatic_watch_a_result_before_the_flag_is_noticed_stands() {
    Regulations regulations = Session.regulations("60").with(FlagWatch.BY_CLAIM);
    Session session = Session.begun(regulations).moves("f2f3", "e7e5", "g2g4");
    session.wait(Duration.ofMinutes(5)).move("d8h4");
    assertThat(session.game().result()).contains(Result.BLACK_WINS);
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.CHECKMATE);
  }

  @Test
  void without_automatic_watch_the_flag_that_fell_first_loses() {
    Regulations regulations =
        Session.regulations("60").with(Supervision.ADEQUATE).with(FlagWatch.BY_CLAIM);
    Session session = Session.begun(regulations).wait(MINUTE).moves("e2e4").wait(MINUTE);
    session.act(Actor.WHITE, new Act.ClaimFlag());
    assertThat(session.game().result()).contains(Result.BLACK_WINS);
  }

  @Test
  void only_the_arbiter_or_the_clock_observes() {
    Session session = minute();
    session.act(Actor.WHITE, new Act.ObserveFlag());
    assertThat(session.objection()).isEqualTo(new Objection.NotForThisActor(Actor.WHITE));
    session.act(Actor.ARBITER, new Act.ClaimFlag());
    assertThat(session.objection()).isEqualTo(new Objection.NotForThisActor(Actor.ARBITER));
  }
}
