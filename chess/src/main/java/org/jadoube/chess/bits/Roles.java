package org.jadoube.chess.bits;

/// The piece on a square, looked up in the sets of a position without a branch.
public final class Roles {
  /// Pawns alone, for [#among(long, int)].
  public static final long PAWNS = 1 << PackedMove.PAWN;

  /// Knights alone.
  public static final long KNIGHTS = 1 << PackedMove.KNIGHT;

  /// Bishops and queens.
  public static final long DIAGONALS = (1 << PackedMove.BISHOP) | (1 << PackedMove.QUEEN);

  /// Rooks and queens.
  public static final long ORTHOGONALS = (1 << PackedMove.ROOK) | (1 << PackedMove.QUEEN);

  private Roles() {}

  /// All squares if `role` is one of `roles`, no squares otherwise.
  public static long among(long roles, int role) {
    return (roles << ~role) >> 63; // by 63 - role: the role's bit becomes the sign
  }

  /// The code of the piece on `square` as in [PackedMove], or 0 if it is empty.
  public static int at(int square, Placement men) {
    long diagonal = (men.diagonals() >>> square) & 1;
    long orthogonal = (men.orthogonals() >>> square) & 1;
    long pawn = (men.pawns() >>> square) & 1;
    long knight = (men.knights() >>> square) & 1;
    long king = ((men.occupied() >>> square) & 1) ^ (pawn | knight | diagonal | orthogonal);
    return (int)
        (PackedMove.PAWN * pawn
            + PackedMove.KNIGHT * knight
            + PackedMove.BISHOP * diagonal
            + PackedMove.ROOK * orthogonal
            - (PackedMove.BISHOP + PackedMove.ROOK - PackedMove.QUEEN) * (diagonal & orthogonal)
            + PackedMove.KING * king);
  }
}
