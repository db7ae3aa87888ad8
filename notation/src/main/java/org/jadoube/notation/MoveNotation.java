package org.jadoube.notation;

import org.jadoube.chess.Move;
import org.jadoube.chess.Position;

/// A way to write moves: a [MoveStyle], or for instance `Uci::write`.
@FunctionalInterface
public interface MoveNotation {
  /// The text of `move`, which is legal in `position`.
  String write(Position position, Move move);
}
