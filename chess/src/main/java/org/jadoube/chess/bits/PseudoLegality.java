package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Bitboard.RANK_2;
import static org.jadoube.chess.bits.Bitboard.RANK_7;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.up;

/// Whether the pieces can make a move, the safety of the king apart: told by tables and without a
/// branch, for no processor foresees which move it is asked about.
public final class PseudoLegality {
  private static final int CODES = 8; // of what moves, is captured or promoted: three bits each
  private static final long NOTHING = 1; // the code of an empty square, as in Roles
  private static final long UNUSED = 1 << 7; // nothing is both pawn and knight
  private static final long[] LIKE = like();
  private static final long[][] REACH = reach();

  private PseudoLegality() {}

  /// 1 if the pieces can make the packed move; 0 if what is to move does not stand where it starts,
  /// may not go where it ends (Articles 3.2 to 3.8) or captures something else. Not for castling
  /// and captures en passant.
  public static int possible(
      int move, long own, long enemy, long pawns, long knights, long diagonals, long orthogonals) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    long absent = unlike(PackedMove.role(move), own, pawns, knights, diagonals, orthogonals);
    long closed = unlike(PackedMove.captured(move), enemy, pawns, knights, diagonals, orthogonals);
    long between = Attacks.between(from, to) & (own | enemy);
    long barred = (absent >>> from) | ((own | closed) >>> to) | nonzero(between);
    return (int) (REACH[PackedMove.roles(move)][from] >>> to & ~barred) & 1;
  }

  /// 1 unless the set is empty.
  private static long nonzero(long set) {
    return (set | -set) >>> 63;
  }

  /// The squares where a piece of this code among `men` does not stand; for code 0 those that are
  /// not empty.
  private static long unlike(
      int code, long men, long pawns, long knights, long diagonals, long orthogonals) {
    int row = code * CODES;
    return (men ^ LIKE[row])
        | (pawns ^ LIKE[row + 1])
        | (knights ^ LIKE[row + 2])
        | (diagonals ^ LIKE[row + 3])
        | (orthogonals ^ LIKE[row + 4]);
  }

  /// For each code, in which of the five sets its squares are: all squares or none.
  private static long[] like() {
    long[] like = new long[CODES * CODES];
    for (int code = 0; code < CODES; code++) {
      int row = code * CODES;
      like[row] = Roles.among(~NOTHING, code);
      like[row + 1] = Roles.among(Roles.PAWNS | UNUSED, code);
      like[row + 2] = Roles.among(Roles.KNIGHTS | UNUSED, code);
      like[row + 3] = Roles.among(Roles.DIAGONALS, code);
      like[row + 4] = Roles.among(Roles.ORTHOGONALS, code);
    }
    return like;
  }

  /// For each number of [PackedMove#roles(int)] and each square, where such a move can end on an
  /// empty board. What is captured, and what a pawn becomes, makes no difference: such numbers
  /// share one row.
  private static long[][] reach() {
    long[][] rows = new long[2 * 2 * CODES][];
    for (int row = 0; row < rows.length; row++) {
      rows[row] = reach(row % CODES, row / CODES % 2 != 0, row / CODES / 2 != 0);
    }
    long[][] reach = new long[CODES * CODES * CODES][];
    for (int roles = 0; roles < reach.length; roles++) {
      int captures = roles / CODES % CODES == 0 ? 0 : 1;
      int promotes = roles / CODES / CODES == 0 ? 0 : 1;
      reach[roles] = rows[(2 * promotes + captures) * CODES + roles % CODES];
    }
    return reach;
  }

  private static long[] reach(int role, boolean captures, boolean promotes) {
    long[] reach = new long[64];
    for (int from = 0; from < 64; from++) {
      boolean seventh = (bit(from) & RANK_7) != 0;
      reach[from] =
          switch (role) {
            case PackedMove.PAWN -> seventh == promotes ? pawn(from, captures) : 0;
            case PackedMove.KNIGHT -> Attacks.knight(from);
            case PackedMove.BISHOP -> Attacks.diagonals(from);
            case PackedMove.ROOK -> Attacks.orthogonals(from);
            case PackedMove.QUEEN -> Attacks.diagonals(from) | Attacks.orthogonals(from);
            case PackedMove.KING -> Attacks.king(from);
            default -> 0;
          };
    }
    return reach;
  }

  private static long pawn(int from, boolean captures) {
    long pawn = bit(from);
    return captures ? Attacks.pawnUp(from) : up(pawn) | up(up(pawn & RANK_2));
  }
}
