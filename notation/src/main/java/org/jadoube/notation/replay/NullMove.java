package org.jadoube.notation.replay;

import java.util.Optional;
import org.jadoube.chess.Position;

/// The null move: the side to move passes.
public final class NullMove {
  private NullMove() {}

  /// The position after a null move; empty in check, where none is possible.
  public static Optional<Position> after(Position position) {
    ReplayBoard board = new ReplayBoard();
    board.set(position);
    if (!board.canPass()) {
      return Optional.empty();
    }
    board.pass();
    return Optional.of(board.position());
  }
}
