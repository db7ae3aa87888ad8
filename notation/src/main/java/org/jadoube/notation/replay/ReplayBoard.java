package org.jadoube.notation.replay;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.chess.Validation;
import org.jadoube.chess.bits.Attacks;
import org.jadoube.chess.bits.Movement;
import org.jadoube.chess.bits.PackedMove;

/// A board on which games are played through: mutable and without allocation, unlike [Position].
///
/// It finds the legal move that a [SanWord] means, and plays moves that it has found. Sets of
/// squares are as in `Bitboard`, and queens stand in both `diagonals` and `orthogonals`.
public final class ReplayBoard {
  /// No legal move is meant.
  public static final int ILLEGAL = 0;

  /// Several legal moves are meant.
  public static final int AMBIGUOUS = -1;

  private static final int NOWHERE = -1;
  private static final long LAST_RANKS = 0xFF00_0000_0000_00FFL;

  long own;
  long enemy;
  long pawns;
  long knights;
  long diagonals;
  long orthogonals;
  private long castlingRooks;
  private int passed = NOWHERE;
  private boolean white;

  /// Sets up `position`.
  public void set(Position position) {
    Board board = position.board();
    white = position.turn() == Colour.WHITE;
    own = board.of(position.turn());
    enemy = board.of(position.turn().opposite());
    pawns = board.of(Role.PAWN);
    knights = board.of(Role.KNIGHT);
    diagonals = board.of(Role.BISHOP) | board.of(Role.QUEEN);
    orthogonals = board.of(Role.ROOK) | board.of(Role.QUEEN);
    castlingRooks = 0;
    for (Square rook : position.castlingRooks()) {
      castlingRooks |= bit(rook.ordinal());
    }
    passed = position.enPassant().map(Square::ordinal).orElse(NOWHERE);
  }

  /// Sets up what stands on `other`.
  public void set(ReplayBoard other) {
    own = other.own;
    enemy = other.enemy;
    pawns = other.pawns;
    knights = other.knights;
    diagonals = other.diagonals;
    orthogonals = other.orthogonals;
    castlingRooks = other.castlingRooks;
    passed = other.passed;
    white = other.white;
  }

  /// What stands here, as a position.
  public Position position() {
    return switch (setup().validate()) {
      case Validation.Playable playable -> playable.position();
      case Validation.Unplayable unplayable ->
          throw new IllegalStateException("played into " + unplayable.faults());
    };
  }

  private Setup setup() {
    Board board = Board.empty();
    for (long left = own | enemy; left != 0; left = rest(left)) {
      int square = first(left);
      boolean isWhite = ((own & bit(square)) != 0) == white;
      Role role = Role.values()[roleAt(square) - 1];
      Colour colour = isWhite ? Colour.WHITE : Colour.BLACK;
      board = board.with(Square.values()[square], Piece.of(colour, role));
    }
    Optional<Square> enPassant =
        passed == NOWHERE ? Optional.empty() : Optional.of(Square.values()[passed]);
    return new Setup(
        board, white ? Colour.WHITE : Colour.BLACK, squares(castlingRooks), enPassant, 0, 1);
  }

  private static Set<Square> squares(long set) {
    Set<Square> squares = EnumSet.noneOf(Square.class);
    for (long left = set; left != 0; left = rest(left)) {
      squares.add(Square.values()[first(left)]);
    }
    return squares;
  }

  /// Whether White is to move.
  public boolean whiteToMove() {
    return white;
  }

  /// The packed legal move that `word` means, [#ILLEGAL] or [#AMBIGUOUS].
  public int find(int word) {
    if (SanWord.isPawn(word)) {
      return pawnMove(word);
    }
    return SanWord.isCastling(word) ? castling(word) : pieceMove(word);
  }

  private int pieceMove(int word) {
    int to = SanWord.to(word);
    int role = SanWord.role(word);
    long from = candidates(role, to) & SanSquares.from(word);
    if (from == 0 || (own & bit(to)) != 0) {
      return ILLEGAL;
    }
    if (rest(from) != 0) {
      from = safe(from, to);
      if (from == 0 || rest(from) != 0) {
        return from == 0 ? ILLEGAL : AMBIGUOUS;
      }
    } else if (!isSafe(role, first(from), to)) {
      return ILLEGAL;
    }
    return PackedMove.normal(role, first(from), to, capturable(to));
  }

