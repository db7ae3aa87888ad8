package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Bitboard.RANK_1;
import static org.jadoube.chess.bits.Bitboard.RANK_2;
import static org.jadoube.chess.bits.Bitboard.RANK_7;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.up;

/// Whether the pieces can make a move, ignoring the king's safety. Branch-free, using tables:
/// branch prediction fails on arbitrary moves.
///
/// The contents of a move's two squares are gathered from the six sets of a position, two bits from
/// each, and compared with what the move says.
public final class PseudoLegality {
  private static final int CODES = 8; // three bits for each role of a move
  private static final int ROLES_BITS = 9; // in PackedMove.roles
  private static final long[] SAID = said();
  private static final long[][] REACH = reach();

  private PseudoLegality() {}

  /// 1 if the pieces can make the packed move. 0 if the moving piece is not on its square, cannot
  /// go to the other one (Articles 3.2 to 3.8), or finds something else to capture than the move
  /// says. Not for castling and captures en passant.
  public static int possible(int move, Placement men) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    int roles = PackedMove.roles(move);
    long target = bit(to);
    long squares = bit(from) | target;
    long standing = standing(squares, men);
    long wrong =
        (standing ^ SAID[roles | (upward(from, to) << ROLES_BITS)])
            | (AttackTables.between(PackedMove.squares(move)) & men.occupied())
            | (target & ~REACH[roles][from]);
    return 1 - nonzero(wrong);
  }

  /// Whether such a piece can move like that on some board, a pawn up or down. Not for castling.
  static boolean isStep(int move) {
    return isUpward(move)
        || (PackedMove.role(move) == PackedMove.PAWN && isUpward(move ^ PackedMove.FLIPPED));
  }

  private static boolean isUpward(int move) {
    long targets = REACH[PackedMove.roles(move)][PackedMove.from(move)];
    return (targets & bit(PackedMove.to(move))) != 0;
  }

  /// 1 if the move goes to a higher-numbered square.
  private static int upward(int from, int to) {
    return (from - to) >>> 31;
  }

  /// 1 unless the set is empty.
  private static int nonzero(long set) {
    return (int) ((set | -set) >>> 63);
  }

  /// The contents of two squares: two bits of each set, the higher square's bit above the lower
  /// one's.
  private static long standing(long squares, Placement men) {
    long standing = Long.compress(men.own(), squares);
    standing = (standing << 2) + Long.compress(men.enemy(), squares);
    standing = (standing << 2) + Long.compress(men.pawns(), squares);
    standing = (standing << 2) + Long.compress(men.knights(), squares);
    standing = (standing << 2) + Long.compress(men.diagonals(), squares);
    return (standing << 2) + Long.compress(men.orthogonals(), squares);
  }

  /// The two squares' contents that a move implies, for each value of [PackedMove#roles(int)];
  /// downward moves before upward ones.
  private static long[] said() {
    int numbers = 1 << ROLES_BITS;
    long[] said = new long[2 * numbers];
    for (int roles = 0; roles < numbers; roles++) {
      said[roles] = said(roles % CODES, roles / CODES % CODES, 0b10, 0b01);
      said[numbers + roles] = said(roles % CODES, roles / CODES % CODES, 0b01, 0b10);
    }
    return said;
  }

  private static long said(int role, int captured, long from, long to) {
    Placement men =
        new Placement(
            from,
            captured == 0 ? 0 : to,
            among(Roles.PAWNS, role, from, captured, to),
            among(Roles.KNIGHTS, role, from, captured, to),
            among(Roles.DIAGONALS, role, from, captured, to),
            among(Roles.ORTHOGONALS, role, from, captured, to));
    return standing(from | to, men);
  }

  /// Those of the two squares on which one of these roles stands.
  private static long among(long roles, int role, long from, int captured, long to) {
    return (from & Roles.among(roles, role)) | (to & Roles.among(roles, captured));
  }

  /// For each value of [PackedMove#roles(int)] and each square, where such a move can end on an
  /// empty board. Only whether something is captured or promoted matters, not what, so values that
  /// differ only in that share one row.
  private static long[][] reach() {
    long[][] rows = new long[2 * 2 * CODES][];
    for (int row = 0; row < rows.length; row++) {
      rows[row] = reach(row % CODES, row / CODES % 2 != 0, row / CODES / 2 != 0);
    }
    long[][] reach = new long[1 << ROLES_BITS][];
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
            case PackedMove.KNIGHT -> AttackTables.knight(from);
            case PackedMove.BISHOP -> AttackTables.diagonals(from);
            case PackedMove.ROOK -> AttackTables.orthogonals(from);
            case PackedMove.QUEEN -> AttackTables.diagonals(from) | AttackTables.orthogonals(from);
            case PackedMove.KING -> AttackTables.king(from);
            default -> 0;
          };
    }
    return reach;
  }

  private static long pawn(int from, boolean captures) {
    long pawn = bit(from) & ~RANK_1;
    if (pawn == 0) {
      return 0;
    }
    return captures ? AttackTables.pawnUp(from) : up(pawn) | up(up(pawn & RANK_2));
  }
}
