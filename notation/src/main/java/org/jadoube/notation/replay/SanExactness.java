package org.jadoube.notation.replay;

import static org.jadoube.chess.bits.Bitboard.FILE_A;
import static org.jadoube.chess.bits.Bitboard.RANK_1;

import org.jadoube.chess.bits.PackedMove;

/// Tells whether good SAN is also strict SAN, with nothing superfluous, nothing missing and the
/// right signs.
public final class SanExactness {
  private SanExactness() {}

  /// Whether the move found from the good SAN between the two indexes is written as in strict SAN,
  /// apart from signs for check and mate.
  ///
  /// @param before the board before the move
  public static boolean isExact(ReplayBoard before, int packed, byte[] bytes, int from, int end) {
    int to = hasCheckSign(bytes, end) ? end - 1 : end;
    if (PackedMove.kind(packed) == PackedMove.PROMOTION) {
      return bytes[to - 2] == '=';
    }
    boolean named = PackedMove.isNormal(packed) && PackedMove.role(packed) != PackedMove.PAWN;
    return !named || isExactPiece(before, packed, bytes, from + 1, to - 2);
  }

  private static boolean isExactPiece(
      ReplayBoard before, int packed, byte[] bytes, int from, int to) {
    boolean sign = bytes[to - 1] == 'x';
    boolean captures = PackedMove.captured(packed) != 0;
    int length = to - from - (sign ? 1 : 0);
    return sign == captures
        && (length == 0 || isOriginNeeded(before.rivals(packed), packed, bytes[from], length));
  }

  private static boolean isOriginNeeded(long rivals, int packed, byte first, int length) {
    int square = PackedMove.from(packed);
    boolean onFile = (rivals & (FILE_A << (square & 7))) != 0;
    boolean onRank = (rivals & (RANK_1 << (square & 56))) != 0;
    if (length == 2) {
      return onFile && onRank;
    }
    return first >= 'a' ? rivals != 0 && !onFile : onFile && !onRank;
  }

  /// Whether the sign for check or mate that ends before `end`, or its absence, is right.
  ///
  /// @param after the board after the move
  public static boolean isSignExact(ReplayBoard after, byte[] bytes, int end) {
    if (after.canPass()) {
      return !hasCheckSign(bytes, end);
    }
    return bytes[end - 1] == (after.isMate() ? '#' : '+');
  }

  private static boolean hasCheckSign(byte[] bytes, int end) {
    return bytes[end - 1] == '+' || bytes[end - 1] == '#';
  }
}
