package org.jadoube.laws.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.act.ScoresheetNote;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.ScoresheetEvent;
import org.jadoube.laws.event.Written;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.ConductObjection;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.ScoresheetObjection;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.FlagWatch;
import org.jadoube.laws.regulations.Supervision;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ScorekeepingTest {
  private static Session session(String timeControl) {
    return Session.begun(
        Session.regulations(timeControl)
            .with(Supervision.ADEQUATE)
            .with(Arrangement.SCORES_KEPT_BY_PLAYERS));
  }

  private static Session in(int year, String timeControl) {
    Edition edition = Edition.named(String.valueOf(year)).orElseThrow();
    return Session.begun(
        Session.regulations(timeControl)
            .with(edition)
            .with(Supervision.ADEQUATE)
            .with(Arrangement.SCORES_KEPT_BY_PLAYERS));
  }

  private static Session write(Session session, Actor by, int ply, String text) {
    return session.act(by, new ScoresheetAct.WriteMove(ply, text, Optional.empty()));
  }

  private static Written written(Session session, Colour player, int ply) {
    return session.game().scoresheet(player).moves().get(ply - 1);
  }

  /// [Rule#REPLY_BEFORE_RECORDING]
  @Test
  void a_reply_may_come_before_recording_but_not_the_next_move() {
    Session session = session("5400+30").moves("e2e4", "e7e5");
    assertThat(session.move("g1f3").objection())
        .isEqualTo(new ScoresheetObjection.PreviousMoveUnwritten(1));
    assertThat(session.refusal().citation().article().number()).isEqualTo("8.1.3");
    write(session, Actor.WHITE, 1, "e4").moves("g1f3");
    assertThat(session.move("b8c6").objection())
        .isEqualTo(new ScoresheetObjection.PreviousMoveUnwritten(1));
  }

  @Test
  void where_the_program_keeps_score_nobody_writes() {
    Session session = Session.standard().moves("e2e4");
    assertThat(write(session, Actor.WHITE, 1, "e4").objection())
        .isEqualTo(new ScoresheetObjection.ScoreKeptByProgram());
  }

  /// [Rule#NOT_RECORDED_IN_ADVANCE]
  @Test
  void moves_are_not_written_in_advance() {
    Session session = session("5400+30");
    assertThat(write(session, Actor.WHITE, 1, "e4").objection())
        .isEqualTo(new ScoresheetObjection.WritingAhead(1));
    assertThat(session.refusal().citation().article().number()).isEqualTo("8.1.2");
  }

  /// [Rule#RECORDING]
  @Test
  void moves_are_written_one_after_another() {
    Session session = write(session("5400+30").moves("e2e4", "e7e5"), Actor.BLACK, 2, "e5");
    assertThat(session.objection()).isEqualTo(new ScoresheetObjection.NotNextToWrite(1));
    write(session, new Actor.Assistant(Colour.BLACK), 1, "e4");
    assertThat(session.events().getFirst().citation().rule())
        .isEqualTo(Rule.ASSISTANT_FOR_RECORDING);
    assertThat(write(session, Actor.ARBITER, 2, "e5").objection())
        .isEqualTo(new Objection.NotForThisActor(Actor.ARBITER));
  }

  @ParameterizedTest
  @CsvSource({
    "Nf3, , CLEAR",
    "Sf3, de, CLEAR",
    "Кf3, bg, CLEAR",
    "Kf3, , ILLEGAL",
    "scribble, , UNREADABLE"
  })
  void what_is_written_is_read_in_the_players_language(
      String text, String language, Written.Significance significance) {
    Session session = session("5400+30").moves("g1f3");
    session.act(Actor.BLACK, new ScoresheetAct.WriteMove(1, text, Optional.ofNullable(language)));
    assertThat(written(session, Colour.BLACK, 1).significance()).isEqualTo(significance);
  }

  @Test
  void a_wrong_entry_is_corrected() {
    Session session = write(session("5400+30").moves("e2e4"), Actor.BLACK, 1, "d4");
    session.act(Actor.BLACK, new ScoresheetAct.CorrectMove(1, "e4", Optional.empty()));
    assertThat(written(session, Colour.BLACK, 1).text()).isEqualTo("e4");
    session.act(Actor.BLACK, new ScoresheetAct.CorrectMove(2, "e5", Optional.empty()));
    assertThat(session.objection()).isEqualTo(new ScoresheetObjection.NothingWritten(2));
  }

  @Test
  void a_declared_move_stands_on_the_scoresheet_and_binds_whatever_is_written_there_later() {
    Session session = write(session("5400+30").moves("e2e4"), Actor.BLACK, 1, "e4");
    session.claim(Claim.THREEFOLD, "e7e5");
    session.act(Actor.BLACK, new ScoresheetAct.CorrectMove(2, "c5", Optional.empty()));
    assertThat(session.objection()).isEqualTo(new ScoresheetObjection.DeclaredUnchangeable(2));
    assertThat(written(session, Colour.BLACK, 2).text()).isEqualTo("c5");
    session.moves("e7e5");
  }

  /// [Rule#RECORDING_THE_OFFER]
  @Test
  void both_mark_an_offer_once() {
    Session session = session("5400+30").moveAndOffer("e2e4");
    for (Actor by : new Actor[] {Actor.WHITE, Actor.BLACK}) {
      session.act(by, new ScoresheetAct.MarkOffer(1));
      assertThat(session.last().refusal()).isEmpty();
    }
    session.act(Actor.WHITE, new ScoresheetAct.MarkOffer(1));
    assertThat(session.objection()).isEqualTo(new ScoresheetObjection.DoneAlready());
    session.act(Actor.WHITE, new ScoresheetAct.MarkOffer(0));
    assertThat(session.objection()).isEqualTo(new ScoresheetObjection.NoOfferToMark(0));
  }

  /// [Rule#FEWER_THAN_FIVE_MINUTES]
  @Test
  void below_five_minutes_without_thirty_seconds_a_move_nobody_need_write() {
    Session session = session("3600").wait(Duration.ofMinutes(56));
    session.moves("e2e4", "e7e5", "g1f3");
    assertThat(session.last().refusal()).isEmpty();
    assertThat(session.move("b8c6").objection())
        .isEqualTo(new ScoresheetObjection.PreviousMoveUnwritten(1));
  }

  @Test
  void thirty_seconds_a_move_keep_the_duty_alive() {
    Session session = session("1800+30").wait(Duration.ofMinutes(27)).moves("e2e4", "e7e5");
    assertThat(session.move("g1f3").objection())
        .isEqualTo(new ScoresheetObjection.PreviousMoveUnwritten(1));
  }

  @ParameterizedTest
  @CsvSource({"2005, false", "2009, true", "2014, false", "2018, true", "2023, true"})
  void the_relief_lasts_for_the_period_even_if_there_is_more_time_again(int year, boolean lasts) {
    Session session = in(year, "3600+20").wait(Duration.ofMinutes(56)).moves("e2e4", "e7e5");
    session.act(Actor.ARBITER, new Act.AwardTime(Colour.WHITE, Duration.ofMinutes(10)));
    assertThat(session.move("g1f3").last().refusal().isEmpty()).isEqualTo(lasts);
  }

  /// White needs so long for the first two moves that they go unwritten, and then uses up the time
  /// of the first period.
  private static Session afterTheFlag() {
    Session session = session("3/600:3600").wait(Duration.ofMinutes(6));
    for (String move : new String[] {"e2e4", "e7e5", "g1f3", "b8c6", "f1b5"}) {
      session.move(move);
      int ply = session.game().ply().number();
      for (int next = session.game().scoresheet(Colour.BLACK).complete() + 1; next <= ply; next++) {
        write(session, Actor.BLACK, next, session.game().ply().at(next).written().text());
      }
    }
    return session.moves("a7a6").wait(Duration.ofMinutes(4));
  }

  /// [Rule#SCORESHEET_UPDATED_AFTER_FLAG], [Rule#ONE_KEEPS_SCORE]
  @Test
  void after_the_flag_a_score_is_completed_before_moving() {
    Session session = afterTheFlag();
    assertThat(session.move("b5a4").objection())
        .isEqualTo(new ScoresheetObjection.ScoresheetIncomplete(Colour.WHITE, 1));
    assertThat(session.refusal().citation().article().number()).isEqualTo("8.5.2");
    session.act(Actor.WHITE, new ScoresheetAct.BorrowScoresheet());
    for (int ply = 1; ply <= 6; ply++) {
      write(session, Actor.WHITE, ply, session.game().ply().at(ply).written().text());
    }
    assertThat(session.move("b5a4").objection())
        .isEqualTo(new ScoresheetObjection.ScoresheetStillBorrowed());
    session.act(Actor.WHITE, new ScoresheetAct.ReturnScoresheet());
    session.moves("b5a4");
  }

  @Test
  void the_opponents_sheet_is_only_for_the_player_having_the_move_and_with_gaps() {
    Session session = afterTheFlag();
    session.act(Actor.BLACK, new ScoresheetAct.BorrowScoresheet());
    assertThat(session.objection()).isEqualTo(new Objection.NotHavingTheMove(Colour.WHITE));
    session.act(Actor.WHITE, new ScoresheetAct.ReturnScoresheet());
    assertThat(session.objection()).isEqualTo(new ScoresheetObjection.NothingBorrowed());
  }

  /// [Rule#RECONSTRUCTION]
  @Test
  void a_game_is_reconstructed_with_the_clocks_stopped() {
    Session session = afterTheFlag();
    session.act(Actor.ARBITER, new ScoresheetAct.ReconstructGame());
    assertThat(session.objection()).isEqualTo(new Objection.ClocksRunning());
    session.act(Actor.ARBITER, new Act.Pause(PauseReason.INTERRUPTION));
    session.act(Actor.ARBITER, new ScoresheetAct.ReconstructGame());
    assertThat(session.game().scoresheet(Colour.WHITE).complete()).isEqualTo(6);
    assertThat(written(session, Colour.WHITE, 5).text()).isEqualTo("Bb5");
  }

  /// [Rule#NEXT_MOVE_OPENS_PERIOD]
  @Test
  void where_overstepping_cannot_be_shown_the_next_period_begins() {
    Session session =
        Session.begun(
            Session.regulations("40/600:3600")
                .with(FlagWatch.BY_CLAIM)
                .with(Arrangement.SCORES_KEPT_BY_PLAYERS));
    session.act(Actor.ARBITER, new ScoresheetAct.AssumeNextPeriod(Colour.WHITE, 0));
    assertThat(session.objection())
        .isEqualTo(new ScoresheetObjection.NoFurtherPeriod(Colour.WHITE));
    session.wait(Duration.ofMinutes(11));
    session.act(Actor.ARBITER, new ScoresheetAct.AssumeNextPeriod(Colour.WHITE, 0));
    assertThat(session.left(Colour.WHITE)).hasMinutes(60);
    assertThat(session.game().clock().face(Colour.WHITE).period().number()).isEqualTo(1);
    assertThat(session.ruling().citation().article().number()).isEqualTo("8.6");
  }

  private static Session sign(Session session, Actor by, Result result) {
    return session.act(by, new ScoresheetAct.SignResult(result));
  }

  /// [Rule#SCORESHEETS_SIGNED]
  @Test
  void a_result_signed_by_both_stands_even_if_it_is_wrong() {
    Session session = sign(Session.standard().resign(Actor.WHITE), Actor.WHITE, Result.WHITE_WINS);
    assertThat(session.game().result()).contains(Result.BLACK_WINS);
    sign(session, Actor.BLACK, Result.WHITE_WINS);
    assertThat(session.game().result()).contains(Result.WHITE_WINS);
    assertThat(session.ruling().citation().article().number()).isEqualTo("8.7");
  }

  @Test
  void different_signatures_change_nothing() {
    Session session = sign(Session.standard().resign(Actor.WHITE), Actor.WHITE, Result.DRAW);
    sign(session, Actor.BLACK, Result.BLACK_WINS);
    assertThat(session.game().result()).contains(Result.BLACK_WINS);
    assertThat(sign(session, Actor.BLACK, Result.DRAW).objection())
        .isEqualTo(new ScoresheetObjection.DoneAlready());
  }

  @Test
  void nothing_is_signed_while_the_game_goes_on() {
    assertThat(sign(Session.standard(), Actor.WHITE, Result.DRAW).objection())
        .isEqualTo(new ScoresheetObjection.GameNotOver());
    Session over = Session.standard().resign(Actor.WHITE);
    assertThat(sign(over, Actor.ARBITER, Result.DRAW).objection())
        .isEqualTo(new Objection.NotForThisActor(Actor.ARBITER, Entitled.PLAYER_IN_PERSON));
  }

  @ParameterizedTest
  @CsvSource({"2005, 12.4", "2009, 12.4", "2014, 8.1b", "2018, 8.1.4", "2023, 8.1.4"})
  void only_what_belongs_to_the_game_is_noted(int year, String article) {
    Session session = in(year, "5400+30");
    session.act(Actor.WHITE, note(ScoresheetNote.TIMES));
    assertThat(session.events().getFirst().citation().rule()).isEqualTo(Rule.USE_OF_SCORESHEET);
    session.act(Actor.WHITE, note(ScoresheetNote.REMARK));
    assertThat(session.objection()).isEqualTo(new ScoresheetObjection.NotForTheScoresheet());
    assertThat(session.refusal().citation().article().number()).isEqualTo(article);
  }

  private static ScoresheetAct note(ScoresheetNote kind) {
    return new ScoresheetAct.WriteNote(kind, "1:29");
  }

  @ParameterizedTest
  @CsvSource({"2018, RECORDING", "2023, ELECTRONIC_SCORESHEET"})
  void electronic_scoresheets_came_in_2023(int year, Rule cited) {
    Edition edition = Edition.named(String.valueOf(year)).orElseThrow();
    Session session =
        Session.begun(
            Session.regulations("5400+30")
                .with(edition)
                .with(Arrangement.SCORES_KEPT_BY_PLAYERS, Arrangement.ELECTRONIC_SCORESHEETS));
    write(session.moves("e2e4"), Actor.WHITE, 1, "e4");
    Rule rule = session.events().getFirst().citation().rule();
    assertThat(rule).isEqualTo(cited);
    assertThat(rule == Rule.ELECTRONIC_SCORESHEET).isEqualTo(year == 2023);
  }

  @Test
  void the_arbiter_has_a_covered_scoresheet_uncovered() {
    Session session = session("5400+30");
    session.act(Actor.ARBITER, new ScoresheetAct.UncoverScoresheet(Colour.WHITE));
    assertThat(session.events().getFirst().citation().rule()).isEqualTo(Rule.SCORESHEET_VISIBLE);
    session.act(Actor.BLACK, new ScoresheetAct.UncoverScoresheet(Colour.WHITE));
    assertThat(session.objection()).isEqualTo(new Objection.NotForThisActor(Actor.BLACK));
  }

  /// [Rule#NEITHER_KEEPS_SCORE]
  @Test
  void if_neither_has_kept_score_the_clocks_are_stopped_after_a_flag() {
    Session session = session("2/300:3600").moves("e2e4", "e7e5");
    session.act(Actor.ARBITER, new ScoresheetAct.CallForScores());
    assertThat(session.objection()).isEqualTo(new ConductObjection.NoFlagYet());
    session.moves("g1f3", "b8c6").wait(Duration.ofMinutes(6));
    session.act(Actor.ARBITER, new ScoresheetAct.CallForScores());
    assertThat(session.game().phase()).isEqualTo(Phase.PAUSED);
    session.act(Actor.BLACK, new ScoresheetAct.BorrowScoresheet());
    assertThat(session.last().refusal()).isEmpty();
  }

  private static Session rapid(int year, Supervision supervision) {
    Edition edition = Edition.named(String.valueOf(year)).orElseThrow();
    return Session.begun(Session.regulations("900").with(edition).with(supervision));
  }

  /// [Rule#SCORESHEET_SHOWN]
  @Test
  void under_supervision_the_score_is_shown_and_a_sixth_request_distracts() {
    Session session = rapid(2023, Supervision.ADEQUATE);
    for (int i = 1; i <= 6; i++) {
      session.act(Actor.WHITE, new ScoresheetAct.SeeScoresheet());
      assertThat(session.last().events())
          .singleElement()
          .isInstanceOfSatisfying(
              ScoresheetEvent.ScoresheetShown.class,
              shown -> assertThat(shown.distracts()).isEqualTo(shown.times() > 5));
    }
    session.act(Actor.BLACK, new ScoresheetAct.SeeScoresheet());
    assertThat(session.objection()).isEqualTo(new Objection.NotHavingTheMove(Colour.WHITE));
  }

  /// [Rule#SCORESHEET_ON_REQUEST]
  @ParameterizedTest
  @CsvSource({"2014, false", "2018, true", "2023, true"})
  void without_supervision_a_player_may_ask_for_a_scoresheet(int year, boolean given) {
    Session session = rapid(year, Supervision.INADEQUATE);
    session.act(Actor.BLACK, new ScoresheetAct.RequestScoresheet());
    assertThat(session.last().refusal().isEmpty()).isEqualTo(given);
  }

  /// [Rule#RECORDING_NOT_NEEDED], [Rule#CLAIMS_WITHOUT_SCORESHEET]
  @Test
  void unsupervised_rapid_asks_for_no_recording() {
    Session session =
        Session.begun(
            Session.regulations("900")
                .with(Supervision.INADEQUATE)
                .with(Arrangement.SCORES_KEPT_BY_PLAYERS));
    session.cycles(2, "g1f3", "g8f6", "f3g1", "f6g8");
    assertThat(session.game().ply().number()).isEqualTo(8);
    assertThat(session.claim(Claim.THREEFOLD).game().result()).contains(Result.DRAW);
  }
}
