package org.jadoube.chess.fate.men;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;

import org.jadoube.chess.bits.AttackTables;
import org.jadoube.chess.bits.Legality;

/// The squares that the king, knights and bishops of the side to move can get to if nothing else
/// moves.
final class Walk {
  private static final int CELL = 6; // a piece confined to this many squares is locked in

  private Walk() {}

  /// Whether one of these queens and rooks can reach more than a few squares or make a capture.
  static boolean isLoose(long pieces, Men men) {
    for (long left = pieces; left != 0; left = rest(left)) {
      if (isLoose(first(left), men)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isLoose(int piece, Men men) {
    long occupied = men.occupied();
    boolean queen = (men.diagonals & bit(piece)) != 0;
    long others = (men.own & bit(piece)) != 0 ? men.enemy : men.own;
    long met = bit(piece);
    for (long left = met; left != 0 && Long.bitCount(met) <= CELL; ) {
      int square = first(left);
      long lines = AttackTables.rook(square, occupied);
      lines |= queen ? AttackTables.bishop(square, occupied) : 0;
      if ((lines & others) != 0) {
        return true;
      }
      long added = lines & ~(occupied | met);
      met |= added;
      left = rest(left) | added;
    }
    return Long.bitCount(met) > CELL;
  }

  /// The enemy pieces that they can eventually capture.
  static long prey(Men men) {
    long occupied = men.occupied();
    long prey = king(men, occupied);
    for (long left = men.own & men.knights; left != 0; left = rest(left)) {
      prey |= knight(left & -left, occupied);
    }
    for (long left = men.own & men.diagonals; left != 0; left = rest(left)) {
      prey |= bishop(first(left), occupied);
    }
    return prey & men.enemy;
  }

  private static long king(Men men, long occupied) {
    long king = men.kings() & men.own;
    long attacked = Legality.attacked(occupied ^ king, men.placement());
    long met = king;
    long near = 0;
    for (long left = met; left != 0; ) {
      near |= AttackTables.king(first(left));
      long added = AttackTables.king(first(left)) & ~(attacked | occupied | met);
      met |= added;
      left = rest(left) | added;
    }
    return near & ~attacked;
  }

  private static long knight(long knight, long occupied) {
    long met = knight;
    long near = 0;
    for (long grown = met; grown != 0; ) {
      near = AttackTables.knights(met);
      grown = near & ~(occupied | met);
      met |= grown;
    }
    return near;
  }

  private static long bishop(int bishop, long occupied) {
    long met = bit(bishop);
    long near = 0;
    for (long left = met; left != 0; ) {
      long lines = AttackTables.bishop(first(left), occupied);
      near |= lines;
      long added = lines & ~(occupied | met);
      met |= added;
      left = rest(left) | added;
    }
    return near;
  }
}
