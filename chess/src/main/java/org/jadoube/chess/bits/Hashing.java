package org.jadoube.chess.bits;

/// Folds the sets that make up a position into 64 bits, the same in every run. Pairs of sets are
/// multiplied to 128 bits, whose halves are combined; two positions share a hash with a probability
/// of about 2^-64. Computing it from scratch is faster than updating keys with each move.
public final class Hashing {
  // The fractional parts of the square roots of the first primes.
  private static final long A = 0x6A09_E667_F3BC_C908L;
  private static final long B = 0xBB67_AE85_84CA_A73BL;
  private static final long C = 0x3C6E_F372_FE94_F82BL;
  private static final long D = 0xA54F_F53A_5F1D_36F1L;
  private static final long E = 0x510E_527F_ADE6_82D1L;
  private static final long F = 0x9B05_688C_2B3E_6C1FL;
  private static final long G = 0x1F83_D9AB_FB41_BD6BL;
  private static final long H = 0x5BE0_CD19_137E_2179L;

  private Hashing() {}

  /// The hash of the pieces and of the castling rooks and en passant square.
  public static long of(Placement men, long rights) {
    long pieces =
        folded(men.own() ^ A, men.enemy() ^ B)
            ^ folded(men.pawns() ^ C, men.knights() ^ D)
            ^ folded(men.diagonals() ^ E, men.orthogonals() ^ F);
    return folded(pieces ^ G, rights ^ H);
  }

  private static long folded(long one, long other) {
    return (one * other) // wraps around to the product's lower half
        ^ Math.unsignedMultiplyHigh(one, other);
  }
}
