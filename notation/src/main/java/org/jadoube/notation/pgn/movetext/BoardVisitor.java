package org.jadoube.notation.pgn.movetext;

import org.jadoube.notation.pgn.PgnVisitor;
import org.jadoube.notation.replay.ReplayBoard;

/// A visitor that sees the boards on which the reader plays. It hears of moves by this call instead
/// of [PgnVisitor#move].
public interface BoardVisitor extends PgnVisitor {
  /// Whether it looks at the board before a move; if not, `before` is any board.
  default boolean seesBefore() {
    return true;
  }

  /// Whether the game goes on after a null move; if not, that and everything after it is unread.
  default boolean passes() {
    return true;
  }

  /// A legal move.
  ///
  /// @param bytes where the move is written, from `from` to `end`
  /// @param good whether it is written in good SAN, which may still differ from strict SAN
  void played(
      ReplayBoard before,
      ReplayBoard after,
      int packed,
      byte[] bytes,
      int from,
      int end,
      boolean good);
}
