package org.jadoube.uci.protocol;

import org.jadoube.chess.Move;
import org.jadoube.notation.Uci;

/// A move as engines exchange it.
public final class UciMoveText {
  private UciMoveText() {}

  /// The text; in Chess960, castling is the king taking its rook.
  public static String of(Move move, boolean chess960) {
    return chess960 ? Uci.write960(move) : Uci.write(move);
  }
}
