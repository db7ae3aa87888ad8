package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.AttackTables.between;
import static org.jadoube.chess.bits.Bitboard.RANK_3;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.lowest;
import static org.jadoube.chess.bits.Bitboard.rest;
import static org.jadoube.chess.bits.Bitboard.up;
import static org.jadoube.chess.bits.Bitboard.upLeft;
import static org.jadoube.chess.bits.Bitboard.upRight;

/// Where sets of pieces may legally go.
///
/// As in [Placement] the side to move goes up the board. `allowed` are the squares a move may end
/// on when it is not the king's: not on an own piece and, in check, only on the checking piece or
/// between it and the king. Pins are the lines that [Legality] finds. A piece on a line of pins can
/// reach no other line of the same kind, so all lines of a kind may share one set.
public final class Movement {
  private static final int KING_SIDE_KING = 6;
  private static final int KING_SIDE_ROOK = 5;
  private static final int QUEEN_SIDE_KING = 2;
  private static final int QUEEN_SIDE_ROOK = 3;

  private Movement() {}

  /// What a bishop, or a queen as a bishop, may reach. Callers leave out those pinned along a rank
  /// or file.
  public static long diagonal(int from, long occupied, long allowed, long diagonalPins) {
    long targets = AttackTables.bishop(from, occupied) & allowed;
    return (bit(from) & diagonalPins) == 0 ? targets : targets & diagonalPins;
  }

  /// What a rook, or a queen as a rook, may reach. Callers leave out those pinned along a diagonal.
  public static long orthogonal(int from, long occupied, long allowed, long orthogonalPins) {
    long targets = AttackTables.rook(from, occupied) & allowed;
    return (bit(from) & orthogonalPins) == 0 ? targets : targets & orthogonalPins;
  }

  /// Where pawns arrive by one step, before `allowed` is asked.
  public static long pushes(long pawns, long empty, long diagonalPins, long orthogonalPins) {
    long free = pawns & ~diagonalPins;
    return (up(free & ~orthogonalPins) | (up(free & orthogonalPins) & orthogonalPins)) & empty;
  }

  /// Where pawns arrive by two steps, given where they arrive by one; before `allowed` is asked.
  public static long doublePushes(long pushes, long empty) {
    return up(pushes & RANK_3) & empty;
  }

  /// Where pawns capture towards the a-file, before `allowed` is asked.
  public static long leftCaptures(long pawns, long enemy, long diagonalPins, long orthogonalPins) {
    long free = pawns & ~orthogonalPins;
    return (upLeft(free & ~diagonalPins) | (upLeft(free & diagonalPins) & diagonalPins)) & enemy;
  }

  /// Where pawns capture towards the h-file, before `allowed` is asked.
  public static long rightCaptures(long pawns, long enemy, long diagonalPins, long orthogonalPins) {
    long free = pawns & ~orthogonalPins;
    return (upRight(free & ~diagonalPins) | (upRight(free & diagonalPins) & diagonalPins)) & enemy;
  }

  /// The rooks with which the king, not in check, may castle if no attack prevents it (Article
  /// 3.8.2.2.2): nothing stands in the way. Leave pinned rooks out.
  ///
  /// A pinned rook (possible in Chess960 only) stands between the king and an attacker on the first
  /// rank; it goes to the inner side of the king, so the king would be left in check. Any other
  /// rook shields nothing.
  public static long castlers(int king, long occupied, long rooks) {
    long able = 0;
    for (long left = rooks; left != 0; left = rest(left)) {
      int rook = first(left);
      long ways = way(king, castledKing(king, rook)) | way(rook, castledRook(king, rook));
      if ((ways & occupied & ~(bit(king) | bit(rook))) == 0) {
        able |= lowest(left);
      }
    }
    return able;
  }

  /// Those of the [#castlers(int, long, long)] with which the king crosses no attacked square.
  public static long castlings(int king, long castlers, long attacked) {
    long able = 0;
    for (long left = castlers; left != 0; left = rest(left)) {
      if ((way(king, castledKing(king, first(left))) & attacked) == 0) {
        able |= lowest(left);
      }
    }
    return able;
  }

  /// Where the king arrives when it castles with `rook`, of the same rank.
  public static int castledKing(int king, int rook) {
    return (king & UPPER) | (rook > king ? KING_SIDE_KING : QUEEN_SIDE_KING);
  }

  /// Where the rook arrives when the king castles with it.
  public static int castledRook(int king, int rook) {
    return (king & UPPER) | (rook > king ? KING_SIDE_ROOK : QUEEN_SIDE_ROOK);
  }

  private static final int UPPER = 0b111_000;

  private static long way(int from, int to) {
    return between(from, to) | bit(to);
  }
}
