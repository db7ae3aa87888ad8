package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Bitboard.bit;

/// Finds one move among the legal ones; makes no list.
public final class Finding extends Packing {
  private final int sought;

  private Finding(
      int sought,
      long own,
      long enemy,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals) {
    super(own, enemy, pawns, knights, diagonals, orthogonals);
    this.sought = sought;
  }

  /// Whether the packed move, its squares as the side to move sees them, is legal.
  public static boolean isLegal(
      int move,
      long own,
      long enemy,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals,
      long rights) {
    Finding finding = new Finding(move, own, enemy, pawns, knights, diagonals, orthogonals);
    Targets targets = new Targets(own, enemy, pawns, knights, diagonals, orthogonals, rights);
    return finding.all(own & bit(PackedMove.from(move)), targets) != 0;
  }

  @Override
  long piece(int from, long targets) {
    return super.piece(from, targets & bit(PackedMove.to(sought)));
  }

  @Override
  long move(int packed) {
    return packed == sought ? 1 : 0;
  }
}