  /// The own pieces of that kind that attack the square `to`.
  private long candidates(int role, int to) {
    long occupied = own | enemy;
    return own
        & switch (role) {
          case PackedMove.KNIGHT -> Attacks.knight(to) & knights;
          case PackedMove.BISHOP -> Attacks.bishop(to, occupied) & diagonals & ~orthogonals;
          case PackedMove.ROOK -> Attacks.rook(to, occupied) & orthogonals & ~diagonals;
          case PackedMove.QUEEN -> queens(to, occupied);
          default -> Attacks.king(to) & kings();
        };
  }

  private long queens(int to, long occupied) {
    return (Attacks.bishop(to, occupied) | Attacks.rook(to, occupied)) & diagonals & orthogonals;
  }

  private long kings() {
    return (own | enemy) & ~(pawns | knights | diagonals | orthogonals);
  }

  /// Those of the pieces on `from` that may leave for `to` without uncovering their king.
  private long safe(long from, int to) {
    long safe = 0;
    for (long left = from; left != 0; left = rest(left)) {
      safe |= isSafe(PackedMove.KNIGHT, first(left), to) ? left & -left : 0;
    }
    return safe;
  }

  private boolean isSafe(int role, int from, int to) {
    int king = role == PackedMove.KING ? to : first(own & kings());
    long occupied = ((own | enemy) & ~bit(from)) | bit(to);
    return !isAttacked(king, occupied, enemy & ~bit(to));
  }

  private boolean isAttacked(int king, long occupied, long attackers) {
    long alongRays = attackers & orthogonals & SanSquares.rookRays(king);
    long alongDiagonals = attackers & diagonals & SanSquares.bishopRays(king);
    return (alongRays != 0 && (Attacks.rook(king, occupied) & alongRays) != 0)
        || (alongDiagonals != 0 && (Attacks.bishop(king, occupied) & alongDiagonals) != 0)
        || (attackers
                & ((Attacks.knight(king) & knights)
                    | (SanSquares.pawnAttacks(white, king) & pawns)
                    | (Attacks.king(king) & kings())))
            != 0;
  }

  private int pawnMove(int word) {
    int to = SanWord.to(word);
    int behind = white ? to - 8 : to + 8;
    if ((to & 7) == SanWord.file(word) - 1) {
      return push(word, behind, to);
    }
    int from = (behind & 56) | (SanWord.file(word) - 1);
    boolean canCapture = (SanSquares.pawnAttacks(!white, to) & own & pawns & bit(from)) != 0;
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
    if ((own & pawns & bit(behind)) != 0) {
      return pawnTo(word, behind, to);
    }
    int from = white ? behind - 8 : behind + 8;
    boolean doubleStep = (to >> 3) == (white ? 3 : 4) && (occupied & bit(behind)) == 0;
    return doubleStep && (own & pawns & bit(from)) != 0 ? pawnTo(word, from, to) : ILLEGAL;
  }

  private int pawnTo(int word, int from, int to) {
    int promoted = SanWord.promoted(word);
    boolean lastRank = (LAST_RANKS & bit(to)) != 0;
    if (lastRank != (promoted != 0) || !isSafe(PackedMove.PAWN, from, to)) {
      return ILLEGAL;
    }
    int captured = capturable(to);
    return lastRank
        ? PackedMove.promotion(from, to, captured, promoted)
        : PackedMove.normal(PackedMove.PAWN, from, to, captured);
  }

  private int enPassant(int from, int to, int captured) {
    if (to != passed) {
      return ILLEGAL;
    }
    long occupied = ((own | enemy) & ~(bit(from) | bit(captured))) | bit(to);
    boolean safe = !isAttacked(first(own & kings()), occupied, enemy & ~bit(captured));
    return safe ? PackedMove.enPassant(from, to) : ILLEGAL;
  }

  /// The code of the enemy piece on that square, 0 if there is none.
  private int capturable(int square) {
    return (enemy & bit(square)) == 0 ? 0 : roleAt(square);
  }

