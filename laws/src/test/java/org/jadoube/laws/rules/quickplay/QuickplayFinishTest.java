package org.jadoube.laws.rules.quickplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.QuickplayAct;
import org.jadoube.laws.act.QuickplayGround;
import org.jadoube.laws.act.QuickplayVerdict;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.DrawOffer;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.QuickplayObjection;
import org.jadoube.laws.refusal.ScoresheetObjection;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.regulations.Supervision;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class QuickplayFinishTest {
  private static final Set<QuickplayGround> CANNOT_WIN = EnumSet.of(QuickplayGround.CANNOT_WIN);

  private static Regulations regulations(int year) {
    Edition edition = Edition.named(String.valueOf(year)).orElseThrow();
    return Session.regulations("7200")
        .with(edition)
        .withArbiter(true)
        .with(Arrangement.QUICKPLAY_GUIDELINES);
  }

  /// White is on the move with a little less than two minutes.
  private static Session shortOfTime(Regulations regulations) {
    return Session.begun(regulations).wait(Duration.ofSeconds(7090));
  }

  private static Session claim(Session session, Set<QuickplayGround> grounds) {
    return session.act(
        Actor.player(session.game().turn()), new QuickplayAct.ClaimQuickplayDraw(grounds));
  }

  private static Session decide(Session session, QuickplayVerdict verdict, boolean gains) {
    return session.act(Actor.ARBITER, new QuickplayAct.DecideQuickplayClaim(verdict, gains));
  }

  private static Session resume(Session session) {
    return session.act(Actor.ARBITER, new Act.Resume());
  }

  /// [Rule#QUICKPLAY_CLAIM], [Rule#QUICKPLAY_CLAIM_UPHELD]
  @ParameterizedTest
  @CsvSource({"2005, 10.2a", "2009, 10.2a", "2014, G.5a", "2018, III.5.1", "2023, III.5.1"})
  void a_claim_that_the_arbiter_agrees_with_draws(int year, String article) {
    Session session = claim(shortOfTime(regulations(year)), CANNOT_WIN);
    assertThat(session.game().phase()).isEqualTo(Phase.PAUSED);
    decide(session, QuickplayVerdict.UPHELD, false);
    assertThat(session.game().result()).contains(Result.DRAW);
    assertThat(session.ruling().citation().article().number()).isEqualTo(article);
  }

  /// [Rule#QUICKPLAY_CLAIM_REJECTED]
  @Test
  void a_rejected_claim_gives_the_opponent_two_minutes() {
    Session session =
        decide(claim(shortOfTime(regulations(2023)), CANNOT_WIN), QuickplayVerdict.REJECTED, false);
    assertThat(session.left(Colour.BLACK)).hasSeconds(7200 + 120);
    resume(session).moves("e2e4");
    assertThat(decide(session, QuickplayVerdict.UPHELD, false).objection())
        .isEqualTo(new QuickplayObjection.NothingToDecide());
  }

  /// [Rule#QUICKPLAY_CLAIM_POSTPONED]
  @Test
  void a_postponed_claim_is_decided_after_the_flag() {
    Session session =
        decide(claim(shortOfTime(regulations(2023)), CANNOT_WIN), QuickplayVerdict.POSTPONED, true);
    assertThat(session.left(Colour.BLACK)).hasSeconds(7200 + 120);
    resume(session).wait(Duration.ofMinutes(3));
    session.act(Actor.CLOCK, new Act.ObserveFlag());
    assertThat(session.game().result()).contains(Result.BLACK_WINS);
    decide(session, QuickplayVerdict.UPHELD, false);
    assertThat(session.game().result()).contains(Result.DRAW);
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.QUICKPLAY_CLAIM_DECIDED_LATER);
  }

  @Test
  void a_postponed_claim_does_not_undo_a_resignation() {
    Session session =
        decide(
            claim(shortOfTime(regulations(2023)), CANNOT_WIN), QuickplayVerdict.POSTPONED, false);
    resume(session).resign(Actor.WHITE);
    assertThat(decide(session, QuickplayVerdict.UPHELD, false).objection())
        .isEqualTo(new QuickplayObjection.NothingToDecide());
  }

  @ParameterizedTest
  @CsvSource({"2005, true", "2009, true", "2014, false", "2018, false", "2023, false"})
  void before_2014_a_claim_was_an_offer(int year, boolean offers) {
    Session session = claim(shortOfTime(regulations(year)), CANNOT_WIN);
    assertThat(session.game().openOffer().isPresent()).isEqualTo(offers);
  }

  /// [Rule#QUICKPLAY_IF_ANNOUNCED]
  @ParameterizedTest
  @CsvSource({"2005, true", "2009, true", "2014, false", "2018, false", "2023, false"})
  void since_2014_the_event_must_have_announced_it(int year, boolean applies) {
    Session session = claim(shortOfTime(regulations(year).with(new Arrangement[0])), CANNOT_WIN);
    assertThat(session.last().refusal().isEmpty()).isEqualTo(applies);
    if (!applies) {
      assertThat(session.objection()).isEqualTo(new QuickplayObjection.QuickplayNotAnnounced());
    }
  }

  /// [Rule#QUICKPLAY_NOT_IN_BLITZ]
  @ParameterizedTest
  @CsvSource({"2009, true", "2014, false", "2018, false", "2023, false"})
  void supervised_blitz_had_it_only_before_2014(int year, boolean applies) {
    Regulations blitz =
        regulations(year)
            .with(Supervision.ADEQUATE)
            .with(TimeControl.of(Duration.ofMinutes(5), Duration.ZERO));
    Session session = claim(Session.begun(blitz).wait(Duration.ofSeconds(200)), CANNOT_WIN);
    assertThat(session.last().refusal().isEmpty()).isEqualTo(applies);
  }

  @Test
  void there_must_be_less_than_two_minutes_left() {
    Session session = claim(Session.begun(regulations(2023)), CANNOT_WIN);
    assertThat(session.objection())
        .isEqualTo(new QuickplayObjection.TooMuchTimeLeft(Duration.ofSeconds(7199)));
  }

  /// [Rule#QUICKPLAY_FINISH]
  @ParameterizedTest
  @ValueSource(strings = {"7200+5", "7200d5", "40/7200"})
  void with_time_for_each_move_or_a_count_of_moves_it_is_no_quickplay_finish(String control) {
    Regulations other = regulations(2023).with(TimeControl.read(control).orThrow());
    assertThat(claim(shortOfTime(other), CANNOT_WIN).objection())
        .isEqualTo(new QuickplayObjection.NoQuickplayFinish());
  }

  @Test
  void a_claim_needs_a_ground_a_player_and_the_move() {
    Session session = shortOfTime(regulations(2023));
    assertThat(claim(session, Set.of()).objection()).isEqualTo(new Objection.OutOfRange());
    session.act(Actor.BLACK, new QuickplayAct.ClaimQuickplayDraw(CANNOT_WIN));
    assertThat(session.objection()).isEqualTo(new Objection.NotHavingTheMove(Colour.WHITE));
    session.act(Actor.ARBITER, new QuickplayAct.ClaimQuickplayDraw(CANNOT_WIN));
    assertThat(session.objection())
        .isEqualTo(new Objection.NotForThisActor(Actor.ARBITER, Entitled.PLAYER_IN_PERSON));
  }

  private static Session request(Session session, boolean asDelay) {
    return session.act(
        Actor.player(session.game().turn()), new QuickplayAct.RequestIncrement(asDelay));
  }

  private static Session answer(Session session, boolean granted) {
    return session.act(Actor.ARBITER, new QuickplayAct.AnswerIncrementRequest(granted));
  }

  /// [Rule#INCREMENT_INTRODUCED]
  @ParameterizedTest
  @CsvSource({"2014, G.4", "2018, III.4", "2023, III.4"})
  void five_seconds_a_move_come_once_the_offer_is_refused(int year, String article) {
    Session session =
        request(
            shortOfTime(regulations(year).with(Session.fen("4k3/p7/8/8/8/8/7P/4K3 w - - 0 1"))),
            false);
    assertThat(session.game().openOffer().map(DrawOffer::by)).contains(Colour.WHITE);
    assertThat(answer(session, true).objection()).isEqualTo(new Objection.OfferOpen(Colour.WHITE));
    answer(session.decline(Actor.BLACK), true);
    assertThat(session.ruling().citation().article().number()).isEqualTo(article);
    assertThat(session.left(Colour.BLACK)).hasSeconds(7200 + 120);
    Duration before = session.left(Colour.WHITE);
    session.moves("e1e2");
    assertThat(session.left(Colour.WHITE)).isEqualTo(before.plusSeconds(5 - 1));
    assertThat(claim(session.moves("e8e7"), CANNOT_WIN).objection())
        .isEqualTo(new QuickplayObjection.NoQuickplayFinish());
  }

  @Test
  void the_request_may_be_for_a_delay_and_may_be_turned_down() {
    Session session =
        answer(request(shortOfTime(regulations(2023)), true).decline(Actor.BLACK), true);
    assertThat(session.ruling().consequences().getFirst())
        .isEqualTo(new Consequence.BonusIntroduced(Duration.ofSeconds(5), true));
    Session other = answer(request(shortOfTime(regulations(2023)), false), false);
    assertThat(other.events().getFirst()).isInstanceOf(Event.IncrementRefused.class);
    assertThat(claim(other, CANNOT_WIN).last().refusal()).isEmpty();
  }

  @Test
  void before_2014_there_was_no_such_request() {
    assertThat(request(shortOfTime(regulations(2009)), false).objection())
        .isEqualTo(new Objection.NotInThisEdition(Rule.INCREMENT_REQUESTED));
  }

  /// [Rule#QUICKPLAY_WITHOUT_ARBITER], [Rule#QUICKPLAY_FINAL_POSITION]
  @ParameterizedTest
  @CsvSource({"2009, D.1", "2014, G.6a", "2018, III.6.1", "2023, III.6.1"})
  void without_an_arbiter_the_claim_ends_the_game(int year, String article) {
    Session session = claim(shortOfTime(regulations(year).withArbiter(false)), CANNOT_WIN);
    assertThat(session.events().getFirst().citation().article().number()).isEqualTo(article);
    assertThat(resume(session).objection()).isEqualTo(new QuickplayObjection.EndedByClaim());
    session.act(Actor.BLACK, new QuickplayAct.VerifyQuickplayClaim(true));
    assertThat(session.last().refusal()).isEmpty();
    decide(session, QuickplayVerdict.REJECTED, false);
    assertThat(session.game().result()).contains(Result.BLACK_WINS);
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.QUICKPLAY_REFERRED);
  }

  /// [Rule#QUICKPLAY_NO_EFFORT]
  @Test
  void who_claims_that_no_effort_is_made_hands_in_a_complete_score() {
    Regulations regulations =
        regulations(2023)
            .withArbiter(false)
            .with(Arrangement.QUICKPLAY_GUIDELINES, Arrangement.SCORES_KEPT_BY_PLAYERS);
    Session session = shortOfTime(regulations).moves("e2e4").wait(Duration.ofSeconds(7090));
    assertThat(claim(session, EnumSet.of(QuickplayGround.NO_EFFORT)).objection())
        .isEqualTo(new ScoresheetObjection.ScoresheetIncomplete(Colour.BLACK, 1));
  }

  /// [Rule#QUICKPLAY_DECISION_FINAL]
  @Test
  void decisions_of_2009_cannot_be_appealed_against() {
    for (int year : new int[] {2009, 2014}) {
      Session session =
          decide(claim(shortOfTime(regulations(year)), CANNOT_WIN), QuickplayVerdict.UPHELD, false);
      session.act(Actor.BLACK, new ConductAct.Appeal());
      assertThat(session.last().refusal().isPresent()).isEqualTo(year == 2009);
    }
  }
}
