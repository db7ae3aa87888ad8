package org.jadoube.chess.fate.helpmate;

import static org.jadoube.chess.bits.Bitboard.downLeft;
import static org.jadoube.chess.bits.Bitboard.downRight;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;
import static org.jadoube.chess.bits.Bitboard.upLeft;
import static org.jadoube.chess.bits.Bitboard.upRight;

import org.jadoube.chess.bits.AttackTables;
import org.jadoube.chess.fate.men.Men;

/// Estimates how far a position is from mate for one side. A heuristic: it orders the search and
/// decides nothing.
final class Promise {
  private static final int EDGE = 7;

  private Promise() {}

  /// The smaller, the nearer; never negative.
  static int distance(Men men, boolean winnerMoves) {
    long winner = winnerMoves ? men.own : men.enemy;
    long loser = winnerMoves ? men.enemy : men.own;
    long kings = men.kings();
    int king = first(kings & loser);
    Weights weights = weights(men, winner);
    return weights.base()
        + ring(men, winner, loser, king, winnerMoves, weights)
        + weights.edge() * edge(king)
        + weights.kings() * steps(king, first(kings & winner))
        + weights.piece() * Long.bitCount(loser & ~(men.pawns | kings))
        + weights.pawn() * Long.bitCount(loser & men.pawns)
        + way(men, winner, loser, king, winnerMoves, weights);
  }

  private static Weights weights(Men men, long winner) {
    if ((men.orthogonals & winner) != 0) {
      return Weights.HEAVY;
    }
    return (men.pawns & winner) != 0 ? Weights.PAWNS : Weights.LIGHT;
  }

  /// A score of the attacks around the losing king.
  private static int ring(
      Men men, long winner, long loser, int king, boolean winnerMoves, Weights weights) {
    long occupied = men.own | men.enemy;
    long through = occupied & ~(men.kings() & loser);
    long knights = AttackTables.knights(men.knights & winner);
    long diagonal = bishops(men.diagonals & winner, through);
    long orthogonal = rooks(men.orthogonals & winner, through);
    long checking =
        (knights & AttackTables.knight(king))
            | (diagonal & AttackTables.bishop(king, occupied))
            | (orthogonal & AttackTables.rook(king, occupied));
    long attacked =
        knights
            | diagonal
            | orthogonal
            | pawns(men.pawns & winner, winnerMoves)
            | AttackTables.king(first(men.kings() & winner));
    int flights = Long.bitCount(AttackTables.king(king) & ~loser & ~attacked);
    return weights.flight() * flights + ((checking & ~winner) == 0 ? weights.noCheck() : 0);
  }

  /// The squares that the pieces of the side to move attack.
  static long attacked(Men men, long occupied) {
    return AttackTables.knights(men.knights & men.own)
        | bishops(men.diagonals & men.own, occupied)
        | rooks(men.orthogonals & men.own, occupied)
        | pawns(men.pawns & men.own, /* up= */ true)
        | AttackTables.king(first(men.kings() & men.own));
  }

  private static long bishops(long bishops, long occupied) {
    long attacked = 0;
    for (long left = bishops; left != 0; left = rest(left)) {
      attacked |= AttackTables.bishop(first(left), occupied);
    }
    return attacked;
  }

  private static long rooks(long rooks, long occupied) {
    long attacked = 0;
    for (long left = rooks; left != 0; left = rest(left)) {
      attacked |= AttackTables.rook(first(left), occupied);
    }
    return attacked;
  }

  private static long pawns(long pawns, boolean up) {
    return up ? upLeft(pawns) | upRight(pawns) : downLeft(pawns) | downRight(pawns);
  }

  /// The distance to the pieces or the corner that the mate needs.
  private static int way(
      Men men, long winner, long loser, int king, boolean winnerMoves, Weights weights) {
    if ((men.orthogonals & winner) != 0) {
      return 0;
    }
    long pawns = men.pawns & winner;
    return pawns == 0
        ? CornerMate.distance(men, winner, loser, winnerMoves)
        : weights.corner() * corner(king) + weights.promotion() * promotion(pawns, winnerMoves);
  }

  private static int promotion(long pawns, boolean up) {
    return up ? Long.numberOfLeadingZeros(pawns) >> 3 : Long.numberOfTrailingZeros(pawns) >> 3;
  }

  /// A king's steps to the edge.
  static int edge(int square) {
    int file = square & 7;
    int rank = square >> 3;
    return Math.min(Math.min(file, EDGE - file), Math.min(rank, EDGE - rank));
  }

  private static int corner(int square) {
    int file = square & 7;
    int rank = square >> 3;
    return Math.min(file, EDGE - file) + Math.min(rank, EDGE - rank);
  }

  /// A king's steps from one square to another.
  static int steps(int one, int other) {
    return Math.max(Math.abs((one & 7) - (other & 7)), Math.abs((one >> 3) - (other >> 3)));
  }
}
