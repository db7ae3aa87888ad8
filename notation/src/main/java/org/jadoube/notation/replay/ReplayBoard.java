package org.jadoube.notation.replay;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;

import java.util.Arrays;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.chess.bits.AttackTables;
import org.jadoube.chess.bits.Movement;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.chess.bits.Placement;

/// A board for playing through games. Unlike [Position], it is mutable and allocates nothing.
///
/// It finds the legal move that a [SanWord] means, and plays the moves it has found. Square sets
/// are laid out as in `Bitboard`.
public final class ReplayBoard {
  /// The result if no legal move is meant.
  public static final int ILLEGAL = 0;

  /// The result if several legal moves may be meant.
  public static final int AMBIGUOUS = -1;

  static final int NOWHERE = -1;
  private static final long LAST_RANKS = 0xFF00_0000_0000_00FFL;

  long own;
  long enemy;

  /// The pieces of both sides by their codes.
  private final long[] pieces = new long[PackedMove.KING + 1];

  /// The code of the piece on each square; 0 if there is none.
  final byte[] codes = new byte[64];

  long castlingRooks;
  int passed = NOWHERE;
  boolean white;

  /// Sets up `position`.
  public void set(Position position) {
    Board board = position.board();
    white = position.turn() == Colour.WHITE;
    own = board.squares(position.turn()).bits();
    enemy = board.squares(position.turn().opposite()).bits();
    for (Role role : Role.values()) {
      pieces[role.ordinal() + 1] = board.squares(role).bits();
    }
    putCodes();
    castlingRooks = 0;
    for (Square rook : position.castlingRooks()) {
      castlingRooks |= bit(rook.ordinal());
    }
    passed = position.enPassant().map(Square::ordinal).orElse(NOWHERE);
  }

  private void putCodes() {
    Arrays.fill(codes, (byte) 0);
    for (int code = PackedMove.PAWN; code <= PackedMove.KING; code++) {
      for (long left = pieces[code]; left != 0; left = rest(left)) {
        codes[first(left)] = (byte) code;
      }
    }
  }

  /// Copies `other`.
  public void set(ReplayBoard other) {
    own = other.own;
    enemy = other.enemy;
    System.arraycopy(other.pieces, 0, pieces, 0, pieces.length);
    System.arraycopy(other.codes, 0, codes, 0, codes.length);
    castlingRooks = other.castlingRooks;
    passed = other.passed;
    white = other.white;
  }

  /// The position on the board.
  public Position position() {
    Setup setup = ReplaySetup.of(this);
    return setup
        .position()
        .orElseThrow(() -> new IllegalStateException("played into " + setup.validate()));
  }

  /// The pieces as the side to move sees them.
  public Placement placement() {
    return ReplayView.placement(this);
  }

  /// The rooks that may still castle as the side to move sees them.
  public long rights() {
    return ReplayView.seen(castlingRooks, white);
  }

  /// Whether a pawn stands ready to capture en passant, whether or not it may.
  public boolean isPassed() {
    return passed != NOWHERE
        && (SanSquares.pawnAttacks(!white, passed) & ownOf(PackedMove.PAWN)) != 0;
  }

  /// Whether the side to move is in check.
  public boolean isCheck() {
    return isAttacked(king(), own | enemy, enemy);
  }

  /// Whether White is to move.
  public boolean whiteToMove() {
    return white;
  }

  /// The packed legal move that `word` means, or [#ILLEGAL] or [#AMBIGUOUS].
  public int find(int word) {
    if (SanWord.isPawn(word)) {
      return pawnMove(word);
    }
    return SanWord.isCastling(word) ? ReplayCastling.find(this, word) : pieceMove(word);
  }

  private int pieceMove(int word) {
    int to = SanWord.to(word);
    int role = SanWord.role(word);
    long from = pieces[role] & own & SanSquares.reach(role, to) & SanSquares.from(word);
    if (rest(from) != 0) {
      from = chosen(from, to);
      if (from == 0 || rest(from) != 0) {
        return from == 0 ? ILLEGAL : AMBIGUOUS;
      }
    }
    int square = first(from);
    boolean legal = from != 0 && isUnblocked(square, to) && isSafe(role, square, to);
    return legal ? PackedMove.normal(role, square, to, codes[to]) : ILLEGAL;
  }

