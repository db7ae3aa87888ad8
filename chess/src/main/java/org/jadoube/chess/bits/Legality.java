package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.down;
import static org.jadoube.chess.bits.Bitboard.downLeft;
import static org.jadoube.chess.bits.Bitboard.downRight;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;

/// What the king's safety requires of a move (Article 3.9): attacked squares, checks and pins.
///
/// Everything is as the side to move sees it: its pieces are `own`, and its pawns go up the board;
/// `diagonals` are the bishops and queens, `orthogonals` the rooks and queens of both sides.
public final class Legality {
  private Legality() {}

  /// The enemy pieces that attack `square`, given the occupied squares.
  public static long attackers(
      int square,
      long occupied,
      long enemy,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals) {
    return enemy
        & ((AttackTables.pawnUp(square) & pawns)
            | (AttackTables.knight(square) & knights)
            | (AttackTables.bishop(square, occupied) & diagonals)
            | (AttackTables.rook(square, occupied) & orthogonals));
  }

  /// All squares that the enemy attacks. Leave the own king out of `occupied`: it does not shield
  /// the squares behind it.
  public static long attacked(
      long occupied,
      long enemy,
      int enemyKing,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals) {
    long men = enemy & pawns;
    long reached =
        downLeft(men)
            | downRight(men)
            | AttackTables.knights(enemy & knights)
            | AttackTables.king(enemyKing);
    for (long sliders = enemy & diagonals; sliders != 0; sliders = rest(sliders)) {
      reached |= AttackTables.bishop(first(sliders), occupied);
    }
    for (long sliders = enemy & orthogonals; sliders != 0; sliders = rest(sliders)) {
      reached |= AttackTables.rook(first(sliders), occupied);
    }
    return reached;
  }

  /// The own pieces that alone shield the king from a sliding piece.
  public static long pinned(
      int king, long own, long enemy, long pawns, long knights, long diagonals, long orthogonals) {
    return own & Threats.on(king, own, enemy, pawns, knights, diagonals, orthogonals).lines();
  }

  /// The king and the own pieces that alone shield it from a sliding piece; in check, all.
  public static long tied(
      int king, long own, long enemy, long pawns, long knights, long diagonals, long orthogonals) {
    Threats threats = Threats.on(king, own, enemy, pawns, knights, diagonals, orthogonals);
    return threats.checkers() == 0 ? bit(king) | (own & threats.lines()) : own;
  }

  /// The own pawns that may capture en passant on `target` (Article 3.7.3.1) without leaving the
  /// king attacked; none if `target` is empty.
  public static long enPassantCapturers(
      long target,
      int king,
      long own,
      long enemy,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals) {
    long capturers = 0;
    long captured = down(target);
    long left = (downLeft(target) | downRight(target)) & own & pawns;
    for (; left != 0; left = rest(left)) {
      long pawn = left & -left;
      long occupied = (own | enemy) ^ pawn ^ captured ^ target;
      long others = enemy ^ captured;
      if (attackers(king, occupied, others, pawns, knights, diagonals, orthogonals) == 0) {
        capturers |= pawn;
      }
    }
    return capturers;
  }
}
