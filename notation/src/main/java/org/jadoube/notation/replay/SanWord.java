package org.jadoube.notation.replay;

import org.jadoube.chess.bits.PackedMove;

/// The contents of a move in SAN, packed into an `int`, from the lowest bit up:
///
/// - 6 bits: the square it ends on
/// - 3 bits: the role that moves, coded as in [PackedMove]; 0 for castling
/// - 4 bits: the file it comes from, 1 to 8; 0 if none is given
/// - 4 bits: the rank it comes from, likewise
/// - 3 bits: the role a pawn is promoted to, 0 if none
/// - 2 bits: castling on the king's side 1, on the queen's side 2, none 0
public final class SanWord {
  /// Not a word of any move.
  public static final int NONE = 0;

  /// Castling to the king's side.
  public static final int KING_SIDE = 1 << 20;

  /// Castling to the queen's side.
  public static final int QUEEN_SIDE = 2 << 20;

  private static final int ROLE_SHIFT = 6;
  private static final int FILE_SHIFT = 9;
  private static final int RANK_SHIFT = 13;
  private static final int PROMOTED_SHIFT = 17;

  private SanWord() {}

  static int of(int role, int file, int rank, int to) {
    return to | role << ROLE_SHIFT | file << FILE_SHIFT | rank << RANK_SHIFT;
  }

  static int promoted(int word, int role) {
    return word | role << PROMOTED_SHIFT;
  }

  static int to(int word) {
    return word & 63;
  }

  static int role(int word) {
    return word >>> ROLE_SHIFT & 7;
  }

  static int file(int word) {
    return word >>> FILE_SHIFT & 15;
  }

  static int rank(int word) {
    return word >>> RANK_SHIFT & 15;
  }

  /// The code of the piece a pawn becomes, 0 if none.
  public static int promoted(int word) {
    return word >>> PROMOTED_SHIFT & 7;
  }

  static boolean isCastling(int word) {
    return word >= KING_SIDE;
  }

  static boolean isPawn(int word) {
    return role(word) == PackedMove.PAWN;
  }
}