  private boolean isUnblocked(int from, int to) {
    return (((own | enemy) & AttackTables.between(from, to)) | (own & bit(to))) == 0;
  }

  /// The squares in `from` whose piece may go to `to`.
  private long chosen(long from, int to) {
    long free = 0;
    for (long left = from; left != 0; left = rest(left)) {
      free |= isUnblocked(first(left), to) ? left & -left : 0;
    }
    return rest(free) == 0 ? free : safe(free, to);
  }

  /// The squares in `from` whose piece may leave for `to` without exposing its king.
  private long safe(long from, int to) {
    long safe = 0;
    for (long left = from; left != 0; left = rest(left)) {
      safe |= isSafe(PackedMove.KNIGHT, first(left), to) ? left & -left : 0;
    }
    return safe;
  }

  /// The other pieces of the moving kind that could make the same move.
  long rivals(int move) {
    int role = PackedMove.role(move);
    int to = PackedMove.to(move);
    long others = pieces[role] & own & SanSquares.reach(role, to) & ~bit(PackedMove.from(move));
    long free = 0;
    for (long left = others; left != 0; left = rest(left)) {
      free |= isUnblocked(first(left), to) ? left & -left : 0;
    }
    return safe(free, to);
  }

  int king() {
    return first(own & pieces[PackedMove.KING]);
  }

  boolean isSafe(int role, int from, int to) {
    int king = role == PackedMove.KING ? to : king();
    long occupied = ((own | enemy) & ~bit(from)) | bit(to);
    return !isAttacked(king, occupied, enemy & ~bit(to));
  }

  /// The pieces of both sides with that code.
  long pieces(int code) {
    return pieces[code];
  }

  /// The squares of the rooks that may still castle, one bit each.
  public long castlingRooks() {
    return castlingRooks;
  }

  /// The side to move's pieces with that code.
  long ownOf(int code) {
    return own & pieces[code];
  }

  /// The enemy's pieces that attack `king`.
  long attackersOf(int king) {
    long occupied = own | enemy;
    long queens = pieces[PackedMove.QUEEN];
    return enemy
        & ((AttackTables.knight(king) & pieces[PackedMove.KNIGHT])
            | (SanSquares.pawnAttacks(white, king) & pieces[PackedMove.PAWN])
            | (AttackTables.bishop(king, occupied) & (pieces[PackedMove.BISHOP] | queens))
            | (AttackTables.rook(king, occupied) & (pieces[PackedMove.ROOK] | queens)));
  }

  /// Whether the side to move, which is in check, is mated.
  public boolean isMate() {
    return ReplayMate.isMate(this);
  }

  /// Whether any of `attackers` attacks `king` on a board with these occupied squares.
  boolean isAttacked(int king, long occupied, long attackers) {
    long queens = pieces[PackedMove.QUEEN];
    long lines = attackers & (pieces[PackedMove.ROOK] | queens) & SanSquares.rookRays(king);
    long diagonals = attackers & (pieces[PackedMove.BISHOP] | queens) & SanSquares.bishopRays(king);
    long others =
        (AttackTables.knight(king) & pieces[PackedMove.KNIGHT])
            | (SanSquares.pawnAttacks(white, king) & pieces[PackedMove.PAWN])
            | (AttackTables.king(king) & pieces[PackedMove.KING]);
    return (attackers & others) != 0
        || (lines != 0 && (AttackTables.rook(king, occupied) & lines) != 0)
        || (diagonals != 0 && (AttackTables.bishop(king, occupied) & diagonals) != 0);
  }

  private int pawnMove(int word) {
    int to = SanWord.to(word);
    int behind = white ? to - 8 : to + 8;
    if ((to & 7) == SanWord.file(word) - 1) {
      return push(word, behind, to);
    }
    int from = (behind & 56) | (SanWord.file(word) - 1);
    boolean canCapture =
        (SanSquares.pawnAttacks(!white, to) & own & pieces[PackedMove.PAWN] & bit(from)) != 0;
    if (!canCapture) {
      return ILLEGAL;
    }
    return (enemy & bit(to)) != 0 ? pawnTo(word, from, to) : enPassant(from, to, behind);
  }

