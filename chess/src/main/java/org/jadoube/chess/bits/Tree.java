package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Attacks.between;
import static org.jadoube.chess.bits.Bitboard.RANK_1;
import static org.jadoube.chess.bits.Bitboard.RANK_6;
import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.downLeft;
import static org.jadoube.chess.bits.Bitboard.downRight;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.flipped;
import static org.jadoube.chess.bits.Bitboard.lowest;
import static org.jadoube.chess.bits.Bitboard.rest;
import static org.jadoube.chess.bits.Bitboard.several;
import static org.jadoube.chess.bits.Bitboard.up;
import static org.jadoube.chess.bits.Bitboard.upLeft;
import static org.jadoube.chess.bits.Bitboard.upRight;

/// Counts the leaves of the tree of legal moves (perft). A position is passed on in seven words and
/// never stored; the last ply is counted, not played.
///
/// The board is turned upside down after each move, so that whoever is to move goes up: all sets of
/// the next position are flipped once, and each move is applied to the flipped sets.
public final class Tree {
  private static final long CASTLING_RANKS = RANK_1 | RANK_8;

  private Tree() {}

  /// The number of sequences of `depth` legal moves.
  public static long leaves(
      int depth,
      long own,
      long enemy,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals,
      long rights) {
    if (depth <= 1) {
      return depth == 0
          ? 1
          : Counting.count(own, enemy, pawns, knights, diagonals, orthogonals, rights);
    }
    long occupied = own | enemy;
    long kings = occupied & ~(pawns | knights | diagonals | orthogonals);
    int king = first(kings & own);
    int enemyKing = first(kings & enemy);
    long checkers =
        Legality.attackers(king, occupied, enemy, pawns, knights, diagonals, orthogonals);
    long orthogonalPins = Legality.orthogonalPins(king, occupied, enemy & orthogonals);
    long diagonalPins = Legality.diagonalPins(king, occupied, enemy & diagonals);
    long attacked =
        Legality.attacked(
            occupied ^ (kings & own), enemy, enemyKing, pawns, knights, diagonals, orthogonals);
    long allowed =
        several(checkers)
            ? 0
            : ~own & (checkers == 0 ? -1 : checkers | between(king, first(checkers)));

    // As the opponent will see them.
    long theirs = flipped(own);
    long ours = flipped(enemy);
    long p = flipped(pawns);
    long n = flipped(knights);
    long d = flipped(diagonals);
    long o = flipped(orthogonals);
    long r = flipped(rights & CASTLING_RANKS);
    long leaves = 0;
    int next = depth - 1;

    { // king
      long from = flipped(bit(king));
      for (long left = flipped(Attacks.king(king) & ~own & ~attacked);
          left != 0;
          left = rest(left)) {
        long to = lowest(left);
        leaves +=
            leaves(
                next,
                ours & ~to,
                theirs ^ from ^ to,
                p & ~to,
                n & ~to,
                d & ~to,
                o & ~to,
                r & ~to & ~RANK_8);
      }
      if (checkers == 0 && (rights & own & RANK_1) != 0) {
        long rooks =
            Movement.castlings(king, occupied, rights & own & RANK_1, attacked, orthogonalPins);
        for (; rooks != 0; rooks = rest(rooks)) {
          int rook = first(rooks);
          long kingTo = flipped(bit(Movement.castledKing(king, rook)));
          long rookFrom = flipped(bit(rook));
          long rookTo = flipped(bit(Movement.castledRook(king, rook)));
          leaves +=
              leaves(
                  next,
                  ours,
                  (theirs & ~(from | rookFrom)) | kingTo | rookTo,
                  p,
                  n,
                  d,
                  (o & ~rookFrom) | rookTo,
                  r & ~RANK_8);
        }
      }
    }
    if (allowed == 0) {
      return leaves;
    }

    long men = own & pawns;
    long pushes = Movement.pushes(men, ~occupied, diagonalPins, orthogonalPins);
    for (long left = flipped(pushes & allowed & ~RANK_8); left != 0; left = rest(left)) {
      long to = lowest(left);
      long fromTo = to | up(to);
      leaves += leaves(next, ours, theirs ^ fromTo, p ^ fromTo, n, d, o, r);
    }
    long doubles = Movement.doublePushes(pushes, ~occupied) & allowed;
    for (long left = flipped(doubles); left != 0; left = rest(left)) {
      long to = lowest(left);
      long target = up(to);
      long fromTo = to | up(target);
      long capturers = (downLeft(target) | downRight(target)) & ours & p;
      leaves +=
          leaves(next, ours, theirs ^ fromTo, p ^ fromTo, n, d, o, capturers == 0 ? r : r | target);
    }
    long lefts = Movement.leftCaptures(men, enemy, diagonalPins, orthogonalPins) & allowed;
    for (long left = flipped(lefts & ~RANK_8); left != 0; left = rest(left)) {
      long to = lowest(left);
      long from = upRight(to);
      leaves +=
          leaves(
              next,
              ours ^ to,
              theirs ^ from ^ to,
              (p & ~to) ^ from ^ to,
              n & ~to,
              d & ~to,
              o & ~to,
              r);
    }
    long rights2 = Movement.rightCaptures(men, enemy, diagonalPins, orthogonalPins) & allowed;
    for (long left = flipped(rights2 & ~RANK_8); left != 0; left = rest(left)) {
      long to = lowest(left);
      long from = upLeft(to);
      leaves +=
          leaves(
              next,
              ours ^ to,
              theirs ^ from ^ to,
              (p & ~to) ^ from ^ to,
              n & ~to,
              d & ~to,
              o & ~to,
              r);
    }
    long promotions = ((pushes & allowed) | lefts | rights2) & RANK_8;
    if (promotions != 0) {
      for (long left = flipped(pushes & allowed & RANK_8); left != 0; left = rest(left)) {
        leaves += promotions(next, lowest(left), up(lowest(left)), ours, theirs, p, n, d, o, r);
      }
      for (long left = flipped(lefts & RANK_8); left != 0; left = rest(left)) {
        leaves +=
            promotions(next, lowest(left), upRight(lowest(left)), ours, theirs, p, n, d, o, r);
      }
      for (long left = flipped(rights2 & RANK_8); left != 0; left = rest(left)) {
        leaves += promotions(next, lowest(left), upLeft(lowest(left)), ours, theirs, p, n, d, o, r);
      }
    }
    long target = rights & RANK_6;
    if (target != 0) {
      long capturers =
          Legality.enPassantCapturers(
              target, king, own, enemy, pawns, knights, diagonals, orthogonals);
      for (; capturers != 0; capturers = rest(capturers)) {
        long to = flipped(target);
        long captured = up(to);
        long fromTo = flipped(lowest(capturers)) | to;
        leaves += leaves(next, ours ^ captured, theirs ^ fromTo, p ^ fromTo ^ captured, n, d, o, r);
      }
    }
    for (long movers = own & knights & ~(diagonalPins | orthogonalPins);
        movers != 0;
        movers = rest(movers)) {
      long from = flipped(lowest(movers));
      for (long left = flipped(Attacks.knight(first(movers)) & allowed);
          left != 0;
          left = rest(left)) {
        long to = lowest(left);
        leaves +=
            leaves(
                next,
                ours & ~to,
                theirs ^ from ^ to,
                p & ~to,
                (n & ~to) ^ from ^ to,
                d & ~to,
                o & ~to,
                r & ~to);
      }
    }
    for (long movers = own & diagonals & ~orthogonals & ~orthogonalPins;
        movers != 0;
        movers = rest(movers)) {
      long from = flipped(lowest(movers));
      for (long left = flipped(Movement.diagonal(first(movers), occupied, allowed, diagonalPins));
          left != 0;
          left = rest(left)) {
        long to = lowest(left);
        leaves +=
            leaves(
                next,
                ours & ~to,
                theirs ^ from ^ to,
                p & ~to,
                n & ~to,
                (d & ~to) ^ from ^ to,
                o & ~to,
                r & ~to);
      }
    }
    for (long movers = own & orthogonals & ~diagonals & ~diagonalPins;
        movers != 0;
        movers = rest(movers)) {
      long from = flipped(lowest(movers));
      for (long left =
              flipped(Movement.orthogonal(first(movers), occupied, allowed, orthogonalPins));
          left != 0;
          left = rest(left)) {
        long to = lowest(left);
        leaves +=
            leaves(
                next,
                ours & ~to,
                theirs ^ from ^ to,
                p & ~to,
                n & ~to,
                d & ~to,
                (o & ~to) ^ from ^ to,
                r & ~to & ~from);
      }
    }
    for (long movers = own & orthogonals & diagonals; movers != 0; movers = rest(movers)) {
      long from = flipped(lowest(movers));
      int square = first(movers);
      long targets = 0;
      if ((lowest(movers) & orthogonalPins) == 0) {
        targets = Movement.diagonal(square, occupied, allowed, diagonalPins);
      }
      if ((lowest(movers) & diagonalPins) == 0) {
        targets |= Movement.orthogonal(square, occupied, allowed, orthogonalPins);
      }
      for (long left = flipped(targets); left != 0; left = rest(left)) {
        long to = lowest(left);
        leaves +=
            leaves(
                next,
                ours & ~to,
                theirs ^ from ^ to,
                p & ~to,
                n & ~to,
                (d & ~to) ^ from ^ to,
                (o & ~to) ^ from ^ to,
                r & ~to);
      }
    }
    return leaves;
  }

  private static long promotions(
      int next,
      long to,
      long from,
      long ours,
      long theirs,
      long p,
      long n,
      long d,
      long o,
      long r) {
    long own = ours & ~to;
    long enemy = theirs ^ from ^ to;
    long men = p ^ from;
    long knights = n & ~to;
    long diagonals = d & ~to;
    long orthogonals = o & ~to;
    long rights = r & ~to;
    return leaves(next, own, enemy, men, knights, diagonals | to, orthogonals | to, rights)
        + leaves(next, own, enemy, men, knights, diagonals, orthogonals | to, rights)
        + leaves(next, own, enemy, men, knights, diagonals | to, orthogonals, rights)
        + leaves(next, own, enemy, men, knights | to, diagonals, orthogonals, rights);
  }
}
