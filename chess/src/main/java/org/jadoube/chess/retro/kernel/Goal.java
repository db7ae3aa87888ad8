package org.jadoube.chess.retro.kernel;

/// Where the pawns have to end up, and what may be lost on the way.
final class Goal {
  static final int FILES = 8;
  private static final int RANKS = 8;
  private static final int MOST_CROSSINGS = 9;

  private final long[] columns = new long[FILES];
  private final int[][] fewest = new int[FILES + 1][MOST_CROSSINGS];
  private final Allowance white;
  private final Allowance black;

  Goal(long whitePawns, long blackPawns, Allowance white, Allowance black) {
    this.white = white;
    this.black = black;
    for (int file = FILES - 1; file >= 0; file--) {
      columns[file] = column(whitePawns, blackPawns, file);
      int touched = Touching.fewest(columns[file]);
      for (int left = 0; left < MOST_CROSSINGS; left++) {
        int more = Math.max(0, touched - left);
        fewest[file][left] = more + fewest[file + 1][Math.min(more, MOST_CROSSINGS - 1)];
      }
    }
  }

  private static long column(long whitePawns, long blackPawns, int file) {
    long column = PawnColumn.EMPTY;
    for (int rank = RANKS - 1; rank >= 0; rank--) {
      long square = 1L << rank * FILES + file;
      if ((whitePawns & square) != 0) {
        column = PawnColumn.inserted(column, 0, PawnColumn.pawn(PawnColumn.WHITE, rank));
      } else if ((blackPawns & square) != 0) {
        column = PawnColumn.inserted(column, 0, PawnColumn.pawn(PawnColumn.BLACK, rank));
      }
    }
    return column;
  }

  long column(int file) {
    return columns[file];
  }

  Allowance allowance(int colour) {
    return colour == PawnColumn.WHITE ? white : black;
  }

  boolean allows(long losses) {
    return white.allows(losses, PawnColumn.WHITE) && black.allows(losses, PawnColumn.BLACK);
  }

  /// Whether enough captures are left for the files from this one on, given the crossings that
  /// already touch it from the left.
  boolean mayBeMet(int file, long left, long losses) {
    return fewest[file][Crossing.count(left)]
        <= white.left(losses, PawnColumn.WHITE) + black.left(losses, PawnColumn.BLACK);
  }

  static boolean isDark(int file, int rank) {
    return (file + rank) % 2 == 0;
  }
}