  private int push(int word, int behind, int to) {
    long occupied = own | enemy;
    if ((occupied & bit(to)) != 0) {
      return ILLEGAL;
    }
    if ((own & pieces[PackedMove.PAWN] & bit(behind)) != 0) {
      return pawnTo(word, behind, to);
    }
    int from = white ? behind - 8 : behind + 8;
    boolean doubleStep = (to >> 3) == (white ? 3 : 4) && (occupied & bit(behind)) == 0;
    return doubleStep && (own & pieces[PackedMove.PAWN] & bit(from)) != 0
        ? pawnTo(word, from, to)
        : ILLEGAL;
  }

  private int pawnTo(int word, int from, int to) {
    int promoted = SanWord.promoted(word);
    boolean lastRank = (LAST_RANKS & bit(to)) != 0;
    if (lastRank != (promoted != 0) || !isSafe(PackedMove.PAWN, from, to)) {
      return ILLEGAL;
    }
    int captured = codes[to];
    return lastRank
        ? PackedMove.promotion(from, to, captured, promoted)
        : PackedMove.normal(PackedMove.PAWN, from, to, captured);
  }

  int enPassant(int from, int to, int captured) {
    if (to != passed) {
      return ILLEGAL;
    }
    long occupied = ((own | enemy) & ~(bit(from) | bit(captured))) | bit(to);
    boolean safe = !isAttacked(king(), occupied, enemy & ~bit(captured));
    return safe ? PackedMove.enPassant(from, to) : ILLEGAL;
  }

  /// Plays a move that [#find(int)] has found on this board.
  public void play(int move) {
    int kind = PackedMove.kind(move);
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    passed = NOWHERE;
    if (kind == PackedMove.CASTLING) {
      castle(from, PackedMove.rook(move));
    } else {
      if (kind == PackedMove.EN_PASSANT) {
        remove(white ? to - 8 : to + 8);
      }
      step(PackedMove.role(move), from, to);
      if (kind == PackedMove.PROMOTION) {
        promote(to, PackedMove.promoted(move));
      }
    }
    turnOver();
  }

  /// Whether the side to move may pass, which it may not in check.
  public boolean canPass() {
    return !isCheck();
  }

  /// Plays a null move.
  public void pass() {
    passed = NOWHERE;
    turnOver();
  }

  private void turnOver() {
    long mover = own;
    own = enemy;
    enemy = mover;
    white = !white;
  }

  private void remove(int square) {
    pieces[codes[square]] &= ~bit(square);
    enemy &= ~bit(square);
    codes[square] = 0;
  }

  /// Moves a piece and removes whatever it captures on arrival.
  private void step(int role, int from, int to) {
    long step = bit(from) | bit(to);
    pieces[codes[to]] &= ~bit(to); // code 0, nothing, has a slot of its own
    enemy &= ~bit(to);
    own ^= step;
    pieces[role] ^= step;
    codes[from] = 0;
    codes[to] = (byte) role;
    castlingRooks &= ~step;
    if (role == PackedMove.PAWN) {
      passed = (from ^ to) == 16 ? (from + to) >> 1 : NOWHERE;
    } else if (role == PackedMove.KING) {
      castlingRooks &= enemy;
    }
  }

  private void promote(int square, int role) {
    pieces[PackedMove.PAWN] ^= bit(square);
    pieces[role] |= bit(square);
    codes[square] = (byte) role;
  }

  private void castle(int king, int rook) {
    int rookTo = Movement.castledRook(king, rook);
    int kingTo = Movement.castledKing(king, rook);
    own = (own & ~(bit(king) | bit(rook))) | bit(kingTo) | bit(rookTo);
    pieces[PackedMove.KING] = (pieces[PackedMove.KING] & ~bit(king)) | bit(kingTo);
    pieces[PackedMove.ROOK] = (pieces[PackedMove.ROOK] & ~bit(rook)) | bit(rookTo);
    codes[king] = 0;
    codes[rook] = 0;
    codes[kingTo] = PackedMove.KING;
    codes[rookTo] = PackedMove.ROOK;
    castlingRooks &= enemy;
  }
}
