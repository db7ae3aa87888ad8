package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;

/// Makes a packed move of each legal one.
abstract class Packing extends Generator {
  private final long own;
  private final long enemy;
  private final long pawns;
  private final long knights;
  private final long diagonals;
  private final long orthogonals;

  Packing(long own, long enemy, long pawns, long knights, long diagonals, long orthogonals) {
    this.own = own;
    this.enemy = enemy;
    this.pawns = pawns;
    this.knights = knights;
    this.diagonals = diagonals;
    this.orthogonals = orthogonals;
  }

  /// Squares are as the side to move sees them.
  abstract long move(int packed);

  @Override
  long piece(int from, long targets) {
    int role = role(from);
    long sum = 0;
    for (long left = targets; left != 0; left = rest(left)) {
      int to = first(left);
      sum += move(PackedMove.normal(role, from, to, captured(to)));
    }
    return sum;
  }

  @Override
  long pawns(int step, long targets) {
    long sum = 0;
    for (long left = targets & ~RANK_8; left != 0; left = rest(left)) {
      int to = first(left);
      sum += move(PackedMove.normal(PackedMove.PAWN, to - step, to, captured(to)));
    }
    for (long left = targets & RANK_8; left != 0; left = rest(left)) {
      sum += promotions(first(left) - step, first(left));
    }
    return sum;
  }

  private long promotions(int from, int to) {
    long sum = 0;
    for (int promoted = PackedMove.QUEEN; promoted >= PackedMove.KNIGHT; promoted--) {
      sum += move(PackedMove.promotion(from, to, captured(to), promoted));
    }
    return sum;
  }

  @Override
  long doublePushes(long targets) {
    return pawns(2 * UP, targets);
  }

  @Override
  long enPassant(long capturers, int target) {
    long sum = 0;
    for (long left = capturers; left != 0; left = rest(left)) {
      sum += move(PackedMove.enPassant(first(left), target));
    }
    return sum;
  }

  @Override
  long castlings(int king, long rooks) {
    long sum = 0;
    for (long left = rooks; left != 0; left = rest(left)) {
      sum += move(PackedMove.castling(king, first(left)));
    }
    return sum;
  }

  private int captured(int square) {
    return (enemy & bit(square)) == 0 ? 0 : role(square);
  }

  private int role(int square) {
    return Roles.at(square, own | enemy, pawns, knights, diagonals, orthogonals);
  }
}
