package org.jadoube.chess.fate;

import static org.jadoube.chess.bits.Bitboard.RANK_1;
import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.down;
import static org.jadoube.chess.bits.Bitboard.downLeft;
import static org.jadoube.chess.bits.Bitboard.downRight;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;
import static org.jadoube.chess.bits.Bitboard.up;
import static org.jadoube.chess.bits.Bitboard.upLeft;
import static org.jadoube.chess.bits.Bitboard.upRight;

import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.bits.AttackTables;

/// The rules of chess with a few given pieces. A position is a number: the lowest bit is 0 if White
/// is to move, followed by six bits for the square of each piece. Without castling and en passant.
final class FewMen {
  private static final int NOBODY = -1;
  private static final long ENDS = RANK_1 | RANK_8;

  private final List<Piece> pieces;
  private final Role[] roles;
  private final boolean[] white;

  FewMen(List<Piece> pieces) {
    this.pieces = pieces;
    roles = pieces.stream().map(Piece::role).toArray(Role[]::new);
    white = new boolean[pieces.size()];
    for (int man = 0; man < white.length; man++) {
      white[man] = pieces.get(man).colour() == Colour.WHITE;
    }
  }

  int count() {
    return roles.length;
  }

  /// How many numbers there are; not all of them are positions.
  int size() {
    return 2 << (6 * roles.length);
  }

  static boolean whiteMoves(int position) {
    return (position & 1) == 0;
  }

  int square(int position, int man) {
    return position >> (1 + 6 * man) & 63;
  }

  boolean mayMove(int position, int man) {
    return white[man] == whiteMoves(position);
  }

  boolean isPawn(int man) {
    return roles[man] == Role.PAWN;
  }

  long occupied(int position) {
    long occupied = 0;
    for (int man = 0; man < roles.length; man++) {
      occupied |= bit(square(position, man));
    }
    return occupied;
  }

  /// The piece on a square.
  int at(int position, int square) {
    int man = roles.length - 1;
    while (man >= 0 && square(position, man) != square) {
      man--;
    }
    return man;
  }

  boolean isLegal(int position) {
    if (Long.bitCount(occupied(position)) < roles.length) {
      return false;
    }
    for (int man = 0; man < roles.length; man++) {
      if (isPawn(man) && (bit(square(position, man)) & ENDS) != 0) {
        return false;
      }
    }
    return isSafe(position, !whiteMoves(position), NOBODY);
  }

  /// Whether this side's king is safe from all pieces but `taken`, which has just been captured.
  private boolean isSafe(int position, boolean whites, int taken) {
    long king = bit(square(position, pieces.indexOf(whites ? Piece.WHITE_KING : Piece.BLACK_KING)));
    long occupied = occupied(position);
    for (int man = 0; man < roles.length; man++) {
      if (white[man] != whites
          && man != taken
          && (attacks(man, square(position, man), occupied) & king) != 0) {
        return false;
      }
    }
    return true;
  }

  boolean isMate(int position) {
    boolean whites = whiteMoves(position);
    return !isSafe(position, whites, NOBODY) && !hasMove(position);
  }

  private boolean hasMove(int position) {
    for (int man = 0; man < roles.length; man++) {
      if (mayMove(position, man) && hasMove(position, man)) {
        return true;
      }
    }
    return false;
  }

  private boolean hasMove(int position, int man) {
    for (long left = targets(position, man); left != 0; left = rest(left)) {
      if (isSafe(moved(position, man, first(left)), white[man], at(position, first(left)))) {
        return true;
      }
    }
    return false;
  }

  /// Where a piece may go, provided that its king is safe afterwards.
  long targets(int position, int man) {
    return quiet(position, man, white[man]) | captures(position, man);
  }

  long captures(int position, int man) {
    long others = 0;
    for (int other = 0; other < roles.length; other++) {
      boolean prey = white[other] != white[man] && roles[other] != Role.KING;
      others |= prey ? bit(square(position, other)) : 0;
    }
    return attacks(man, square(position, man), occupied(position)) & others;
  }

  /// Where a piece may have come from without a capture or a promotion.
  long origins(int position, int man) {
    long origins = quiet(position, man, !white[man]);
    return isPawn(man) ? origins & ~ENDS : origins;
  }

  /// @param up whether the piece goes up the board if it is a pawn
  private long quiet(int position, int man, boolean up) {
    long empty = ~occupied(position);
    int from = square(position, man);
    return isPawn(man) ? steps(bit(from), man, up, empty) : attacks(man, from, ~empty) & empty;
  }

  /// A pawn's steps, or those that led here.
  private long steps(long from, int man, boolean up, long empty) {
    long landing = white[man] ? RANK_1 << 24 : RANK_1 << 32; // of double steps
    long once = step(from, up) & empty;
    return up == white[man]
        ? once | (step(once, up) & empty & landing)
        : once | (step(step(from & landing, up) & empty, up) & empty);
  }

  private static long step(long pawns, boolean up) {
    return up ? up(pawns) : down(pawns);
  }

  /// The position after a piece has gone to a square, where a captured piece may still stand.
  int moved(int position, int man, int to) {
    int shift = 1 + 6 * man;
    return (position & ~(63 << shift) | to << shift) ^ 1;
  }

  /// Whether this is a pawn's double step that ends next to an enemy pawn.
  boolean isPassed(int position, int man, int from) {
    int to = square(position, man);
    return isPawn(man)
        && Math.abs(to - from) == 16
        && (pawn(white[man], bit((from + to) / 2)) & pawns(position, !white[man])) != 0;
  }

  private long pawns(int position, boolean whites) {
    long pawns = 0;
    for (int man = 0; man < roles.length; man++) {
      pawns |= isPawn(man) && white[man] == whites ? bit(square(position, man)) : 0;
    }
    return pawns;
  }

  private long attacks(int man, int from, long occupied) {
    return switch (roles[man]) {
      case PAWN -> pawn(white[man], bit(from));
      case KNIGHT -> AttackTables.knight(from);
      case BISHOP -> AttackTables.bishop(from, occupied);
      case ROOK -> AttackTables.rook(from, occupied);
      case QUEEN -> AttackTables.bishop(from, occupied) | AttackTables.rook(from, occupied);
      case KING -> AttackTables.king(from);
    };
  }

  private static long pawn(boolean up, long from) {
    return up ? upLeft(from) | upRight(from) : downLeft(from) | downRight(from);
  }
}
