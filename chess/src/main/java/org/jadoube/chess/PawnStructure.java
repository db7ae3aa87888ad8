package org.jadoube.chess;

import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.kernel.Effort;
import org.jadoube.chess.kernel.PawnKernel;

/// Whether the pawns can have got past each other, and promoted, within the captures there were.
final class PawnStructure {
  private static final int ALL_PIECES = 32;

  private PawnStructure() {}

  static Optional<Fault> fault(
      Board board, Set<Square> castlingRooks, Beginnings beginnings, Effort effort) {
    FixedSquares fixed = new FixedSquares(board, castlingRooks, beginnings);
    boolean missing =
        PawnKernel.isMissing(
            board.of(Piece.WHITE_PAWN),
            board.of(Piece.BLACK_PAWN),
            Allowances.of(board, Colour.WHITE, fixed),
            Allowances.of(board, Colour.BLACK, fixed),
            effort);
    int captures = ALL_PIECES - Long.bitCount(board.occupied());
    return missing
        ? Optional.of(new Fault.ImpossiblePawnStructure(captures))
        : Optional.empty();
  }
}
