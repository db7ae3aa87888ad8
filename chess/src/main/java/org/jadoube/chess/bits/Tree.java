package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Bitboard.RANK_1;
import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.downLeft;
import static org.jadoube.chess.bits.Bitboard.downRight;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.flipped;
import static org.jadoube.chess.bits.Bitboard.lowest;
import static org.jadoube.chess.bits.Bitboard.rest;
import static org.jadoube.chess.bits.Bitboard.up;

/// Counts the leaves of the tree of legal moves (perft): plays each move and adds up the leaves
/// below it. The last ply is counted, not played.
///
/// The board is turned upside down after each move, so that the side to move always goes up. The
/// sets here are already turned: `own` belongs to the side that will answer, and the moves played
/// go down. A position is passed on in seven words and never stored.
public final class Tree extends Generator {
  private final int depth; // plies left after each move
  private final long own;
  private final long enemy;
  private final long pawns;
  private final long knights;
  private final long diagonals;
  private final long orthogonals;
  private final long rights;

  private Tree(
      int depth,
      long own,
      long enemy,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals,
      long rights) {
    this.depth = depth;
    this.own = own;
    this.enemy = enemy;
    this.pawns = pawns;
    this.knights = knights;
    this.diagonals = diagonals;
    this.orthogonals = orthogonals;
    this.rights = rights;
  }

  /// The number of sequences of `depth` legal moves.
  public static long leaves(int depth, Placement men, long rights) {
    return leaves(
        depth,
        men.own(),
        men.enemy(),
        men.pawns(),
        men.knights(),
        men.diagonals(),
        men.orthogonals(),
        rights);
  }

  private static long leaves(
      int depth,
      long own,
      long enemy,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals,
      long rights) {
    if (depth == 0) {
      return 1;
    }
    Targets targets = new Targets(own, enemy, pawns, knights, diagonals, orthogonals, rights);
    if (depth == 1) {
      return MoveCounting.count(targets);
    }
    Tree tree =
        new Tree(
            depth - 1,
            flipped(enemy),
            flipped(own),
            flipped(pawns),
            flipped(knights),
            flipped(diagonals),
            flipped(orthogonals),
            flipped(rights & (RANK_1 | RANK_8))); // the right to capture en passant expires
    return tree.all(own, targets);
  }

  @Override
  long piece(int square, long targets) {
    long from = flipped(bit(square));
    long knight = (knights & from) == 0 ? 0 : -1L;
    long diagonal = (diagonals & from) == 0 ? 0 : -1L;
    long orthogonal = (orthogonals & from) == 0 ? 0 : -1L;
    long kept = rights & ((knight | diagonal | orthogonal) == 0 ? ~RANK_8 : ~from);
    long sum = 0;
    for (long left = flipped(targets); left != 0; left = rest(left)) {
      long to = lowest(left);
      long move = from | to;
      sum +=
          leaves(
              depth,
              own & ~to,
              enemy ^ move,
              pawns & ~to,
              (knights & ~to) ^ (move & knight),
              (diagonals & ~to) ^ (move & diagonal),
              (orthogonals & ~to) ^ (move & orthogonal),
              kept & ~to);
    }
    return sum;
  }

  @Override
  long pawns(int step, long targets) {
    long sum = 0;
    for (long left = targets & ~RANK_8; left != 0; left = rest(left)) {
      long to = flipped(lowest(left));
      long move = to | flipped(lowest(left) >>> step);
      sum +=
          leaves(
              depth,
              own & ~to,
              enemy ^ move,
              (pawns & ~to) ^ move,
              knights & ~to,
              diagonals & ~to,
              orthogonals & ~to,
              rights);
    }
    for (long left = targets & RANK_8; left != 0; left = rest(left)) {
      sum += promotions(flipped(lowest(left) >>> step), flipped(lowest(left)));
    }
    return sum;
  }

  private long promotions(long from, long to) {
    return promotion(from, to, 0, to, to)
        + promotion(from, to, 0, 0, to)
        + promotion(from, to, 0, to, 0)
        + promotion(from, to, to, 0, 0);
  }

  private long promotion(long from, long to, long knight, long diagonal, long orthogonal) {
    return leaves(
        depth,
        own & ~to,
        enemy ^ from ^ to,
        pawns ^ from,
        (knights & ~to) | knight,
        (diagonals & ~to) | diagonal,
        (orthogonals & ~to) | orthogonal,
        rights & ~to);
  }

  @Override
  long doublePushes(long targets) {
    long sum = 0;
    for (long left = flipped(targets); left != 0; left = rest(left)) {
      long to = lowest(left);
      long passed = up(to);
      long move = to | up(passed);
      boolean capturable = ((downLeft(passed) | downRight(passed)) & own & pawns) != 0;
      long kept = capturable ? rights | passed : rights;
      sum += leaves(depth, own, enemy ^ move, pawns ^ move, knights, diagonals, orthogonals, kept);
    }
    return sum;
  }

  @Override
  long enPassant(long capturers, int target) {
    long sum = 0;
    for (long left = flipped(capturers); left != 0; left = rest(left)) {
      long to = flipped(bit(target));
      long captured = up(to);
      long move = lowest(left) | to;
      sum +=
          leaves(
              depth,
              own ^ captured,
              enemy ^ move,
              pawns ^ captured ^ move,
              knights,
              diagonals,
              orthogonals,
              rights);
    }
    return sum;
  }

  @Override
  long castlings(int king, long rooks) {
    long sum = 0;
    for (long left = rooks; left != 0; left = rest(left)) {
      int rook = first(left);
      long before = flipped(bit(king) | bit(rook));
      long rookTo = flipped(bit(Movement.castledRook(king, rook)));
      long after = rookTo | flipped(bit(Movement.castledKing(king, rook)));
      sum +=
          leaves(
              depth,
              own,
              (enemy & ~before) | after,
              pawns,
              knights,
              diagonals,
              (orthogonals & ~before) | rookTo,
              rights & ~RANK_8);
    }
    return sum;
  }
}
