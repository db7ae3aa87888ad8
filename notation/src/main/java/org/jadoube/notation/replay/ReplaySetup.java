package org.jadoube.notation.replay;

import java.util.Optional;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.chess.SquareSet;

/// The contents of a [ReplayBoard] as a setup.
final class ReplaySetup {
  private static final Colour[] COLOURS = Colour.values();
  private static final Role[] ROLES = Role.values();

  private ReplaySetup() {}

  static Setup of(ReplayBoard board) {
    return new Setup(
        pieces(board),
        board.white ? Colour.WHITE : Colour.BLACK,
        SquareSet.of(board.castlingRooks),
        passed(board),
        0,
        1);
  }

  private static Board pieces(ReplayBoard board) {
    Board pieces = Board.empty();
    for (Colour colour : COLOURS) {
      long men = (colour == Colour.WHITE) == board.white ? board.own : board.enemy;
      for (Role role : ROLES) {
        long squares = men & board.pieces(role.ordinal() + 1);
        pieces = squares == 0 ? pieces : pieces.with(SquareSet.of(squares), Piece.of(colour, role));
      }
    }
    return pieces;
  }

  /// The square that a pawn has passed, if another pawn stands ready to capture there.
  private static Optional<Square> passed(ReplayBoard board) {
    return board.isPassed() ? Optional.of(Square.values()[board.passed]) : Optional.empty();
  }
}
