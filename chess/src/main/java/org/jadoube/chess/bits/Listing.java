package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Bitboard.RANK_7;
import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.lowest;
import static org.jadoube.chess.bits.Bitboard.rest;

/// Lists the legal moves of a position as packed moves.
///
/// Squares are those that the side to move sees; `turned` is applied to each move by exclusive or:
/// 0 leaves it so, [PackedMove#FLIPPED] turns it upside down.
public final class Listing extends Generator {
  private static final int MOST_OF_KING = 8 + 2; // castling included
  private static final int MOST_OF_PAWN = 4; // two pushes, captures to both sides
  private static final int MORE_BY_PROMOTION = 3 * 4 - MOST_OF_PAWN;
  private static final int MOST_OF_KNIGHT = 8;
  private static final int MOST_OF_BISHOP = 13;
  private static final int MOST_OF_ROOK = 14;

  private final int turned;
  private final int[] moves;
  private int size;

  private final long own;
  private final long enemy;
  private final long pawns;
  private final long knights;
  private final long diagonals;
  private final long orthogonals;

  private Listing(
      int turned,
      int[] moves,
      long own,
      long enemy,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals) {
    this.turned = turned;
    this.moves = moves;
    this.own = own;
    this.enemy = enemy;
    this.pawns = pawns;
    this.knights = knights;
    this.diagonals = diagonals;
    this.orthogonals = orthogonals;
  }

  /// No fewer than the legal moves of these pieces, told without looking where they stand.
  public static int most(long own, long pawns, long knights, long diagonals, long orthogonals) {
    return MOST_OF_KING
        + MOST_OF_PAWN * Long.bitCount(own & pawns)
        + MORE_BY_PROMOTION * Long.bitCount(own & pawns & RANK_7)
        + MOST_OF_KNIGHT * Long.bitCount(own & knights)
        + MOST_OF_BISHOP * Long.bitCount(own & diagonals)
        + MOST_OF_ROOK * Long.bitCount(own & orthogonals);
  }

  /// Writes the legal moves of the pieces on `movers` into `moves`, which must be long enough, from
  /// index 0 on.
  ///
  /// @return how many there are
  public static int list(
      long movers,
      int turned,
      int[] moves,
      long own,
      long enemy,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals,
      long rights) {
    Listing listing =
        new Listing(turned, moves, own, enemy, pawns, knights, diagonals, orthogonals);
    Targets targets = new Targets(own, enemy, pawns, knights, diagonals, orthogonals, rights);
    return (int) listing.all(own & movers, targets);
  }

  @Override
  long piece(int from, long targets) {
    return normal(role(from), from, targets);
  }

  private long normal(int role, int from, long targets) {
    int begin = size;
    int at = begin; // a local variable, which the compiler keeps in a register
    for (long left = targets & ~enemy; left != 0; left = rest(left)) {
      moves[at++] = turned ^ PackedMove.normal(role, from, first(left), 0);
    }
    for (long left = targets & enemy; left != 0; left = rest(left)) {
      moves[at++] = turned ^ PackedMove.normal(role, from, first(left), role(first(left)));
    }
    size = at;
    return (long) at - begin;
  }

  @Override
  long pawns(int step, long targets) {
    long sum = 0;
    for (long left = targets & ~RANK_8; left != 0; left = rest(left)) {
      sum += normal(PackedMove.PAWN, first(left) - step, lowest(left));
    }
    for (long left = targets & RANK_8; left != 0; left = rest(left)) {
      sum += promotions(first(left) - step, first(left));
    }
    return sum;
  }

  private long promotions(int from, int to) {
    int captured = (enemy & bit(to)) == 0 ? 0 : role(to);
    for (int promoted : PackedMove.PROMOTIONS) {
      moves[size++] = turned ^ PackedMove.promotion(from, to, captured, promoted);
    }
    return PackedMove.PROMOTIONS.length;
  }

  @Override
  long doublePushes(long targets) {
    return pawns(2 * UP, targets);
  }

  @Override
  long enPassant(long capturers, int target) {
    for (long left = capturers; left != 0; left = rest(left)) {
      moves[size++] = turned ^ PackedMove.enPassant(first(left), target);
    }
    return Long.bitCount(capturers);
  }

  @Override
  long castlings(int king, long rooks) {
    for (long left = rooks; left != 0; left = rest(left)) {
      moves[size++] = turned ^ PackedMove.castling(king, first(left));
    }
    return Long.bitCount(rooks);
  }

  private int role(int square) {
    return Roles.at(square, own | enemy, pawns, knights, diagonals, orthogonals);
  }
}
