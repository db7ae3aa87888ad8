package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.refusal.ScoresheetObjection;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.FlagWatch;
import org.jadoube.laws.regulations.Regulations;
import org.junit.jupiter.api.Test;

/// The acts permitted in one state of a game after another, and why the rest is refused.
final class PermissionsByStateTest {
  private static final Regulations BLITZ = Session.regulations("300").withArbiter(true);

  private static final Set<Class<? extends Act.Deed>> HANDS =
      Set.of(
          BoardAct.Touch.class,
          BoardAct.Adjust.class,
          BoardAct.Lift.class,
          BoardAct.Place.class,
          BoardAct.Promote.class,
          BoardAct.Displace.class,
          ClockAct.Press.class,
          ClockAct.Mishandle.class);

  private static Set<Class<? extends Act.Deed>> granted(Session session, Actor by) {
    return Laws.permissions(session.game(), by, session.now()).granted();
  }

  /// The permitted acts without those that hands can do at any time, whether they count or not.
  private static Set<Class<? extends Act.Deed>> besidesHands(Session session, Actor by) {
    Set<Class<? extends Act.Deed>> rights = new LinkedHashSet<>(granted(session, by));
    rights.removeAll(HANDS);
    return rights;
  }

  private static Optional<Objection> objection(
      Session session, Actor by, Class<? extends Act.Deed> act) {
    return Laws.permissions(session.game(), by, session.now())
        .of(act, Optional.empty())
        .orElseThrow()
        .refusal()
        .map(Refusal::objection);
  }

  @Test
  void before_the_game_players_come_and_go_and_the_arbiter_starts_it() {
    Session session = Session.notBegun(BLITZ);
    assertThat(besidesHands(session, Actor.WHITE))
        .containsExactly(ClockAct.Arrive.class, ConductAct.NoteIncident.class);
    assertThat(granted(session, Actor.ARBITER)).contains(Act.Begin.class, BoardAct.SetUp.class);
    assertThat(objection(session, Actor.WHITE, Act.Resign.class))
        .contains(new Objection.GameNotBegun());
    assertThat(objection(session, Actor.WHITE, Act.Begin.class))
        .contains(new Objection.NotForThisActor(Actor.WHITE));
  }

  @Test
  void only_the_player_having_the_move_moves_and_claims() {
    Session session = Session.begun(BLITZ);
    assertThat(granted(session, Actor.WHITE))
        .contains(
            Act.Move.class,
            BoardAct.Touch.class,
            BoardAct.Lift.class,
            Act.ClaimDraw.class,
            Act.Resign.class);
    assertThat(granted(session, Actor.BLACK))
        .contains(Act.Resign.class, Act.OfferDraw.class)
        .doesNotContain(Act.Move.class, Act.ClaimDraw.class);
    assertThat(objection(session, Actor.BLACK, Act.Move.class))
        .contains(new Objection.NotHavingTheMove(Colour.WHITE));
  }

  @Test
  void an_offer_is_for_the_opponent_to_answer() {
    Session session = Session.begun(BLITZ).moves("e2e4").moves("e7e5").moveAndOffer("g1f3");
    assertThat(granted(session, Actor.BLACK))
        .contains(Act.AcceptDraw.class, Act.DeclineDraw.class, Act.Move.class);
    assertThat(granted(session, Actor.WHITE))
        .doesNotContain(Act.AcceptDraw.class, Act.DeclineDraw.class, Act.OfferDraw.class);
    assertThat(objection(session, Actor.WHITE, Act.OfferDraw.class))
        .get()
        .isInstanceOf(Objection.OfferOpen.class);
  }

  @Test
  void while_the_clocks_are_stopped_nobody_moves_and_nothing_changes_by_itself() {
    Session session = Session.begun(BLITZ).moves("e2e4");
    session.act(Actor.ARBITER, new Act.Pause(PauseReason.ASSISTANCE));
    assertThat(granted(session, Actor.BLACK))
        .contains(Act.Resign.class, Act.ClaimDraw.class)
        .doesNotContain(Act.Move.class);
    assertThat(granted(session, Actor.ARBITER)).contains(Act.Resume.class);
    assertThat(objection(session, Actor.BLACK, Act.Move.class))
        .contains(new Objection.ClocksPaused());
    assertThat(Laws.permissions(session.game(), Actor.BLACK, session.now()).until()).isEmpty();
  }

  @Test
  void after_the_game_players_sign_and_appeal_and_come_and_go() {
    Session session = Session.begun(BLITZ).moves("e2e4").resign(Actor.WHITE);
    for (Actor player : Set.of(Actor.WHITE, Actor.BLACK)) {
      assertThat(besidesHands(session, player))
          .containsExactlyInAnyOrder(
              ScoresheetAct.SignResult.class,
              ConductAct.Appeal.class,
              ClockAct.Arrive.class,
              ConductAct.NoteIncident.class);
      assertThat(objection(session, player, Act.Move.class))
          .get()
          .isInstanceOf(Objection.GameOver.class);
    }
  }

