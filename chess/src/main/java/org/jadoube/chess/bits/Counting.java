package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Attacks.between;
import static org.jadoube.chess.bits.Bitboard.RANK_1;
import static org.jadoube.chess.bits.Bitboard.RANK_6;
import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;
import static org.jadoube.chess.bits.Bitboard.several;

/// Counts the legal moves of a position without making or listing them.
public final class Counting {
  private static final int PROMOTIONS = 4;

  private Counting() {}

  /// The number of legal moves.
  public static int count(
      long own,
      long enemy,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals,
      long rights) {
    long occupied = own | enemy;
    long kings = occupied & ~(pawns | knights | diagonals | orthogonals);
    int king = first(kings & own);
    int enemyKing = first(kings & enemy);

    long checkers =
        Legality.attackers(king, occupied, enemy, pawns, knights, diagonals, orthogonals);
    long orthogonalPins = Legality.orthogonalPins(king, occupied, enemy & orthogonals);
    long steps = Attacks.king(king) & ~own;
    long castlers = checkers == 0 ? rights & own & RANK_1 : 0;
    int count = 0;
    if ((steps | castlers) != 0) {
      long attacked =
          Legality.attacked(
              occupied ^ (kings & own), enemy, enemyKing, pawns, knights, diagonals, orthogonals);
      count += Long.bitCount(steps & ~attacked);
      if (castlers != 0) {
        count +=
            Long.bitCount(Movement.castlings(king, occupied, castlers, attacked, orthogonalPins));
      }
    }
    if (several(checkers)) {
      return count;
    }
    long allowed = ~own & (checkers == 0 ? -1 : checkers | between(king, first(checkers)));
    long diagonalPins = Legality.diagonalPins(king, occupied, enemy & diagonals);
    return count
        + pawnMoves(own & pawns, enemy, occupied, allowed, diagonalPins, orthogonalPins)
        + knightMoves(own & knights & ~(diagonalPins | orthogonalPins), allowed)
        + diagonalMoves(own & diagonals & ~orthogonalPins, occupied, allowed, diagonalPins)
        + orthogonalMoves(own & orthogonals & ~diagonalPins, occupied, allowed, orthogonalPins)
        + Long.bitCount(
            Legality.enPassantCapturers(
                rights & RANK_6, king, own, enemy, pawns, knights, diagonals, orthogonals));
  }

  private static int pawnMoves(
      long pawns, long enemy, long occupied, long allowed, long diagonalPins, long orthogonalPins) {
    long left = Movement.leftCaptures(pawns, enemy, diagonalPins, orthogonalPins) & allowed;
    long right = Movement.rightCaptures(pawns, enemy, diagonalPins, orthogonalPins) & allowed;
    long pushes = Movement.pushes(pawns, ~occupied, diagonalPins, orthogonalPins);
    long twice = Movement.doublePushes(pushes, ~occupied) & allowed;
    long once = pushes & allowed;
    int promoting =
        Long.bitCount(left & RANK_8) + Long.bitCount(right & RANK_8) + Long.bitCount(once & RANK_8);
    return Long.bitCount(left)
        + Long.bitCount(right)
        + Long.bitCount(once)
        + Long.bitCount(twice)
        + (PROMOTIONS - 1) * promoting;
  }

  private static int knightMoves(long knights, long allowed) {
    int count = 0;
    for (long left = knights; left != 0; left = rest(left)) {
      count += Long.bitCount(Attacks.knight(first(left)) & allowed);
    }
    return count;
  }

  private static int diagonalMoves(long sliders, long occupied, long allowed, long pins) {
    int count = 0;
    for (long left = sliders; left != 0; left = rest(left)) {
      count += Long.bitCount(Movement.diagonal(first(left), occupied, allowed, pins));
    }
    return count;
  }

  private static int orthogonalMoves(long sliders, long occupied, long allowed, long pins) {
    int count = 0;
    for (long left = sliders; left != 0; left = rest(left)) {
      count += Long.bitCount(Movement.orthogonal(first(left), occupied, allowed, pins));
    }
    return count;
  }
}
