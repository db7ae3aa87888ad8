package org.jadoube.notation.replay;

import org.jadoube.chess.bits.PackedMove;

/// Reads moves in good SAN from bytes. Anything but what PGN demands gives [#UNKNOWN] and is left
/// to a more patient reader.
///
/// A result is a `long`: the [SanWord] in the lower half, the index after the move's last byte
/// above it. Up to [#LONGEST] bytes are looked at, so that many must exist.
public final class SanBytes {
  /// The result if there is no move in good SAN.
  public static final long UNKNOWN = 0;

  /// At least the length of the longest move and the byte after it: even `Qa1xb2=Q+`, longer than
  /// any move, fits.
  public static final int LONGEST = 12;

  private static final byte[] ROLES = new byte[256];

  static {
    ROLES['N'] = PackedMove.KNIGHT;
    ROLES['B'] = PackedMove.BISHOP;
    ROLES['R'] = PackedMove.ROOK;
    ROLES['Q'] = PackedMove.QUEEN;
    ROLES['K'] = PackedMove.KING;
  }

  private SanBytes() {}

  /// The word of a result.
  public static int word(long result) {
    return (int) result;
  }

  /// The index after the move's last byte, including its check sign.
  public static int end(long result) {
    return (int) (result >>> 32);
  }

  /// The move that begins at `at`.
  public static long read(byte[] bytes, int at) {
    int first = bytes[at];
    if (isFile(first)) {
      return pawn(bytes, at, first - 'a');
    }
    return first == 'O' ? castling(bytes, at) : piece(bytes, at, ROLES[first & 0xFF]);
  }

  private static boolean isFile(int symbol) {
    return (symbol - 'a' & 0xFF) < 8;
  }

  private static boolean isRank(int symbol) {
    return (symbol - '1' & 0xFF) < 8;
  }

  private static int square(int file, int rank) {
    return ((rank - '1') << 3) | (file - 'a');
  }

  private static long pawn(byte[] bytes, int at, int file) {
    int second = bytes[at + 1];
    if (isRank(second)) {
      int to = ((second - '1') << 3) | file;
      return arrived(bytes, at + 2, SanWord.of(PackedMove.PAWN, file + 1, 0, to));
    }
    int toFile = bytes[at + 2];
    int toRank = bytes[at + 3];
    if (second != 'x' || toFile == 'a' + file || !isFile(toFile) || !isRank(toRank)) {
      return UNKNOWN;
    }
    int to = square(toFile, toRank);
    return arrived(bytes, at + 4, SanWord.of(PackedMove.PAWN, file + 1, 0, to));
  }

  /// Reads the promotion, if any, of a pawn that has arrived.
  private static long arrived(byte[] bytes, int at, int word) {
    if ((SanWord.to(word) + 8 & 63) >= 16) {
      return finished(bytes, at, word);
    }
    int sign = bytes[at] == '=' ? at + 1 : at;
    int role = ROLES[bytes[sign] & 0xFF];
    return role == 0 || role == PackedMove.KING
        ? UNKNOWN
        : finished(bytes, sign + 1, SanWord.promoted(word, role));
  }

  private static long piece(byte[] bytes, int at, int role) {
    if (role == 0) {
      return UNKNOWN;
    }
    int next = at + 1;
    int file = 0;
    int rank = 0;
    int symbol = bytes[next];
    if (isFile(symbol) && isRank(bytes[next + 1]) && !continues(bytes[next + 2])) {
      return finished(bytes, next + 2, SanWord.of(role, 0, 0, square(symbol, bytes[next + 1])));
    }
    if (isFile(symbol) && bytes[next + 1] != 'x' && isRank(bytes[next + 1])) {
      file = symbol - 'a' + 1;
      rank = bytes[next + 1] - '0';
      next += 2;
    } else if (isFile(symbol)) {
      file = symbol - 'a' + 1;
      next++;
    } else if (isRank(symbol)) {
      rank = symbol - '0';
      next++;
    }
    if (bytes[next] == 'x') {
      next++;
    }
    if (!isFile(bytes[next]) || !isRank(bytes[next + 1])) {
      return UNKNOWN;
    }
    int to = square(bytes[next], bytes[next + 1]);
    return finished(bytes, next + 2, SanWord.of(role, file, rank, to));
  }

  private static boolean continues(int symbol) {
    return isFile(symbol) || symbol == 'x';
  }

  private static long castling(byte[] bytes, int at) {
    if (bytes[at + 1] != '-' || bytes[at + 2] != 'O') {
      return UNKNOWN;
    }
    boolean queenSide = bytes[at + 3] == '-' && bytes[at + 4] == 'O';
    return queenSide
        ? finished(bytes, at + 5, SanWord.QUEEN_SIDE)
        : finished(bytes, at + 3, SanWord.KING_SIDE);
  }

  /// A move may be followed by one sign for check or mate, then by something that ends a word.
  private static long finished(byte[] bytes, int at, int word) {
    int symbol = bytes[at];
    int end = symbol == '+' || symbol == '#' ? at + 1 : at;
    return endsWord(bytes[end]) ? ((long) end << 32) | word : UNKNOWN;
  }

  private static boolean endsWord(int symbol) {
    return (symbol <= ' ' && symbol >= 0)
        || symbol == '{'
        || symbol == ')'
        || symbol == '!'
        || symbol == '?'
        || symbol == '$'
        || symbol == '('
        || symbol == ';';
  }
}
