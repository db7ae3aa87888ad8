package org.jadoube.laws.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Square;
import org.jadoube.laws.OverTheBoard;
import org.jadoube.laws.Session;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.game.Ply;
import org.junit.jupiter.api.Test;

/// Legal moves on a board that no legal move leads to, because the opponent's king was left in
/// check.
final class LegalMovesAstrayTest {
  private static Ply after(String fen, String illegal) {
    Ply ply = OverTheBoard.from(fen, Edition.newest()).moves(illegal).game().ply();
    assertThat(ply.astray()).isPresent();
    return ply;
  }

  private static List<Attempt> attempts(String... texts) {
    return List.of(texts).stream().map(Session::attempt).toList();
  }

  private static List<Attempt> legal(Ply ply) {
    return LegalMoves.legal(ply).stream().map(Attempt::of).toList();
  }

  @Test
  void every_move_but_the_capture_of_the_king_is_legal() {
    Ply ply = after("4r2k/8/8/8/8/8/3P4/4K3 w - - 0 1", "d2d3");
    assertThat(legal(ply))
        .containsExactlyInAnyOrderElementsOf(
            attempts(
                "h8g8", "h8g7", "h8h7", "e8a8", "e8b8", "e8c8", "e8d8", "e8f8", "e8g8", "e8e7",
                "e8e6", "e8e5", "e8e4", "e8e3", "e8e2"));
    assertThat(LegalMoves.legal(ply, Session.attempt("e8e1"))).isEmpty();
    assertThat(LegalMoves.legal(ply, Session.attempt("e8e2"))).isPresent();
  }

  @Test
  void a_pawn_is_promoted_to_each_of_four_pieces() {
    Ply ply = after("4r2k/8/8/8/8/8/1p1P4/4K3 w - - 0 1", "d2d3");
    assertThat(
            legal(ply).stream()
                .filter(each -> each instanceof Attempt.Step step && step.to() == Square.B1))
        .containsExactlyInAnyOrderElementsOf(attempts("b2b1q", "b2b1r", "b2b1b", "b2b1n"));
  }

  @Test
  void castling_is_legal_as_well() {
    Ply ply = after("r3k3/8/8/8/4r3/8/3P4/4K3 w q - 0 1", "d2d3");
    assertThat(legal(ply)).contains(Session.attempt("O-O-O"));
  }
}
