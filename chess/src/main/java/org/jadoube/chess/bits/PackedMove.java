package org.jadoube.chess.bits;

/// A legal move as an `int`, from the lowest bit up:
///
/// - 6 bits: the square it starts from (castling: the king's)
/// - 6 bits: the square it ends on (castling: the king's)
/// - 3 bits: the role that moves
/// - 3 bits: the role that is captured, 0 if none
/// - 3 bits: the role a pawn is promoted to, 0 if it is not a promotion
/// - 3 bits: the file of the castling rook, 0 if it is not castling
/// - 2 bits: the kind: normal, en passant, castling or promotion
///
/// Squares go from a1 = 0 to h8 = 63; the codes of the roles are pawn 1, knight 2, bishop 3, rook
/// 4, queen 5, king 6.
public final class PackedMove {
  /// Code of a pawn.
  public static final int PAWN = 1;

  /// Code of a knight.
  public static final int KNIGHT = 2;

  /// Code of a bishop.
  public static final int BISHOP = 3;

  /// Code of a rook.
  public static final int ROOK = 4;

  /// Code of a queen.
  public static final int QUEEN = 5;

  /// Code of a king.
  public static final int KING = 6;

  /// Kind of any other move.
  public static final int NORMAL = 0;

  /// Kind of a capture en passant.
  public static final int EN_PASSANT = 1;

  /// Kind of castling.
  public static final int CASTLING = 2;

  /// Kind of a pawn's move to the last rank.
  public static final int PROMOTION = 3;

  static final int[] PROMOTIONS = {QUEEN, ROOK, BISHOP, KNIGHT};

  private static final int TO_SHIFT = 6;
  private static final int ROLE_SHIFT = 12;
  private static final int CAPTURED_SHIFT = 15;
  private static final int PROMOTED_SHIFT = 18;
  private static final int ROOK_SHIFT = 21;
  private static final int KIND_SHIFT = 24;
  private static final int SQUARE_MASK = 63;
  private static final int ROLE_MASK = 7;
  private static final int FILE_MASK = 7;

  /// The bits to flip to turn both squares upside down.
  public static final int FLIPPED = Bitboard.UPSIDE_DOWN | (Bitboard.UPSIDE_DOWN << TO_SHIFT);

  private PackedMove() {}

  /// A move that is not a promotion, castling or capture en passant; `captured` is 0 if it captures
  /// nothing.
  public static int normal(int role, int from, int to, int captured) {
    return from | (to << TO_SHIFT) | (role << ROLE_SHIFT) | (captured << CAPTURED_SHIFT);
  }

  /// Whether the move has no more to it than its squares, the role that moves and the one captured.
  public static boolean isNormal(int move) {
    return move >>> PROMOTED_SHIFT == 0;
  }

  /// A capture en passant.
  public static int enPassant(int from, int to) {
    return normal(PAWN, from, to, PAWN) | (EN_PASSANT << KIND_SHIFT);
  }

  /// Castling with the rook on `rook`, which must be on the king's rank.
  public static int castling(int king, int rook) {
    return normal(KING, king, Movement.castledKing(king, rook), 0)
        | ((rook & FILE_MASK) << ROOK_SHIFT)
        | (CASTLING << KIND_SHIFT);
  }

  /// A promotion; `captured` is 0 if it captures nothing.
  public static int promotion(int from, int to, int captured, int promoted) {
    return normal(PAWN, from, to, captured)
        | (promoted << PROMOTED_SHIFT)
        | (PROMOTION << KIND_SHIFT);
  }

  /// Whether this is a well-formed packed move that is legal on some board; `false` for any other
  /// `int`.
  public static boolean isMove(int move) {
    int from = from(move);
    return captured(move) <= KING
        && switch (kind(move)) {
          case NORMAL -> isNormal(move) && PseudoLegality.isStep(move);
          case EN_PASSANT ->
              move == enPassant(from, to(move))
                  && isFromFifthRank(move)
                  && PseudoLegality.isStep(move);
          case CASTLING ->
              move == castling(from, rook(move)) && isOnBackRank(from) && from != rook(move);
          case PROMOTION ->
              move == promotion(from, to(move), captured(move), promoted(move))
                  && isPromoted(promoted(move))
                  && PseudoLegality.isStep(move);
          default -> false;
        };
  }

  private static boolean isPromoted(int code) {
    return code >= KNIGHT && code <= QUEEN;
  }

  private static boolean isOnBackRank(int square) {
    return (Bitboard.bit(square) & (Bitboard.RANK_1 | Bitboard.RANK_8)) != 0;
  }

  /// Up the board from the fifth rank, or down from the fourth.
  private static boolean isFromFifthRank(int move) {
    int from = from(move) >>> 3;
    int to = to(move) >>> 3;
    return (from == 4 && to == 5) || (from == 3 && to == 2);
  }

  /// Both squares as one number, [#from(int)] in the lower six bits.
  static int squares(int move) {
    return move & (SQUARE_MASK << TO_SHIFT | SQUARE_MASK);
  }

  /// The square a move starts from.
  public static int from(int move) {
    return move & SQUARE_MASK;
  }

  /// The square a move ends on; when castling, the king's.
  public static int to(int move) {
    return (move >>> TO_SHIFT) & SQUARE_MASK;
  }

  /// The code of the role that moves.
  public static int role(int move) {
    return (move >>> ROLE_SHIFT) & ROLE_MASK;
  }

  /// The code of the role that is captured, 0 if none.
  public static int captured(int move) {
    return (move >>> CAPTURED_SHIFT) & ROLE_MASK;
  }

  /// The code of the role a pawn becomes, 0 if it is not a promotion.
  public static int promoted(int move) {
    return (move >>> PROMOTED_SHIFT) & ROLE_MASK;
  }

  /// The three codes together, below 512: the moving role in the lowest bits, then the captured
  /// one, then the promotion.
  static int roles(int move) {
    return (move >>> ROLE_SHIFT) & ((1 << (ROOK_SHIFT - ROLE_SHIFT)) - 1);
  }

  /// The square of the castling rook.
  public static int rook(int move) {
    return (from(move) & ~FILE_MASK) | ((move >>> ROOK_SHIFT) & FILE_MASK);
  }

  /// The code of the piece that stands on the square of arrival after the move; not for castling.
  public static int arriving(int move) {
    return promoted(move) == 0 ? role(move) : promoted(move);
  }

  /// One of the four kinds.
  public static int kind(int move) {
    return move >>> KIND_SHIFT;
  }
}
