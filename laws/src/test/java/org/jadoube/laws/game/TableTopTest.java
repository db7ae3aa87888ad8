package org.jadoube.laws.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.Game;
import org.jadoube.laws.OverTheBoard;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.game.TableTop.Displaced;
import org.jadoube.laws.game.TableTop.InHand;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.junit.jupiter.api.Test;

/// Tests the view of a real board and the hands at it.
final class TableTopTest {
  private static final Actor BLACK = Actor.player(Colour.BLACK);

  @Test
  void lifted_pieces_are_in_the_hand_of_whoever_lifted_them() {
    OverTheBoard table = OverTheBoard.newest().moves("e2e4", "d7d5").lift("d5").lift("e4");
    TableTop top = table.game().tableTop();
    assertThat(top.inHand())
        .containsExactly(
            new InHand(Colour.WHITE, Piece.BLACK_PAWN), new InHand(Colour.WHITE, Piece.WHITE_PAWN));
    assertThat(top.board().at(Square.D5)).isEmpty();
    assertThat(top.touched()).containsExactly(Square.D5, Square.E4);
  }

  @Test
  void what_is_lifted_out_of_turn_is_in_that_players_hand_and_off_its_square() {
    OverTheBoard table = OverTheBoard.newest();
    TableTop top = lifting(table, "g8").game().tableTop();
    assertThat(top.inHand()).containsExactly(new InHand(Colour.BLACK, Piece.BLACK_KNIGHT));
    assertThat(top.displaced())
        .containsExactly(
            new Displaced(
                Colour.BLACK, Piece.BLACK_KNIGHT, Optional.of(Square.G8), Optional.empty()));
    assertThat(top.touched()).isEmpty();
  }

  private static OverTheBoard lifting(OverTheBoard table, String square) {
    return table.act(
        new Act(
            BLACK,
            table.game().latest().orElseThrow().plus(Duration.ofSeconds(1)),
            new BoardAct.Lift(Square.named(square).orElseThrow(), false)));
  }

  @Test
  void a_piece_that_is_placed_is_held_until_it_is_released() {
    OverTheBoard table = OverTheBoard.newest().lift("e2").place(Piece.WHITE_PAWN, "e4");
    assertThat(table.game().tableTop().held()).containsExactly(Square.E4);
    assertThat(table.release("e4").game().tableTop().held()).isEmpty();
  }

  @Test
  void a_player_who_has_moved_has_the_clock_to_press() {
    OverTheBoard table = OverTheBoard.newest().byHand("e2e4");
    assertThat(table.game().tableTop().toPress()).isEqualTo(Set.of(Colour.WHITE));
    assertThat(table.press(Colour.WHITE).game().tableTop().toPress()).isEmpty();
  }

  @Test
  void an_illegal_move_stays_on_the_board() {
    Game game = OverTheBoard.newest().byHand("e2e5").game();
    assertThat(game.tableTop().board().at(Square.E5)).contains(Piece.WHITE_PAWN);
    assertThat(game.position().at(Square.E5)).isEmpty();
  }

  @Test
  void a_new_piece_placed_on_the_last_rank_is_chosen_for_good() {
    TableTop top =
        OverTheBoard.from("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", Edition.newest())
            .promote(Role.ROOK, "a8")
            .game()
            .tableTop();
    assertThat(top.promotion()).contains(Role.ROOK);
  }

  @Test
  void what_hands_do_after_the_end_is_to_be_seen_as_well() {
    OverTheBoard table = OverTheBoard.newest().moves("f2f3", "e7e5", "g2g4").byHand("d8h4");
    assertThat(table.game().phase()).isEqualTo(Phase.FINISHED);
    Game game = lifting(table, "h4").game();
    assertThat(game.tableTop().board().at(Square.H4)).isEmpty();
    assertThat(game.position().at(Square.H4)).contains(Piece.BLACK_QUEEN);
  }

  @Test
  void a_touched_piece_is_a_duty_with_its_article() {
    Game game = OverTheBoard.newest().touch("g1").game();
    Refusal duty = game.duty().orElseThrow();
    assertThat(duty.citation().rule()).isEqualTo(Rule.TOUCHED_OWN_PIECE);
    assertThat(duty.objection()).isEqualTo(new BoardObjection.BoundByTouch(List.of(Square.G1)));
  }

  /// Whatever is touched or released afterwards.
  @Test
  void the_move_declared_with_a_wrong_claim_is_a_duty() {
    Attempt declared = Session.attempt("g1f3");
    OverTheBoard table = OverTheBoard.newest();
    table.act(Actor.WHITE, new Act.ClaimDraw(Claim.THREEFOLD, Optional.of(declared)));
    Refusal bound =
        new Refusal(
            Edition.newest().cite(Rule.INCORRECT_CLAIM), new Objection.BoundByClaim(declared));
    assertThat(table.game().duty()).contains(bound);
    table.byHand("e2e4");
    table.act(Actor.WHITE, new BoardAct.Lift(Square.E4, false));
    assertThat(table.game().duty()).contains(bound);
  }

  @Test
  void a_piece_that_cannot_move_is_none() {
    assertThat(OverTheBoard.newest().game().duty()).isEmpty();
    assertThat(OverTheBoard.newest().touch("d1").game().duty()).isEmpty();
  }
}