  /// The code of the piece on a square that is not empty.
  private int roleAt(int square) {
    long at = bit(square);
    if ((at & pawns) != 0) {
      return PackedMove.PAWN;
    }
    if ((at & knights) != 0) {
      return PackedMove.KNIGHT;
    }
    boolean orthogonal = (at & orthogonals) != 0;
    if ((at & diagonals) != 0) {
      return orthogonal ? PackedMove.QUEEN : PackedMove.BISHOP;
    }
    return orthogonal ? PackedMove.ROOK : PackedMove.KING;
  }

  private int castling(int word) {
    int king = first(own & kings());
    long aside = (word & SanWord.KING_SIDE) != 0 ? -bit(king) : bit(king) - 1;
    for (long rooks = castlingRooks & own & aside; rooks != 0; rooks = rest(rooks)) {
      int rook = first(rooks);
      if (canCastle(king, rook)) {
        return PackedMove.castling(king, rook);
      }
    }
    return ILLEGAL;
  }

  private boolean canCastle(int king, int rook) {
    int kingTo = Movement.castledKing(king, rook);
    int rookTo = Movement.castledRook(king, rook);
    long both = bit(king) | bit(rook);
    long others = (own | enemy) & ~both;
    long kingsWay = Attacks.between(king, kingTo) | bit(kingTo);
    long rooksWay = Attacks.between(rook, rookTo) | bit(rookTo);
    long after = others | bit(kingTo) | bit(rookTo);
    return ((kingsWay | rooksWay) & others) == 0
        && isUnattacked(kingsWay | bit(king), others | bit(rook))
        && !isAttacked(kingTo, after, enemy);
  }

  private boolean isUnattacked(long squares, long occupied) {
    for (long left = squares; left != 0; left = rest(left)) {
      if (isAttacked(first(left), occupied, enemy)) {
        return false;
      }
    }
    return true;
  }

  /// Plays a move that [#find(int)] found here.
  public void play(int move) {
    int kind = PackedMove.kind(move);
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    passed = NOWHERE;
    if (kind == PackedMove.CASTLING) {
      castle(from, to);
    } else {
      if (PackedMove.captured(move) != 0) {
        remove(kind == PackedMove.EN_PASSANT ? (white ? to - 8 : to + 8) : to);
      }
      step(PackedMove.role(move), from, to);
      if (kind == PackedMove.PROMOTION) {
        promote(to, PackedMove.promoted(move));
      }
    }
    turnOver();
  }

  /// Whether the turn may be passed: not in check.
  public boolean canPass() {
    return !isAttacked(first(own & kings()), own | enemy, enemy);
  }

  /// Passes the turn, as a null move does.
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
    long others = ~bit(square);
    enemy &= others;
    pawns &= others;
    knights &= others;
    diagonals &= others;
    orthogonals &= others;
    castlingRooks &= others;
  }

  private void step(int role, int from, int to) {
    long step = bit(from) | bit(to);
    own ^= step;
    switch (role) {
      case PackedMove.PAWN -> {
        pawns ^= step;
        passed = (from ^ to) == 16 ? (from + to) >> 1 : NOWHERE;
      }
      case PackedMove.KNIGHT -> knights ^= step;
      case PackedMove.BISHOP -> diagonals ^= step;
      case PackedMove.ROOK -> {
        orthogonals ^= step;
        castlingRooks &= ~step;
      }
      case PackedMove.QUEEN -> {
        diagonals ^= step;
        orthogonals ^= step;
      }
      default -> castlingRooks &= enemy;
    }
  }

  private void promote(int square, int role) {
    long piece = bit(square);
    pawns ^= piece;
    knights |= role == PackedMove.KNIGHT ? piece : 0;
    diagonals |= role == PackedMove.BISHOP || role == PackedMove.QUEEN ? piece : 0;
    orthogonals |= role == PackedMove.ROOK || role == PackedMove.QUEEN ? piece : 0;
  }

  private void castle(int king, int rook) {
    long rookTo = bit(Movement.castledRook(king, rook));
    long kingTo = bit(Movement.castledKing(king, rook));
    own = (own & ~(bit(king) | bit(rook))) | kingTo | rookTo;
    orthogonals = (orthogonals & ~bit(rook)) | rookTo;
    castlingRooks &= enemy;
  }
}
