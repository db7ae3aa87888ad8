package org.jadoube.laws.rules.adjournment;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.act.EnvelopeLabel;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.AdjournmentEvent;
import org.jadoube.laws.event.ConductFact;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Envelope;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.AdjournmentObjection;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AdjournmentTest {
  private static final Set<Colour> BOTH = EnumSet.allOf(Colour.class);
  private static final Set<Colour> NOBODY = EnumSet.noneOf(Colour.class);
  private static final Set<Colour> WHITE_ONLY = EnumSet.of(Colour.WHITE);
  private static final Set<Colour> BLACK_ONLY = EnumSet.of(Colour.BLACK);
  private static final Duration DEFAULT_TIME = Duration.ofMinutes(30);

  private static Session in(int year) {
    Edition edition = Edition.named(String.valueOf(year)).orElseThrow();
    return Session.begun(
        Session.regulations("7200+10").with(edition).withDefaultTime(DEFAULT_TIME));
  }

  private static Session order(Session session) {
    return session.act(Actor.ARBITER, new AdjournmentAct.OrderSealing(Optional.empty()));
  }

  private static Session seal(Session session, String text) {
    return session.act(
        Actor.player(session.game().turn()), new AdjournmentAct.SealMove(text, Optional.empty()));
  }

  private static Session close(Session session) {
    return session.act(Actor.player(session.game().turn()), new AdjournmentAct.CloseEnvelope());
  }

  /// A game in which White, to move at the start, has sealed this.
  private static Session adjourned(Session session, String text) {
    return close(seal(order(session), text)).wait(Duration.ofHours(12));
  }

  private static Session resume(Session session, Set<Colour> present) {
    return session.act(Actor.ARBITER, new AdjournmentAct.BeginResumption(present));
  }

  private static Session arrive(Session session, Actor by) {
    return session.act(by, new AdjournmentAct.ArriveForResumption());
  }

  /// [Rule#SEALING], [Rule#SEALED_MOVE_CHANGEABLE]
  @ParameterizedTest
  @CsvSource({"2005, G.1a", "2009, G.1a", "2014, E.1a", "2018, I.1.1", "2023, I.1.1"})
  void a_sealed_move_is_changed_until_the_clock_is_stopped(int year, String article) {
    Session session = seal(seal(order(in(year)), "e4"), "d4");
    assertThat(session.events().getFirst().citation().article().number()).isEqualTo(article);
    assertThat(seal(close(session), "c4").objection())
        .isEqualTo(new AdjournmentObjection.NotToldToSeal());
    resume(session, BOTH);
    assertThat(session.game().ply().written().text()).isEqualTo("d4");
  }

  /// [Rule#MOVE_PLAYED_INSTEAD_OF_SEALED]
  @Test
  void who_is_told_to_seal_and_plays_instead_seals_that_move() {
    Session session = order(Session.standard()).moves("e2e4");
    assertThat(session.game().ply().number()).isZero();
    assertThat(seal(session, "d4").objection())
        .isInstanceOf(AdjournmentObjection.MustSealMovePlayed.class);
    assertThat(session.move("d2d4").objection())
        .isInstanceOf(AdjournmentObjection.MustSealMovePlayed.class);
    resume(close(session), BOTH);
    assertThat(session.game().ply().written().text()).isEqualTo("e4");
  }

  @Test
  void nobody_seals_unbidden_and_nothing_is_put_into_an_empty_envelope() {
    Session session = seal(Session.standard(), "e4");
    assertThat(session.objection()).isEqualTo(new AdjournmentObjection.NotToldToSeal());
    assertThat(close(order(session)).objection())
        .isEqualTo(new AdjournmentObjection.NothingSealed());
    assertThat(order(session).objection()).isEqualTo(new AdjournmentObjection.ToldToSealAlready());
    session.act(Actor.BLACK, new AdjournmentAct.SealMove("e5", Optional.empty()));
    assertThat(session.objection())
        .isEqualTo(new Objection.NotForThisActor(Actor.BLACK, Entitled.PLAYER_TO_MOVE));
  }

  @Test
  void the_clock_stands_while_the_game_is_adjourned() {
    Session session = adjourned(Session.standard(), "e4");
    assertThat(session.left(Colour.WHITE)).hasSeconds(5430 - 3);
    assertThat(session.move("e2e4").objection()).isEqualTo(new AdjournmentObjection.Adjourned());
    session.act(Actor.ARBITER, new Act.Resume());
    assertThat(session.objection()).isEqualTo(new AdjournmentObjection.Adjourned());
  }

  /// [Rule#EARLY_ADJOURNMENT]
  @Test
  void who_adjourns_early_is_charged_until_the_end_of_the_session() {
    Session session = Session.standard();
    Instant ends = Session.START.plus(Duration.ofMinutes(40));
    session.act(Actor.ARBITER, new AdjournmentAct.OrderSealing(Optional.of(ends)));
    close(seal(session, "e4"));
    assertThat(session.left(Colour.WHITE)).hasSeconds(5430 - 40 * 60);
  }

  @Test
  void the_envelope_says_what_the_guidelines_ask_for() {
    Session session = Session.standard().moves("e2e4", "e7e5").moveAndOffer("g1f3");
    close(seal(order(session), "Nc6"));
    assertThat(session.events().getFirst())
        .isInstanceOfSatisfying(
            AdjournmentEvent.GameAdjourned.class,
            adjourned -> {
              Envelope envelope = adjourned.envelope();
              assertThat(envelope.sealer()).isEqualTo(Colour.BLACK);
              assertThat(envelope.moveNumber()).isEqualTo(2);
              assertThat(envelope.openOffer()).contains(Colour.WHITE);
              assertThat(envelope.times().left(Colour.BLACK)).isPresent();
              assertThat(envelope.position().turn()).isEqualTo(Colour.BLACK);
            });
  }

  /// [Rule#RESUMPTION_SESSION]
  @Test
  void play_is_not_resumed_before_the_announced_time() {
    Session session = adjourned(Session.standard(), "e4");
    Instant later = session.now().plus(Duration.ofHours(1));
    EnvelopeLabel label = new EnvelopeLabel("Vera", "Ana", later, "the library");
    session.act(Actor.ARBITER, new AdjournmentAct.LabelEnvelope(label));
    assertThat(session.events().getFirst().citation().rule()).isEqualTo(Rule.ENVELOPE);
    session.act(Actor.ARBITER, new AdjournmentAct.LabelEnvelope(label));
    assertThat(session.events().getFirst().citation().rule()).isEqualTo(Rule.ENVELOPE_KEPT);
    assertThat(resume(session, BOTH).objection())
        .isEqualTo(new AdjournmentObjection.ResumptionLater(later));
    resume(session.wait(Duration.ofHours(2)), BOTH);
    assertThat(session.last().refusal()).isEmpty();
  }

  /// [Rule#RESUMPTION_SET_UP], [Rule#REPLIER_PRESENT], [Rule#ENVELOPE_OPENED]
  @Test
  void the_sealed_move_is_made_and_the_replier_is_on_the_clock() {
    Session session = resume(adjourned(Session.standard(), "e4"), BLACK_ONLY);
    assertThat(session.game().phase()).isEqualTo(Phase.RUNNING);
    assertThat(session.game().turn()).isEqualTo(Colour.BLACK);
    assertThat(session.left(Colour.WHITE)).hasSeconds(5430 - 3 + 30);
    session.moves("e7e5");
    assertThat(session.left(Colour.BLACK)).hasSeconds(5430 - 1 + 30);
  }

  /// [Rule#BAD_SEALED_MOVE]
  @ParameterizedTest
  @CsvSource({"Nf6, WHITE_WINS, I.8", "Ke2, WHITE_WINS, I.8", "scribble, WHITE_WINS, I.8"})
  void a_sealed_move_that_is_not_clear_loses(String text, String result, String article) {
    Session session =
        Session.begun(
            Session.regulations("7200").with(Session.fen("4k3/7p/8/3n3n/8/8/R7/4K3 b - - 0 1")));
    resume(adjourned(session, text), BOTH);
    assertThat(session.game().result()).contains(Result.WHITE_WINS);
    assertThat(session.ruling().citation().article().number()).isEqualTo(article);
    assertThat(session.fact(ConductFact.SealedMoveBad.class).written().text()).isEqualTo(text);
  }

  @Test
  void an_illegal_sealed_move_draws_if_the_opponent_cannot_checkmate() {
    Session session =
        Session.begun(
            Session.regulations("7200").with(Session.fen("4k3/7p/8/8/8/8/8/4K3 b - - 0 1")));
    resume(adjourned(session, "Ke5"), BOTH);
    assertThat(session.game().result()).contains(Result.DRAW);
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.BAD_SEALED_MOVE_UNWINNABLE);
  }

  @Test
  void without_a_default_time_an_absent_replier_loses_on_arrival() {
    Session session = resume(adjourned(Session.standard(), "e4"), WHITE_ONLY);
    assertThat(session.move("e2e4").objection()).isEqualTo(new AdjournmentObjection.Adjourned());
    arrive(session.wait(Duration.ofMinutes(10)), Actor.BLACK);
    assertThat(session.game().result()).contains(Result.WHITE_WINS);
    assertThat(session.ruling().citation().article().number()).isEqualTo("I.10");
  }

  /// [Rule#REPLIER_ABSENT]
  @Test
  void with_a_default_time_a_late_replier_finds_his_clock_running_and_the_move_made() {
    Session session = resume(adjourned(in(2023), "e4"), WHITE_ONLY);
    arrive(session.wait(Duration.ofMinutes(10)), Actor.BLACK);
    assertThat(session.game().turn()).isEqualTo(Colour.BLACK);
    assertThat(session.left(Colour.BLACK).toMinutes()).isEqualTo(110);
    assertThat(arrive(session, Actor.BLACK).objection())
        .isEqualTo(new AdjournmentObjection.PresentAlready(Colour.BLACK));
    session.moves("e7e5");
  }

  /// [Rule#BOTH_ABSENT_AT_RESUMPTION]
  @Test
  void an_absent_replier_may_overstep_the_time() {
    Session session = resume(adjourned(in(2023), "e4"), NOBODY).wait(Duration.ofHours(3));
    session.act(Actor.CLOCK, new Act.ObserveFlag());
    assertThat(session.game().result()).contains(Result.WHITE_WINS);
  }

  private static Session sealReply(Session session, String text) {
    return session.act(
        Actor.player(session.game().turn()), new AdjournmentAct.SealReply(text, Optional.empty()));
  }

  /// [Rule#SEALER_ABSENT]
  @Test
  void a_reply_is_sealed_when_the_sealer_is_absent() {
    Session session = sealReply(resume(adjourned(in(2023), "e4"), BLACK_ONLY), "e5");
    assertThat(session.last().refusal()).isEmpty();
    arrive(session.wait(Duration.ofMinutes(5)), Actor.WHITE);
    assertThat(session.game().turn()).isEqualTo(Colour.WHITE);
    assertThat(session.game().ply().written().text()).isEqualTo("e5");
    assertThat(session.left(Colour.WHITE).toMinutes()).isEqualTo(115);
    session.moves("g1f3");
  }

  @Test
  void a_reply_is_made_on_the_board_when_the_sealer_is_there() {
    assertThat(sealReply(resume(adjourned(in(2023), "e4"), BOTH), "e5").objection())
        .isEqualTo(new AdjournmentObjection.OpponentPresent(Colour.WHITE));
  }

  /// [Rule#LATE_FOR_RESUMPTION]
  @ParameterizedTest
  @CsvSource({"2005, false", "2009, false", "2014, true", "2018, true", "2023, true"})
  void too_late_is_an_hour_of_old_and_the_default_time_since_2014(int year, boolean lost) {
    Session session = resume(adjourned(in(year), "e4"), BLACK_ONLY).moves("e7e5");
    arrive(session.wait(Duration.ofMinutes(40)), Actor.WHITE);
    assertThat(session.game().result().isPresent()).isEqualTo(lost);
    if (lost) {
      assertThat(session.game().result()).contains(Result.BLACK_WINS);
      assertThat(session.fact(ConductFact.LateBy.class).late().toMinutes()).isEqualTo(40);
    }
  }

  @Test
  void the_arbiter_may_let_a_late_player_play() {
    Session session = resume(adjourned(in(2023), "e4"), WHITE_ONLY);
    session.act(Actor.ARBITER, new AdjournmentAct.ExcuseLateness(Colour.BLACK));
    arrive(session.wait(Duration.ofMinutes(40)), Actor.BLACK);
    session.moves("e7e5");
  }

  /// [Rule#LATE_BUT_CONCLUDED]
  @Test
  void a_sealed_mate_wins_though_its_player_is_too_late() {
    Session session =
        Session.begun(
            Session.regulations("7200")
                .with(Session.fen("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1"))
                .withDefaultTime(DEFAULT_TIME));
    resume(adjourned(session, "Qg7"), NOBODY).wait(Duration.ofMinutes(40));
    arrive(session, Actor.WHITE);
    assertThat(session.game().result()).contains(Result.WHITE_WINS);
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.CHECKMATE);
  }

  /// [Rule#ENVELOPE_LOST]
  @Test
  void a_lost_envelope_is_replaced_by_the_sealers_word() {
    Session session = adjourned(Session.standard(), "e4");
    session.act(Actor.ARBITER, new AdjournmentAct.ReportEnvelopeLost(true));
    resume(session, BOTH);
    session.act(Actor.BLACK, new AdjournmentAct.StateSealedMove("d4", Optional.empty()));
    assertThat(session.objection())
        .isEqualTo(new Objection.NotForThisActor(Actor.BLACK, Entitled.SEALER));
    session.act(Actor.WHITE, new AdjournmentAct.StateSealedMove("d4", Optional.empty()));
    assertThat(session.game().ply().written().text()).isEqualTo("d4");
    session.moves("d7d5");
  }

  /// [Rule#ADJOURNED_POSITION_LOST]
  @Test
  void a_lost_position_means_a_new_game() {
    Session session = adjourned(Session.standard().moves("e2e4", "e7e5"), "Nf3");
    session.act(Actor.ARBITER, new AdjournmentAct.ReportEnvelopeLost(false));
    assertThat(session.ruling().consequences())
        .containsExactly(new Consequence.NewGame(Optional.empty()));
    assertThat(session.game().ply().number()).isZero();
  }

  /// [Rule#OFFER_AFTER_SEALING], [Rule#CONCLUDED_BEFORE_RESUMPTION]
  @Test
  void a_draw_may_be_offered_and_agreed_before_the_resumption() {
    Session session = adjourned(Session.standard().moves("e2e4", "e7e5"), "Nf3");
    session.offer(Actor.BLACK);
    assertThat(session.events().getFirst().citation().article().number()).isEqualTo("I.4");
    session.accept(Actor.WHITE);
    assertThat(session.game().result()).contains(Result.DRAW);
    assertThat(session.fact(Fact.Under.class).citation().article().number()).isEqualTo("I.6");
  }

  /// [Rule#TIMES_CORRECTED_AT_RESUMPTION]
  @Test
  void wrong_times_are_pointed_out_before_ones_first_move() {
    Session session = resume(adjourned(Session.standard(), "e4"), BOTH);
    session.act(Actor.BLACK, new AdjournmentAct.DisputeTimes());
    assertThat(session.last().refusal()).isEmpty();
    session.moves("e7e5");
    session.act(Actor.BLACK, new AdjournmentAct.DisputeTimes());
    assertThat(session.objection())
        .isEqualTo(new AdjournmentObjection.MovedSinceResumption(Colour.BLACK));
    session.act(Actor.WHITE, new AdjournmentAct.DisputeTimes());
    assertThat(session.last().refusal()).isEmpty();
  }
}
