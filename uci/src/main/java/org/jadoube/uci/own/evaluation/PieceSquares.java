package org.jadoube.uci.own.evaluation;

import org.jadoube.chess.bits.PackedMove;

/// The value of a piece on a square, as its own side sees it, in both phases at once ([Phased]).
/// The tables follow from a few rules instead of being tuned.
public final class PieceSquares {
  private static final int[] PAWN_FILES = {-8, -2, 2, 8, 8, 2, -2, -8};
  private static final int[] PAWN_RANKS = {0, 0, 2, 10, 24, 40, 70, 0};
  private static final int[] KING_FILES = {14, 24, 6, -12, -8, -4, 26, 16};
  private static final int SEVENTH = 6;

  private static final int[][] VALUES = values();

  private PieceSquares() {}

  /// The value of a piece with this code on a square from 0, a1 as its side sees it; 0 for code 0.
  public static int value(int code, int square) {
    return VALUES[code][square];
  }

  private static int[][] values() {
    int[][] values = new int[PackedMove.KING + 1][64];
    for (int code = PackedMove.PAWN; code <= PackedMove.KING; code++) {
      for (int square = 0; square < 64; square++) {
        values[code][square] = worth(code, square & 7, square >> 3);
      }
    }
    return values;
  }

  private static int worth(int code, int file, int rank) {
    int middle = centrality(file, rank);
    return switch (code) {
      case PackedMove.PAWN -> pawn(file, rank);
      case PackedMove.KNIGHT -> Phased.of(305 + 7 * middle, 290 + 6 * middle);
      case PackedMove.BISHOP -> Phased.of(325 + 4 * middle, 305 + 3 * middle);
      case PackedMove.ROOK -> Phased.of(470 + rook(file, rank), 510 + (rank == SEVENTH ? 12 : 0));
      case PackedMove.QUEEN -> Phased.of(950 + middle, 960 + 6 * middle);
      default -> Phased.of(KING_FILES[file] - 28 * Math.min(rank, 3), 11 * middle);
    };
  }

  private static int pawn(int file, int rank) {
    int centre = rank == 0 ? 0 : PAWN_FILES[file] * Math.min(rank, 4) / 2;
    return Phased.of(82 + centre + PAWN_RANKS[rank] / 2, 100 + PAWN_RANKS[rank]);
  }

  private static int rook(int file, int rank) {
    return (rank == SEVENTH ? 18 : 0) + (file == 3 || file == 4 ? 6 : 0);
  }

  /// From -6 in the corners to 6 in the centre... the farther from the edges, the more.
  private static int centrality(int file, int rank) {
    return 2 * (Math.min(file, 7 - file) + Math.min(rank, 7 - rank)) - 6;
  }
}
