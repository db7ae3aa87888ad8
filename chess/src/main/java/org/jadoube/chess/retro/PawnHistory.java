package org.jadoube.chess.retro;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Fault;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Setup;
import org.jadoube.chess.retro.kernel.Allowance;
import org.jadoube.chess.retro.kernel.PawnKernel;
import org.jadoube.chess.retro.kernel.StepBudget;

/// Whether the pawns can have got past each other, and promoted, with the captures there were.
/// Caches its answers, since many setups differ only in their pieces.
final class PawnHistory {
  private static final int ALL_PIECES = 32;

  private final Beginnings beginnings;
  private final StepBudget effort;
  private final Map<Question, Boolean> answers = new HashMap<>();

  private record Question(long whitePawns, long blackPawns, Allowance white, Allowance black) {}

  PawnHistory(Beginnings beginnings, StepBudget effort) {
    this.beginnings = beginnings;
    this.effort = effort;
  }

  /// The fault, if there is one; asks the easy question first.
  Optional<Fault> fault(Setup setup) {
    Board board = setup.board();
    return PawnCaptures.fault(board)
        .or(() ->
            answers.computeIfAbsent(question(setup), this::hasNoKernel)
                ? Optional.of(new Fault.ImpossiblePawnStructure(captures(board)))
                : Optional.empty());
  }

  private Question question(Setup setup) {
    Board board = setup.board();
    FixedSquares fixed = new FixedSquares(board, setup.castlingRooks(), beginnings);
    return new Question(
        board.squares(Piece.WHITE_PAWN).bits(),
        board.squares(Piece.BLACK_PAWN).bits(),
        Allowances.of(board, Colour.WHITE, fixed),
        Allowances.of(board, Colour.BLACK, fixed));
  }

  private boolean hasNoKernel(Question asked) {
    return PawnKernel.isMissing(
        asked.whitePawns, asked.blackPawns, asked.white, asked.black, effort);
  }

  private static int captures(Board board) {
    return ALL_PIECES - board.occupied().size();
  }
}
