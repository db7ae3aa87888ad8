package org.jadoube.chess.fate.men;

import static org.jadoube.chess.bits.Bitboard.down;
import static org.jadoube.chess.bits.Bitboard.downLeft;
import static org.jadoube.chess.bits.Bitboard.downRight;
import static org.jadoube.chess.bits.Bitboard.flipped;
import static org.jadoube.chess.bits.Bitboard.up;

/// Quick tests for pawns that may wall off the board, which makes it worth examining its phases.
public final class Walls {
  private Walls() {}

  /// Whether every pawn has another in front of it and none to capture, and the winner has nothing
  /// else but bishops.
  public static boolean stand(Men men, boolean winnerMoves) {
    long winner = winnerMoves ? men.own : men.enemy;
    return (winner & (men.knights | men.orthogonals)) == 0 && areLocked(men);
  }

  /// Whether the winner has a queen, a rook or a pawn with no pawn in front of it: walls hardly
  /// ever stop those.
  public static boolean haveGap(Men men, boolean winnerMoves) {
    long winner = winnerMoves ? men.own : men.enemy;
    long rising = winnerMoves ? men.own & men.pawns : flipped(men.enemy & men.pawns);
    long pawns = winnerMoves ? men.pawns : flipped(men.pawns);
    return (winner & men.orthogonals) != 0 || (rising & ~below(pawns)) != 0;
  }

  /// All squares below those of the set on their files.
  static long below(long set) {
    long once = down(set);
    long twice = once | once >>> 8;
    long four = twice | twice >>> 16;
    return four | four >>> 32;
  }

  private static boolean areLocked(Men men) {
    long rising = men.own & men.pawns;
    long falling = men.enemy & men.pawns;
    return (up(rising) & ~men.pawns) == 0
        && (down(falling) & ~men.pawns) == 0
        && ((downLeft(falling) | downRight(falling)) & rising) == 0;
  }
}
