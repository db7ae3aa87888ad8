package org.jadoube.chess.retro.kernel;

/// The pawns of one file from the first rank up, four bits each in a `long`: the rank, 0 to 7, plus
/// 8 for a black pawn. A white pawn on rank 7 or a black one on rank 0 has promoted.
final class PawnColumn {
  /// An impossible column.
  static final long IMPOSSIBLE = -1;

  /// No pawns.
  static final long EMPTY = 0;

  static final int WHITE = 0;
  static final int BLACK = 1;
  static final int LAST_RANK = 7;

  private static final int BITS = 4;
  private static final int MASK = 15;
  private static final int BLACK_BIT = 8;

  /// A white pawn on the second rank and a black one on the seventh.
  static final long INITIAL = pawn(BLACK, LAST_RANK - 1) << BITS | pawn(WHITE, 1);

  private PawnColumn() {}

  static long pawn(int colour, int rank) {
    return (long) colour * BLACK_BIT | rank;
  }

  static int size(long column) {
    return (Long.SIZE - Long.numberOfLeadingZeros(column) + BITS - 1) / BITS;
  }

  static int colour(long column, int index) {
    return (int) (column >>> BITS * index) / BLACK_BIT & 1;
  }

  static int rank(long column, int index) {
    return (int) (column >>> BITS * index) & LAST_RANK;
  }

  static boolean hasPromoted(long column, int index) {
    return rank(column, index) == lastRank(colour(column, index));
  }

  /// The rank on which pawns of this colour promote.
  static int lastRank(int colour) {
    return colour == WHITE ? LAST_RANK : 0;
  }

  /// Inserts the pawn below the one at that index.
  static long inserted(long column, int index, long pawn) {
    return (column & ~below(index)) << BITS | pawn << BITS * index | column & below(index);
  }

  static long without(long column, int index) {
    return column >>> BITS & ~below(index) | column & below(index);
  }

  static long replaced(long column, int index, long pawn) {
    return column & ~((long) MASK << BITS * index) | pawn << BITS * index;
  }

  /// Puts the pawn above one index and below another, in place of the pawn between them, if there
  /// is one.
  static long put(long column, int lower, int upper, long pawn) {
    if (column == IMPOSSIBLE) {
      return IMPOSSIBLE;
    }
    return upper - lower > 1 ? replaced(column, upper - 1, pawn) : inserted(column, upper, pawn);
  }

  private static long below(int index) {
    return (1L << BITS * index) - 1;
  }

  /// The column as the other side sees it: upside down, with the colours exchanged.
  static long mirrored(long column) {
    long mirrored = column == IMPOSSIBLE ? IMPOSSIBLE : EMPTY;
    for (long rest = column; rest != EMPTY && rest != IMPOSSIBLE; rest >>>= BITS) {
      mirrored = mirrored << BITS | rest & MASK ^ MASK;
    }
    return mirrored;
  }

  static boolean isAll(long column, int from, int to, int colour) {
    for (int index = from; index < to; index++) {
      if (colour(column, index) != colour) {
        return false;
      }
    }
    return true;
  }
}
