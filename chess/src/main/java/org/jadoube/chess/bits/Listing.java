package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Bitboard.RANK_7;
import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.lowest;
import static org.jadoube.chess.bits.Bitboard.rest;

/// Lists the legal moves of a position as packed moves.
///
/// Squares are as the side to move sees them. `turned` is applied to each move by exclusive or: 0
/// leaves the move unchanged, [PackedMove#FLIPPED] turns it upside down.
public final class Listing extends Generator {
  private static final int MOST_OF_KING = 8 + 2; // castling included
  private static final int MOST_OF_PAWN = 4; // two pushes, captures to both sides
  private static final int MORE_BY_PROMOTION = 3 * 4 - MOST_OF_PAWN;
  private static final int MOST_OF_KNIGHT = 8;
  private static final int MOST_OF_BISHOP = 13;
  private static final int MOST_OF_ROOK = 14;

  private final int turned;
  private final int[] moves;
  private final Targets targets;
  private int size;

  private Listing(int turned, int[] moves, Targets targets) {
    this.turned = turned;
    this.moves = moves;
    this.targets = targets;
  }

  /// An upper bound for the number of legal moves of these pieces, wherever they stand.
  public static int most(Placement men) {
    return MOST_OF_KING
        + MOST_OF_PAWN * Long.bitCount(men.own() & men.pawns())
        + MORE_BY_PROMOTION * Long.bitCount(men.own() & men.pawns() & RANK_7)
        + MOST_OF_KNIGHT * Long.bitCount(men.own() & men.knights())
        + MOST_OF_BISHOP * Long.bitCount(men.own() & men.diagonals())
        + MOST_OF_ROOK * Long.bitCount(men.own() & men.orthogonals());
  }

  /// Writes the legal moves of the pieces on `movers` into `moves`, which must be long enough, from
  /// index 0.
  ///
  /// @return how many there are
  public static int list(long movers, int turned, int[] moves, Placement men, long rights) {
    Targets targets = new Targets(men, rights);
    return (int) new Listing(turned, moves, targets).all(men.own() & movers, targets);
  }

  @Override
  long piece(int from, long reached) {
    return normal(targets.role(from), from, reached);
  }

  private long normal(int role, int from, long reached) {
    int begin = size;
    int at = begin; // a local variable, which the compiler keeps in a register
    for (long left = reached & ~targets.enemy(); left != 0; left = rest(left)) {
      moves[at++] = turned ^ PackedMove.normal(role, from, first(left), 0);
    }
    for (long left = reached & targets.enemy(); left != 0; left = rest(left)) {
      moves[at++] = turned ^ PackedMove.normal(role, from, first(left), targets.role(first(left)));
    }
    size = at;
    return (long) at - begin;
  }

  @Override
  long pawns(int step, long reached) {
    long sum = 0;
    for (long left = reached & ~RANK_8; left != 0; left = rest(left)) {
      sum += normal(PackedMove.PAWN, first(left) - step, lowest(left));
    }
    for (long left = reached & RANK_8; left != 0; left = rest(left)) {
      sum += promotions(first(left) - step, first(left));
    }
    return sum;
  }

  private long promotions(int from, int to) {
    int captured = targets.role(to);
    for (int promoted : PackedMove.PROMOTIONS) {
      moves[size++] = turned ^ PackedMove.promotion(from, to, captured, promoted);
    }
    return PackedMove.PROMOTIONS.length;
  }

  @Override
  long doublePushes(long reached) {
    return pawns(2 * UP, reached);
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
}
