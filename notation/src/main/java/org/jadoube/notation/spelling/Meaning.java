package org.jadoube.notation.spelling;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.Reading;

/// Finds the legal move that was meant.
public final class Meaning {
  private Meaning() {}

  /// The only legal move that `spelled`, read from `text`, can mean. The fault lists the moves that
  /// may have been meant, written in `notation`.
  public static Reading<Move> of(
      Position position, String text, Spelled spelled, MoveNotation notation) {
    List<Move> meant = position.legalMoves().stream().filter(spelled::canMean).toList();
    List<Move> best = preferred(meant, spelled);
    return best.size() == 1
        ? Reading.of(best.getFirst())
        : Reading.failed(MoveFaults.unresolved(position, text, spelled, best, notation));
  }

  /// The only legal capture en passant, for a text that says nothing else. The fault lists the
  /// captures if there are several.
  public static Reading<Move> enPassant(Position position, String text, MoveNotation notation) {
    List<Move> meant =
        position.legalMoves().stream().filter(Move.EnPassant.class::isInstance).toList();
    return meant.size() == 1
        ? Reading.of(meant.getFirst())
        : Reading.failed(MoveFaults.notOne(position, text, meant, notation));
  }

  /// The moves that take precedence: a king's step over castling to the same square, a pawn's step
  /// over its capture, and a pawn over any other piece.
  private static List<Move> preferred(List<Move> meant, Spelled spelled) {
    List<Move> plain = meant.stream().filter(spelled::says).toList();
    return plain.size() == 1 ? plain : meant;
  }
}
