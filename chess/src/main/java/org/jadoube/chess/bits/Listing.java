package org.jadoube.chess.bits;

/// Lists the legal moves of a position as packed moves.
///
/// Squares are listed as the side to move sees them; exclusive or with [PackedMove#FLIPPED] turns
/// them round.
public final class Listing extends Packing {
  private final int[] moves;
  private int size;

  private Listing(
      int[] moves,
      long own,
      long enemy,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals) {
    super(own, enemy, pawns, knights, diagonals, orthogonals);
    this.moves = moves;
  }

  /// Writes the legal moves of the pieces on `movers` into `moves`, which must be long enough, from
  /// index 0 on.
  ///
  /// @return how many there are
  public static int list(
      long movers,
      int[] moves,
      long own,
      long enemy,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals,
      long rights) {
    Listing listing = new Listing(moves, own, enemy, pawns, knights, diagonals, orthogonals);
    Targets targets = new Targets(own, enemy, pawns, knights, diagonals, orthogonals, rights);
    return (int) listing.all(own & movers, targets);
  }

  @Override
  long move(int packed) {
    moves[size++] = packed;
    return 1;
  }
}
