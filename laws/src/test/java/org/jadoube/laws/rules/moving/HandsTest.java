package org.jadoube.laws.rules.moving;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.OverTheBoard;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.Irregularity;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.Completion;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Objection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Moves made by hand, in the orders in which hands make them.
final class HandsTest {
  static List<Edition> editions() {
    return Edition.all();
  }

  @ParameterizedTest
  @MethodSource("editions")
  void a_move_is_made_when_the_piece_is_released(Edition edition) {
    OverTheBoard table = OverTheBoard.in(edition).lift("e2").place(Piece.WHITE_PAWN, "e4");
    assertThat(table.game().ply().number()).isZero();
    table.release("e4");
    assertThat(made(table).completion()).isEqualTo(Completion.PENDING);
    assertThat(table.game().turn()).isEqualTo(Colour.BLACK);
    assertThat(table.game().clock().turn()).isEqualTo(Colour.WHITE);
  }

  @Test
  void a_capture_may_begin_with_either_piece() {
    String fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    OverTheBoard own =
        OverTheBoard.from(fen, Edition.newest()).lift("e4").lift("d5").put(Piece.WHITE_PAWN, "d5");
    OverTheBoard theirs =
        OverTheBoard.from(fen, Edition.newest()).lift("d5").lift("e4").put(Piece.WHITE_PAWN, "d5");
    assertThat(own.game().position()).isEqualTo(theirs.game().position());
    assertThat(own.game().ply().number()).isEqualTo(1);
  }

