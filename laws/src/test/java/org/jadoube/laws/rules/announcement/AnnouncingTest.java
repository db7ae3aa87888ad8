package org.jadoube.laws.rules.announcement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Square;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.AnnouncementEvent;
import org.jadoube.laws.event.ConductFact;
import org.jadoube.laws.refusal.AnnouncementObjection;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.regulations.Arrangement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AnnouncingTest {
  private static final Actor BLACKS_ASSISTANT = new Actor.Assistant(Colour.BLACK);

  private static Session in(int year, Arrangement... others) {
    Edition edition = Edition.named(String.valueOf(year)).orElseThrow();
    Arrangement[] all = java.util.Arrays.copyOf(others, others.length + 1);
    all[others.length] = Arrangement.BLACK_VISUALLY_DISABLED;
    return Session.begun(Session.regulations("7200").with(edition).with(all));
  }

  private static Session announce(Session session, String move) {
    return session.act(
        Actor.player(session.game().turn()),
        new AnnouncementAct.AnnounceMove(Session.attempt(move)));
  }

  private static Session repeat(Session session, Actor by, String move) {
    return session.act(by, new AnnouncementAct.RepeatMove(Session.attempt(move)));
  }

  private static Session execute(Session session, Actor by, String move) {
    return session.act(by, new AnnouncementAct.ExecuteMove(Session.attempt(move)));
  }

  /// A move as it should be: announced, made, repeated, made on the other board.
  private static Session play(Session session, String move) {
    announce(session, move).moves(move);
    Actor other = Actor.player(session.game().turn());
    execute(repeat(session, other, move), other, move);
    return session;
  }

  private static Session difference(Session session) {
    return session.act(Actor.WHITE, new AnnouncementAct.ReportDifference());
  }

  /// [Rule#MOVES_ANNOUNCED]
  @ParameterizedTest
  @ValueSource(ints = {2005, 2009, 2014, 2018, 2023})
  void a_move_is_announced_repeated_and_executed(int year) {
    Session session = play(play(in(year), "e2e4"), "e7e5");
    assertThat(session.last().refusal()).isEmpty();
    assertThat(session.game().ply().number()).isEqualTo(2);
  }

  /// [Rule#CLOCK_AFTER_ANNOUNCEMENT]
  @ParameterizedTest
  @CsvSource({"2005, E.2.3", "2009, E.2.3", "2014, D.2.3", "2018, D.2.4", "2023, D.2.4"})
  void without_an_announcement_the_clock_is_not_pressed(int year, String article) {
    Session session = in(year).move("e2e4");
    assertThat(session.objection()).isEqualTo(new AnnouncementObjection.NotAnnounced());
    assertThat(session.refusal().citation().article().number()).isEqualTo(article);
  }

  /// [Rule#SLIP_OF_THE_TONGUE], [Rule#MADE_WHEN_ANNOUNCED]
  @Test
  void a_slip_of_the_tongue_is_corrected_before_the_clock() {
    Session session = announce(in(2023), "d2d4");
    assertThat(session.move("e2e4").objection())
        .isEqualTo(new AnnouncementObjection.AnnouncedOtherwise(Session.attempt("d2d4")));
    session.act(Actor.WHITE, new AnnouncementAct.CorrectAnnouncement(Session.attempt("e2e4")));
    assertThat(session.events().getFirst().citation().article().number()).isEqualTo("D.2.8");
    session.moves("e2e4");
    session.act(Actor.BLACK, new AnnouncementAct.CorrectAnnouncement(Session.attempt("d2d4")));
    assertThat(session.objection()).isEqualTo(new AnnouncementObjection.NotAnnounced());
  }

  @Test
  void the_reply_waits_until_the_move_is_on_both_boards() {
    Session session = announce(in(2023), "e2e4").moves("e2e4");
    assertThat(session.move("e7e5").objection())
        .isEqualTo(new AnnouncementObjection.NotExecuted(1));
    assertThat(execute(session, Actor.BLACK, "e2e4").objection())
        .isEqualTo(new AnnouncementObjection.NotRepeated(Session.attempt("e2e4")));
    repeat(session, Actor.BLACK, "d2d4");
    assertThat(execute(session, Actor.BLACK, "e2e4").objection())
        .isEqualTo(new AnnouncementObjection.NotRepeated(Session.attempt("e2e4")));
    assertThat(repeat(session, Actor.WHITE, "e2e4").objection())
        .isEqualTo(new Objection.NotForThisActor(Actor.WHITE, Entitled.LISTENER));
  }

  @Test
  void the_new_piece_is_announced_too() {
    Session session =
        Session.begun(
            Session.regulations("7200")
                .with(Session.fen("8/P6k/8/8/8/8/8/K7 w - - 0 1"))
                .with(Arrangement.WHITE_VISUALLY_DISABLED));
    announce(session, "a7a8q");
    assertThat(session.events().getFirst().citation().rule()).isEqualTo(Rule.PROMOTION_ANNOUNCED);
    assertThat(session.move("a7a8r").objection())
        .isInstanceOf(AnnouncementObjection.AnnouncedOtherwise.class);
  }

  /// [Rule#BOARDS_DIFFER]
  @Test
  void with_agreeing_scores_who_executed_wrongly_mends_his_board() {
    Session session = announce(in(2023), "e2e4").moves("e2e4");
    execute(repeat(session, Actor.BLACK, "e2e4"), Actor.BLACK, "d2d4");
    difference(session);
    assertThat(session.events())
        .singleElement()
        .isInstanceOfSatisfying(
            AnnouncementEvent.BoardMended.class,
            mended -> assertThat(mended.player()).isEqualTo(Colour.BLACK));
    assertThat(difference(session).objection()).isEqualTo(new AnnouncementObjection.BoardsAgree());
  }

  /// [Rule#SCORES_DIFFER]
  @Test
  void with_differing_scores_play_goes_back_to_where_they_agree() {
    Session session = play(in(2023, Arrangement.SCORES_KEPT_BY_PLAYERS), "e2e4");
    write(session, Actor.WHITE, 1, "e4");
    write(session, Actor.BLACK, 1, "e4");
    announce(session, "e7e5").moves("e7e5");
    execute(repeat(session, Actor.WHITE, "e7e5"), Actor.WHITE, "e7e6");
    write(session, Actor.WHITE, 2, "e6");
    write(session, Actor.BLACK, 2, "e5");
    difference(session);
    assertThat(session.fact(ConductFact.ScoresDiffer.class).ply()).isEqualTo(2);
    assertThat(session.game().ply().number()).isEqualTo(1);
    assertThat(session.game().turn()).isEqualTo(Colour.BLACK);
  }

  private static void write(Session session, Actor by, int ply, String text) {
    session.act(by, new ScoresheetAct.WriteMove(ply, text, Optional.empty()));
    assertThat(session.last().refusal()).isEmpty();
  }

  /// [Rule#ASSISTANT_INFORMS], [Rule#ASSISTANT_CLAIMS], [Rule#ASSISTANT_OF_VISUALLY_IMPAIRED]
  @Test
  void an_assistant_announces_executes_and_tells_when_asked() {
    Session session = in(2023);
    session.act(Actor.BLACK, new AnnouncementAct.TakeAssistant());
    session.act(BLACKS_ASSISTANT, new AnnouncementAct.AnnounceMove(Session.attempt("e2e4")));
    assertThat(session.events().getFirst().citation().rule()).isEqualTo(Rule.ASSISTANT_ANNOUNCES);
    session.moves("e2e4");
    execute(repeat(session, BLACKS_ASSISTANT, "e2e4"), BLACKS_ASSISTANT, "e2e4");
    assertThat(session.events().getFirst().citation().rule()).isEqualTo(Rule.ASSISTANT_MAKES_MOVES);
    session.act(BLACKS_ASSISTANT, new AnnouncementAct.InformPlayer());
    assertThat(session.objection()).isEqualTo(new AnnouncementObjection.NotAsked());
    session.act(Actor.BLACK, new AnnouncementAct.AskAssistant());
    session.act(BLACKS_ASSISTANT, new AnnouncementAct.InformPlayer());
    assertThat(session.last().refusal()).isEmpty();
    session.act(BLACKS_ASSISTANT, new AnnouncementAct.ReportTouch(Square.E4));
    assertThat(session.last().refusal()).isEmpty();
  }

  /// [Rule#ASSISTANT_OF_SIGHTED_PLAYER]
  @Test
  void the_sighted_player_has_an_assistant_only_if_the_other_has_none() {
    Session session = in(2023);
    session.act(Actor.BLACK, new AnnouncementAct.TakeAssistant());
    session.act(Actor.WHITE, new AnnouncementAct.TakeAssistant());
    assertThat(session.objection())
        .isEqualTo(new AnnouncementObjection.AssistantThere(Colour.BLACK));
  }

  /// [Rule#ASSISTANT_FOR_HEARING_IMPAIRED]
  @ParameterizedTest
  @CsvSource({"2009, false", "2014, false", "2018, true", "2023, true"})
  void against_a_hearing_impaired_opponent_an_assistant_is_a_must(int year, boolean must) {
    Session session = play(in(year, Arrangement.WHITE_HEARING_IMPAIRED), "e2e4");
    announce(session, "e7e5").move("e7e5");
    assertThat(session.last().refusal().isPresent()).isEqualTo(must);
  }

  /// [Rule#SIGHTED_PLAYER_AS_USUAL]
  @Test
  void who_does_not_see_touches_by_lifting() {
    Session session = play(in(2023), "e2e4");
    session.act(Actor.BLACK, new BoardAct.Touch(Square.E7));
    assertThat(session.game().touched()).isEmpty();
    assertThat(session.events().getFirst().citation().rule()).isEqualTo(Rule.TOUCHED_WHEN_LIFTED);
    Session sighted = in(2023);
    sighted.act(Actor.WHITE, new BoardAct.Touch(Square.E2));
    assertThat(sighted.game().touched()).containsExactly(Square.E2);
  }

  @Test
  void the_score_is_kept_by_other_means_or_by_an_assistant() {
    Session session = play(in(2023, Arrangement.SCORES_KEPT_BY_PLAYERS), "e2e4");
    write(session, Actor.BLACK, 1, "e4");
    assertThat(session.events().getFirst().citation().rule()).isEqualTo(Rule.SCORE_BY_OTHER_MEANS);
    write(session, Actor.WHITE, 1, "e4");
    play(session, "e7e5");
    write(session, BLACKS_ASSISTANT, 2, "e5");
    assertThat(session.events().getFirst().citation().rule()).isEqualTo(Rule.ASSISTANT_KEEPS_SCORE);
  }

  @Test
  void the_assistant_sees_to_adjourning() {
    Session session = play(in(2023), "e2e4");
    session.act(Actor.ARBITER, new AdjournmentAct.OrderSealing(Optional.empty()));
    session.act(BLACKS_ASSISTANT, new AdjournmentAct.SealMove("e5", Optional.empty()));
    session.act(BLACKS_ASSISTANT, new AdjournmentAct.CloseEnvelope());
    assertThat(session.events().getFirst().citation().rule()).isEqualTo(Rule.ASSISTANT_ADJOURNS);
  }

  @Test
  void either_player_may_ask_for_two_boards() {
    Session session = in(2023);
    session.act(Actor.WHITE, new AnnouncementAct.RequestTwoBoards());
    assertThat(session.events().getFirst().citation().rule()).isEqualTo(Rule.TWO_BOARDS);
    session.act(Actor.ARBITER, new AnnouncementAct.RequestTwoBoards());
    assertThat(session.objection())
        .isEqualTo(new Objection.NotForThisActor(Actor.ARBITER, Entitled.PLAYER_IN_PERSON));
  }

  @Test
  void where_everybody_sees_nothing_is_announced() {
    assertThat(announce(Session.standard(), "e2e4").objection())
        .isEqualTo(new AnnouncementObjection.NothingToAnnounce());
  }
}
