package org.jadoube.notation;

import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.san.MoveStyle;

/// A way to write moves: a [MoveStyle], or for instance `Uci::write`.
///
/// ```java
/// Position start = Position.standard();
/// Move move = start.move(Square.G1, Square.F3).orElseThrow();
/// MoveNotation notation = Uci::write;
/// notation.write(start, move); // => g1f3
/// notation.read(start, "g1f3").orThrow(); // => Normal[KNIGHT g1-f3]
/// ```
///
/// @since 0.1.0
@FunctionalInterface
public interface MoveNotation {
  /// The text of `move`, which is legal in `position`.
  String write(Position position, Move move);

  /// The legal move whose text is exactly `text`: the strict reader of this notation. For any other
  /// text, the fault is where it departs from the legal move that it agrees with longest.
  default Reading<Move> read(Position position, String text) {
    return StrictReader.read(position, text, this);
  }
}
