package org.jadoube.notation.spelling;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.Reading;

/// Which legal move is meant by what was said.
public final class Meaning {
  private Meaning() {}

  /// The one legal move that `spelled`, read from `text`, can mean; the fault names in `notation`
  /// those that may have been meant.
  public static Reading<Move> of(
      Position position, String text, Spelled spelled, MoveNotation notation) {
    List<Move> meant = position.legalMoves().stream().filter(spelled::canMean).toList();
    List<Move> best = preferred(meant, spelled);
    return best.size() == 1
        ? Reading.of(best.getFirst())
        : Reading.failed(MoveFaults.unresolved(position, text, spelled, best, notation));
  }

  /// A king's step comes before castling to the same square, a pawn's step before its capture, and
  /// a pawn before any other piece.
  private static List<Move> preferred(List<Move> meant, Spelled spelled) {
    List<Move> plain = meant.stream().filter(spelled::says).toList();
    return plain.size() == 1 ? plain : meant;
  }
}
