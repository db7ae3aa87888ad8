package org.jadoube.chess.bits;

/// Random keys whose exclusive or identifies a position (Zobrist hashing). The same in every run.
public final class HashKeys {
  private static final int ROLES = 8;
  private static final int PIECE_KEYS = 2 * ROLES * 64;

  /// Present when Black is to move.
  public static final long BLACK_TO_MOVE = mixed(PIECE_KEYS + 64);

  private static final long[] PIECES = table(PIECE_KEYS, 0);
  private static final long[] RIGHTS = table(64, PIECE_KEYS);

  private HashKeys() {}

  /// A piece on a square: `colour` 0 for White, 1 for Black; `role` as coded in [PackedMove].
  public static long piece(int colour, int role, int square) {
    return PIECES[(colour * ROLES + role) * 64 + square];
  }

  /// A rook on its square that may castle, or an en passant capture that is possible there.
  public static long right(int square) {
    return RIGHTS[square];
  }

  private static long[] table(int size, int seed) {
    long[] keys = new long[size];
    for (int index = 0; index < size; index++) {
      keys[index] = mixed(seed + index);
    }
    return keys;
  }

  // SplitMix64's output function.
  private static long mixed(long index) {
    long z = (index + 1) * 0x9E37_79B9_7F4A_7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D0_49BB_1331_11EBL;
    return z ^ (z >>> 31);
  }
}
