package org.jadoube.chess;

import java.util.Optional;
import org.jadoube.chess.kernel.Effort;
import org.jadoube.chess.kernel.PawnKernel;

/// Whether the pawns can have got past each other, and promoted, within the captures there were.
final class PawnHistory {
  private static final int ALL_PIECES = 32;

  private PawnHistory() {}

  /// What is wrong, if anything; the easy question first.
  static Optional<Fault> fault(Setup setup, Beginnings beginnings, Effort effort) {
    Board board = setup.board();
    FixedSquares fixed = new FixedSquares(board, setup.castlingRooks(), beginnings);
    return PawnCaptures.fault(board)
        .or(() ->
            hasNoKernel(board, fixed, effort)
                ? Optional.of(new Fault.ImpossiblePawnStructure(captures(board)))
                : Optional.empty());
  }

  private static boolean hasNoKernel(Board board, FixedSquares fixed, Effort effort) {
    return PawnKernel.isMissing(
        board.of(Piece.WHITE_PAWN),
        board.of(Piece.BLACK_PAWN),
        Allowances.of(board, Colour.WHITE, fixed),
        Allowances.of(board, Colour.BLACK, fixed),
        effort);
  }

  private static int captures(Board board) {
    return ALL_PIECES - Long.bitCount(board.occupied());
  }
}
