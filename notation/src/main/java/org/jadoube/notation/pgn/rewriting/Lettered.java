package org.jadoube.notation.pgn.rewriting;

import org.jadoube.notation.replay.ReplayBoard;
import org.jadoube.notation.replay.SanText;

/// Algebraic notation in some letters.
record Lettered(SanText text) implements MoveWriting {
  @Override
  public int write(ReplayBoard before, ReplayBoard after, int packed, byte[] target, int at) {
    return text.write(before, after, packed, target, at);
  }

  /// Writes a move that is in strict SAN between two indexes: it only needs other letters.
  ///
  /// @return the index after it
  int respell(int packed, byte[] bytes, int from, int end, byte[] target, int at) {
    return text.respell(packed, bytes, from, end, target, at);
  }
}