  @Test
  void a_fallen_flag_may_be_claimed_by_the_opponent() {
    Session session = Session.begun(BLITZ.with(FlagWatch.BY_CLAIM)).moves("e2e4");
    session.wait(Duration.ofMinutes(5));
    assertThat(granted(session, Actor.WHITE)).contains(Act.ClaimFlag.class);
    assertThat(granted(session, Actor.ARBITER)).contains(Act.ObserveFlag.class);
  }

  @Test
  void a_piece_in_the_hand_may_be_placed_and_a_pawn_before_promotion_replaced() {
    OverTheBoard table =
        OverTheBoard.from("8/4P3/8/8/8/8/8/k3K3 w - - 0 1", Edition.newest()).lift("e7");
    assertThat(granted(table.session(), Actor.WHITE))
        .contains(BoardAct.Place.class, BoardAct.Promote.class)
        .doesNotContain(BoardAct.Release.class);
    assertThat(granted(table.session(), Actor.ARBITER)).contains(BoardAct.ExcuseContact.class);
    assertThat(objection(table.session(), Actor.WHITE, BoardAct.Release.class))
        .get()
        .isInstanceOf(BoardObjection.NothingHeld.class);
  }

  @Test
  void hands_of_both_players_can_do_anything_and_press_the_clock() {
    Session session = Session.begun(BLITZ).moves("g1f3");
    for (Actor player : Set.of(Actor.WHITE, Actor.BLACK)) {
      assertThat(granted(session, player))
          .contains(
              BoardAct.Touch.class,
              BoardAct.Lift.class,
              BoardAct.Place.class,
              BoardAct.Promote.class,
              ClockAct.Press.class);
    }
    assertThat(granted(session, Actor.WHITE)).doesNotContain(BoardAct.Adjust.class);
  }

  @Test
  void a_piece_that_is_held_may_be_released() {
    OverTheBoard table = OverTheBoard.newest().lift("e2").place(Piece.WHITE_PAWN, "e4");
    assertThat(granted(table.session(), Actor.WHITE)).contains(BoardAct.Release.class);
  }

  @Test
  void an_illegal_move_may_be_reported_by_players_and_arbiter() {
    Session session = OverTheBoard.newest().moves("g1g3").session();
    for (Actor actor : Set.of(Actor.WHITE, Actor.BLACK, Actor.ARBITER)) {
      assertThat(granted(session, actor)).contains(BoardAct.Report.class);
    }
    assertThat(granted(Session.begun(BLITZ), Actor.ARBITER)).doesNotContain(BoardAct.Report.class);
  }

  @Test
  void the_next_move_may_be_written_whichever_it_is() {
    Session session =
        Session.begun(Session.regulations("5400+30").with(Arrangement.SCORES_KEPT_BY_PLAYERS))
            .moves("e2e4", "e7e5");
    for (int ply = 1; ply <= 2; ply++) {
      assertThat(granted(session, Actor.WHITE)).contains(ScoresheetAct.WriteMove.class);
      session.act(Actor.WHITE, new ScoresheetAct.WriteMove(ply, "e4", Optional.empty()));
      assertThat(session.last().refusal()).isEmpty();
    }
    assertThat(objection(session, Actor.WHITE, ScoresheetAct.WriteMove.class))
        .get()
        .isInstanceOf(ScoresheetObjection.WritingAhead.class);
  }

  @Test
  void an_offer_may_be_marked_moves_later() {
    Session session =
        Session.begun(Session.regulations("5400").with(Arrangement.SCORES_KEPT_BY_PLAYERS))
            .moveAndOffer("e2e4")
            .moves("e7e5");
    assertThat(granted(session, Actor.WHITE)).contains(ScoresheetAct.MarkOffer.class);
    session.act(Actor.WHITE, new ScoresheetAct.MarkOffer(1));
    assertThat(session.last().refusal()).isEmpty();
    Session without =
        Session.begun(Session.regulations("5400").with(Arrangement.SCORES_KEPT_BY_PLAYERS))
            .moves("e2e4", "e7e5");
    assertThat(objection(without, Actor.WHITE, ScoresheetAct.MarkOffer.class))
        .get()
        .isInstanceOf(ScoresheetObjection.NoOfferToMark.class);
  }

  @Test
  void a_player_may_touch_pieces_wherever_they_stand() {
    Session corner = Session.begun(BLITZ.with(Session.fen("8/4k3/8/8/8/8/4P3/4K3 w - - 0 1")));
    assertThat(granted(corner, Actor.WHITE))
        .contains(BoardAct.Touch.class, BoardAct.Adjust.class, BoardAct.Lift.class);
  }

  @Test
  void answers_are_for_whom_and_when_they_were_asked() {
    Session session = Session.begun(BLITZ);
    Instant at = session.now();
    assertThat(Laws.permissions(session.game(), Actor.BLACK, at).by()).isEqualTo(Actor.BLACK);
    assertThat(Laws.permissions(session.game(), Actor.BLACK, at).at()).isEqualTo(at);
  }
}
