package org.jadoube.chess.fate.helpmate;

import static org.jadoube.chess.bits.Bitboard.bit;

import org.jadoube.chess.bits.PackedMove;

/// How much a move brings a [Sketch] forward. Tuned on final positions of real games, like
/// [Weights]; it decides how often a sketch succeeds, not what is true.
final class Gain {
  private static final int TOWARDS_KING = 20;
  private static final int CAPTURED_PAWN = 16;
  private static final int CAPTURED_PIECE = 20;
  private static final int QUEEN = 60;
  private static final int PAWN_MOVE = 18; // when there is nothing to mate with
  private static final int CHECK = -6; // leaves the loser few moves
  private static final int TO_EDGE = 20;
  private static final int TO_OTHER_KING = 12;
  private static final int WITHIN_REACH = 6;
  private static final int TAKING = -30; // the more, the more is lost
  private static final int PROMOTING = -40;

  private Gain() {}

  /// The gain of a move by the winner.
  ///
  /// @param heavy whether there is a queen or a rook
  /// @param check whether the move may give check
  static int winners(int move, int king, int other, boolean heavy, boolean check) {
    int gain = check ? CHECK : 0;
    int captured = PackedMove.captured(move);
    if (captured != 0) {
      gain += captured == PackedMove.PAWN ? CAPTURED_PAWN : CAPTURED_PIECE;
    }
    if (PackedMove.promoted(move) == PackedMove.QUEEN) {
      return gain + QUEEN;
    }
    return switch (PackedMove.role(move)) {
      case PackedMove.KING -> gain + TOWARDS_KING * nearer(move, king, other);
      case PackedMove.PAWN -> heavy ? gain : gain + PAWN_MOVE;
      default -> gain;
    };
  }

  /// The gain of a move by the loser.
  ///
  /// @param attacked the squares that the winner attacks
  static int losers(int move, int king, int other, long attacked) {
    int gain = TAKING * PackedMove.captured(move) + PROMOTING * PackedMove.promoted(move);
    if (PackedMove.role(move) == PackedMove.KING) {
      return gain + TO_EDGE * outwards(move, king) + TO_OTHER_KING * nearer(move, king, other);
    }
    return (attacked & bit(PackedMove.to(move))) == 0 ? gain : gain + WITHIN_REACH;
  }

  /// How many steps nearer to the other king; castling counts as none.
  private static int nearer(int move, int king, int other) {
    return PackedMove.isNormal(move)
        ? Promise.steps(king, other) - Promise.steps(PackedMove.to(move), other)
        : 0;
  }

  /// How many steps nearer to the edge.
  private static int outwards(int move, int king) {
    return PackedMove.isNormal(move) ? Promise.edge(king) - Promise.edge(PackedMove.to(move)) : 0;
  }
}
