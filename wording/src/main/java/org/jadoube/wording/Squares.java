package org.jadoube.wording;

import java.util.Collection;
import org.jadoube.chess.Square;
import org.jadoube.chess.SquareSet;

/// Squares from which a king or a square is attacked.
final class Squares {
  private Squares() {}

  /// Adds the squares, in the order of the board, and their number to the phrase.
  static Phrase in(Phrase phrase, Collection<Square> squares) {
    return phrase.with("squares", SquareSet.copyOf(squares)).with("count", squares.size());
  }
}
