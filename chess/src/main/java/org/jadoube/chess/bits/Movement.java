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

/// The squares to which sets of pieces may legally go.
///
/// As in [Legality], the side to move goes up the board. `allowed` are the squares on which a move
/// by any piece but the king may end: not on an own piece and, in check, only on the checking piece
/// or between it and the king. Pins are the lines found by [Legality]. A piece on a line of pins
/// cannot reach another line of the same kind, so all lines of a kind can share one set.
public final class Movement {
  private static final int KING_SIDE_KING = 6;
  private static final int KING_SIDE_ROOK = 5;
  private static final int QUEEN_SIDE_KING = 2;
  private static final int QUEEN_SIDE_ROOK = 3;

  private Movement() {}

  /// The squares that a bishop, or a queen moving like one, may reach. Callers leave out those
  /// pinned along a rank or file.
  public static long diagonal(int from, long occupied, long allowed, long diagonalPins) {
    long targets = AttackTables.bishop(from, occupied) & allowed;
    return (bit(from) & diagonalPins) == 0 ? targets : targets & diagonalPins;
  }

  /// The squares that a rook, or a queen moving like one, may reach. Callers leave out those pinned
  /// along a diagonal.
  public static long orthogonal(int from, long occupied, long allowed, long orthogonalPins) {
    long targets = AttackTables.rook(from, occupied) & allowed;
    return (bit(from) & orthogonalPins) == 0 ? targets : targets & orthogonalPins;
  }

  /// Where pawns arrive by one step, before `allowed` is applied.
  public static long pushes(long pawns, long empty, long diagonalPins, long orthogonalPins) {
    long free = pawns & ~diagonalPins;
    return (up(free & ~orthogonalPins) | (up(free & orthogonalPins) & orthogonalPins)) & empty;
  }

  /// Where pawns arrive by two steps, given where they arrive by one; before `allowed` is applied.
  public static long doublePushes(long pushes, long empty) {
    return up(pushes & RANK_3) & empty;
  }

  /// Where pawns capture towards the a-file, before `allowed` is applied.
  public static long leftCaptures(long pawns, long enemy, long diagonalPins, long orthogonalPins) {
    long free = pawns & ~orthogonalPins;
    return (upLeft(free & ~diagonalPins) | (upLeft(free & diagonalPins) & diagonalPins)) & enemy;
  }

  /// Where pawns capture towards the h-file, before `allowed` is applied.
  public static long rightCaptures(long pawns, long enemy, long diagonalPins, long orthogonalPins) {
    long free = pawns & ~orthogonalPins;
    return (upRight(free & ~diagonalPins) | (upRight(free & diagonalPins) & diagonalPins)) & enemy;
  }

  /// The rooks with which the king, not in check, may castle unless an attack prevents it: nothing
  /// is in the way (Article 3.8.2.2.2). Leave pinned rooks out.
  ///
  /// A pinned rook (only possible in Chess960) stands between the king and an attacker on the first
  /// rank. Castling would put it on the inner side of the king, and leave the king in check. Any
  /// other rook shields nothing.
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

  /// Where the king arrives when it castles with `rook`, which must be on its rank.
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
