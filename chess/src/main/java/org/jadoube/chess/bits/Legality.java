package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.down;
import static org.jadoube.chess.bits.Bitboard.downLeft;
import static org.jadoube.chess.bits.Bitboard.downRight;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;

/// The demands of the king's safety on a move (Article 3.9): attacked squares, checks and pins.
///
/// Everything is as the side to move sees it: its pieces are `own`, and its pawns go up the board.
/// `diagonals` are the bishops and queens, `orthogonals` the rooks and queens of both sides.
public final class Legality {
  private Legality() {}

  /// The enemy pieces that attack `square`.
  public static long attackers(int square, Placement men) {
    return attackers(square, men.occupied(), men);
  }

  /// The enemy pieces that attack `square` if these squares are occupied instead.
  public static long attackers(int square, long occupied, Placement men) {
    return men.enemy()
        & ((AttackTables.pawnUp(square) & men.pawns())
            | (AttackTables.knight(square) & men.knights())
            | (AttackTables.bishop(square, occupied) & men.diagonals())
            | (AttackTables.rook(square, occupied) & men.orthogonals()));
  }

  /// All squares the enemy attacks, given the occupied squares. Leave the own king out of them: it
  /// does not shield the squares behind it.
  public static long attacked(long occupied, Placement men) {
    long enemy = men.enemy();
    long pawns = enemy & men.pawns();
    long reached =
        downLeft(pawns)
            | downRight(pawns)
            | AttackTables.knights(enemy & men.knights())
            | AttackTables.king(men.enemyKing());
    for (long sliders = enemy & men.diagonals(); sliders != 0; sliders = rest(sliders)) {
      reached |= AttackTables.bishop(first(sliders), occupied);
    }
    for (long sliders = enemy & men.orthogonals(); sliders != 0; sliders = rest(sliders)) {
      reached |= AttackTables.rook(first(sliders), occupied);
    }
    return reached;
  }

  /// The own pieces that alone shield the king from a sliding piece.
  public static long pinned(Placement men) {
    return men.own() & Threats.on(men.king(), men).lines();
  }

  /// The king and the own pieces that alone shield it from a sliding piece; in check, all.
  public static long tied(Placement men) {
    int king = men.king();
    Threats threats = Threats.on(king, men);
    return threats.checkers() == 0 ? bit(king) | (men.own() & threats.lines()) : men.own();
  }

  /// The own pawns that may capture en passant on `target` (Article 3.7.3.1) without leaving the
  /// king attacked; none if `target` is empty.
  public static long enPassantCapturers(long target, Placement men) {
    long capturers = 0;
    long captured = down(target);
    long left = (downLeft(target) | downRight(target)) & men.own() & men.pawns();
    for (; left != 0; left = rest(left)) {
      long pawn = left & -left;
      long occupied = men.occupied() ^ pawn ^ captured ^ target;
      if ((attackers(men.king(), occupied, men) & ~captured) == 0) {
        capturers |= pawn;
      }
    }
    return capturers;
  }
}