  @Test
  void a_capture_en_passant_is_made_when_the_captured_pawn_is_off_the_board() {
    OverTheBoard table =
        OverTheBoard.from("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", Edition.newest())
            .lift("e5")
            .put(Piece.WHITE_PAWN, "d6");
    assertThat(table.game().ply().number()).isZero();
    table.lift("d5");
    assertThat(table.game().ply().number()).isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("editions")
  void castling_is_made_when_the_rook_is_released(Edition edition) {
    OverTheBoard table = OverTheBoard.from("4k3/8/8/8/8/8/8/4K2R w K - 0 1", edition).byHand("O-O");
    assertThat(table.game().board().at(Session.square("f1"))).contains(Piece.WHITE_ROOK);
    assertThat(table.game().ply().number()).isEqualTo(1);
    assertThat(broken(table)).isFalse();
  }

  @Test
  void castling_with_the_rook_touched_first_is_a_rook_move_once_that_is_released() {
    OverTheBoard table =
        OverTheBoard.from("4k3/8/8/8/8/8/8/4K2R w K - 0 1", Edition.newest())
            .lift("h1")
            .put(Piece.WHITE_ROOK, "f1");
    assertThat(table.game().ply().number()).isEqualTo(1);
    assertThat(made(table).move().role()).isEqualTo(Role.ROOK);
  }

  @Test
  void castling_after_touching_the_rook_first_is_found_to_break_the_laws() {
    OverTheBoard table =
        OverTheBoard.from("4k3/8/8/8/8/8/8/4K2R w K - 0 1", Edition.newest())
            .touch("h1")
            .byHand("O-O");
    assertThat(broken(table)).isTrue();
  }

  @Test
  void promotion_may_leave_out_the_last_rank_and_take_hands_in_any_order() {
    String fen = "8/4P3/8/8/8/8/8/k3K3 w - - 0 1";
    OverTheBoard usual =
        OverTheBoard.from(fen, Edition.newest()).lift("e7").promote(Role.ROOK, "e8").release("e8");
    OverTheBoard otherwise =
        OverTheBoard.from(fen, Edition.newest()).promote(Role.ROOK, "e8").release("e8").lift("e7");
    OverTheBoard atLength =
        OverTheBoard.from(fen, Edition.newest())
            .lift("e7")
            .put(Piece.WHITE_PAWN, "e8")
            .lift("e8")
            .promote(Role.ROOK, "e8")
            .release("e8");
    assertThat(usual.game().position())
        .isEqualTo(otherwise.game().position())
        .isEqualTo(atLength.game().position());
    assertThat(usual.game().ply().number()).isEqualTo(1);
  }

  @Test
  void what_is_pressed_on_is_completed() {
    OverTheBoard table = OverTheBoard.newest().moves("e2e4");
    assertThat(table.game().clock().turn()).isEqualTo(Colour.BLACK);
    assertThat(table.game().clock().face(Colour.WHITE).period().completed()).isEqualTo(1);
    assertThat(table.game().moves()).hasSize(1);
  }

  @Test
  void another_move_than_the_touched_piece_allows_can_be_made_and_objected_to() {
    OverTheBoard table = OverTheBoard.newest().touch("b1").moves("e2e4");
    assertThat(table.game().turn()).isEqualTo(Colour.BLACK);
    table.report(Actor.BLACK, Irregularity.TOUCH_MOVE);
    assertThat(table.game().turn()).isEqualTo(Colour.WHITE);
    assertThat(table.game().ply().number()).isZero();
    assertThat(table.game().touched()).containsExactly(Session.square("b1"), Session.square("e2"));
    assertThat(table.session().ruling().citation().article().number()).isEqualTo("4.3.1");
  }

  @ParameterizedTest
  @MethodSource("editions")
  void the_right_to_object_is_lost_by_touching_a_piece(Edition edition) {
    OverTheBoard table = OverTheBoard.in(edition).touch("b1").moves("e2e4").touch("e7");
    table.report(Actor.BLACK, Irregularity.TOUCH_MOVE);
    assertThat(table.session().objection())
        .isEqualTo(new BoardObjection.NothingIrregular(Irregularity.TOUCH_MOVE));
    assertThat(table.session().refusal().citation().rule()).isEqualTo(Rule.OBJECTION_RIGHT_LOST);
  }

  @Test
  void only_an_own_piece_lost_the_right_to_object_in_2005() {
    OverTheBoard then = OverTheBoard.in(Edition.FIDE_2005).touch("b1").moves("e2e4");
    then.touch("e4").report(Actor.BLACK, Irregularity.TOUCH_MOVE);
    assertThat(then.game().ply().number()).isZero();
    OverTheBoard now = OverTheBoard.newest().touch("b1").moves("e2e4").touch("e4");
    assertThat(now.session().events().getLast()).isInstanceOf(BoardEvent.ObjectionRightLost.class);
  }

  @Test
  void moving_on_a_screen_loses_the_right_to_object_too() {
    OverTheBoard table = OverTheBoard.newest().touch("b1").moves("e2e4");
    table.session().moves("e7e5");
    table.report(Actor.BLACK, Irregularity.TOUCH_MOVE);
    assertThat(table.session().refusal().citation().rule()).isEqualTo(Rule.OBJECTION_RIGHT_LOST);
  }

  @Test
  void the_arbiter_may_intervene_until_the_player_moves_again() {
    OverTheBoard inTime = OverTheBoard.newest().touch("b1").moves("e2e4", "e7e5");
    inTime.report(Actor.ARBITER, Irregularity.TOUCH_MOVE);
    assertThat(inTime.game().touched()).containsExactly(Session.square("b1"), Session.square("e2"));
    OverTheBoard late = OverTheBoard.newest().touch("b1").moves("e2e4", "e7e5", "g1f3");
    late.report(Actor.ARBITER, Irregularity.TOUCH_MOVE);
    assertThat(late.session().objection())
        .isEqualTo(new BoardObjection.NothingIrregular(Irregularity.TOUCH_MOVE));
  }

  @Test
  void mate_by_a_move_against_article_4_waits_until_nobody_can_object() {
    String fen = "6k1/5ppp/8/8/8/8/8/R3K2N w - - 0 1";
    OverTheBoard table = OverTheBoard.from(fen, Edition.newest()).touch("h1").moves("a1a8");
    assertThat(table.game().result()).isEmpty();
    table.touch("g8");
    assertThat(table.game().result()).contains(Result.WHITE_WINS);
  }

  @Test
  void mate_by_such_a_move_ended_the_game_before_2014() {
    String fen = "6k1/5ppp/8/8/8/8/8/R3K2N w - - 0 1";
    OverTheBoard table = OverTheBoard.from(fen, Edition.FIDE_2009).touch("h1").byHand("a1a8");
    assertThat(table.game().result()).contains(Result.WHITE_WINS);
  }

  @Test
  void touching_a_piece_declines_an_offer_and_touching_nothing_is_refused() {
    OverTheBoard table = OverTheBoard.newest();
    table.session().offer(Actor.BLACK);
    table.touch("e2");
    assertThat(table.game().openOffer()).isEmpty();
    table.touch("e5");
    assertThat(table.session().objection())
        .isEqualTo(new BoardObjection.NothingOnSquare(Session.square("e5")));
  }

  @Test
  void a_piece_placed_on_another_pushes_it_off_the_board() {
    OverTheBoard table = OverTheBoard.newest().lift("e2").place(Piece.WHITE_PAWN, "d2");
    assertThat(table.state().board().at(Session.square("d2"))).contains(Piece.WHITE_PAWN);
    assertThat(table.state().touched()).containsExactly(Session.square("e2"), Session.square("d2"));
    assertThat(table.release("d2").game().moves()).isEmpty();
  }

  @Test
  void hands_cannot_do_what_hands_cannot_do() {
    OverTheBoard table = OverTheBoard.newest().release("e2");
    assertThat(table.session().objection())
        .isEqualTo(new BoardObjection.NothingHeld(Session.square("e2")));
    table.lift("e4");
    assertThat(table.session().objection())
        .isEqualTo(new BoardObjection.NothingOnSquare(Session.square("e4")));
  }

  @Test
  void any_piece_from_beside_the_board_can_be_put_anywhere_and_is_an_illegal_move_once_pressed() {
    OverTheBoard table = OverTheBoard.newest().put(Piece.BLACK_QUEEN, "e4");
    assertThat(table.board().at(Session.square("e4"))).contains(Piece.BLACK_QUEEN);
    assertThat(table.game().touched()).isEmpty();
    table.press(Actor.WHITE).report(Actor.BLACK, Irregularity.ILLEGAL_MOVE);
    assertThat(table.session().ruling().citation().rule()).isEqualTo(Rule.ILLEGAL_MOVE_COMPLETED);
    assertThat(table.board().at(Session.square("e4"))).isEmpty();
  }

  @Test
  void a_new_piece_off_the_last_rank_chooses_nothing() {
    OverTheBoard table =
        OverTheBoard.from("8/4P3/8/8/8/8/8/k3K3 w - - 0 1", Edition.newest())
            .promote(Role.ROOK, "e6")
            .release("e6")
            .lift("e6")
            .lift("e7")
            .promote(Role.QUEEN, "e8")
            .release("e8");
    assertThat(table.game().ply().number()).isEqualTo(1);
    assertThat(broken(table)).isFalse();
  }

  @Test
  void a_piece_put_on_the_board_out_of_turn_is_found_and_taken_off() {
    OverTheBoard table = OverTheBoard.newest();
    Actor black = Actor.BLACK;
    table.act(black, new BoardAct.Promote(Role.QUEEN, Square.E4, false));
    table.act(black, new BoardAct.Release(Square.E4));
    assertThat(table.board().at(Square.E4)).contains(Piece.BLACK_QUEEN);
    assertThat(table.game().position().board().at(Square.E4)).isEmpty();
    table.report(Actor.WHITE, Irregularity.DISPLACED_PIECES);
    assertThat(table.board()).isEqualTo(table.game().position().board());
  }

  @Test
  void whoever_captures_a_piece_put_there_out_of_turn_has_made_no_illegal_move() {
    OverTheBoard table = OverTheBoard.newest();
    Actor black = Actor.BLACK;
    table.act(black, new BoardAct.Place(Piece.BLACK_QUEEN, Square.D3, false));
    table.act(black, new BoardAct.Release(Square.D3));
    table.lift("d3").lift("e2").put(Piece.WHITE_PAWN, "d3").press(Actor.WHITE);
    table.report(Actor.BLACK, Irregularity.ILLEGAL_MOVE);
    assertThat(table.session().events()).hasSize(1);
    assertThat(table.session().events().getFirst()).isInstanceOf(BoardEvent.PiecesPutBack.class);
    assertThat(table.game().ply().number()).isZero();
  }

  @Test
  void a_piece_put_there_out_of_turn_and_taken_off_again_leaves_nothing_to_find() {
    OverTheBoard table = OverTheBoard.newest();
    Actor black = Actor.BLACK;
    table.act(black, new BoardAct.Place(Piece.BLACK_QUEEN, Square.D3, false));
    table.act(black, new BoardAct.Lift(Square.D3, false));
    table.report(Actor.WHITE, Irregularity.DISPLACED_PIECES);
    assertThat(table.session().objection())
        .isEqualTo(new BoardObjection.NothingIrregular(Irregularity.DISPLACED_PIECES));
    assertThat(table.moves("e2e4").game().moves()).hasSize(1);
  }

  @Test
  void an_assistant_moves_for_a_player_since_2014() {
    Actor assistant = new Actor.Assistant(Colour.WHITE);
    OverTheBoard then = OverTheBoard.in(Edition.FIDE_2009);
    then.act(assistant, new BoardAct.Lift(Session.square("e2"), false));
    assertThat(then.session().objection())
        .isEqualTo(new Objection.NotInThisEdition(Rule.ASSISTANT_FOR_MOVING));
    OverTheBoard now = OverTheBoard.newest();
    now.act(assistant, new BoardAct.Lift(Session.square("e2"), false));
    assertThat(now.game().touched()).containsExactly(Session.square("e2"));
  }

  private static Event.MoveMade made(OverTheBoard table) {
    return table.game().ply().made().orElseThrow();
  }

  private static boolean broken(OverTheBoard table) {
    return table.game().events().stream().anyMatch(BoardEvent.TouchMoveBroken.class::isInstance);
  }
}
