package org.jadoube.chess.fate;

import static org.jadoube.chess.bits.Bitboard.downLeft;
import static org.jadoube.chess.bits.Bitboard.downRight;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;
import static org.jadoube.chess.bits.Bitboard.several;
import static org.jadoube.chess.bits.Bitboard.upLeft;
import static org.jadoube.chess.bits.Bitboard.upRight;

import java.util.Optional;
import org.jadoube.chess.bits.Attacks;
import org.jadoube.chess.bits.PackedMove;

/// A stretch of a game without a capture or a pawn's move, over-approximated: the pawns stand where
/// they stand, and each piece is somewhere in a set of squares that it does not leave.
///
/// Seen by the side that is to win, whose pawns (`risers`) go up.
final class Phase {
  static final int WINNER_KING = 0;
  static final int LOSER_KING = 1;
  static final int NOBODY = -1;
  static final int WINNERS = 8; // added to the codes of the winner's pieces
  static final int ANY = 7; // a promoted piece: queen and knight in one

  final long risers;
  final long fallers;
  final long passed; // where a pawn may be captured en passant
  final int[] codes;
  final long[] reach;
  private long fixed;

  Phase(long risers, long fallers, long passed, int[] codes, long[] reach) {
    this.risers = risers;
    this.fallers = fallers;
    this.passed = passed;
    this.codes = codes;
    this.reach = reach;
  }

  int size() {
    return codes.length;
  }

  boolean isWinners(int piece) {
    return codes[piece] >= WINNERS;
  }

  long pawns() {
    return risers | fallers;
  }

  /// What nothing passes: pawns, and pieces that never move.
  long blockers() {
    return risers | fallers | fixed;
  }

  static long risersAttack(long risers) {
    return upLeft(risers) | upRight(risers);
  }

  static long fallersAttack(long fallers) {
    return downLeft(fallers) | downRight(fallers);
  }

  /// Lets every piece go wherever it can without a capture.
  void close() {
    boolean grown = true;
    while (grown) {
      grown = false;
      fix();
      for (int piece = 0; piece < codes.length; piece++) {
        grown |= grow(piece);
      }
    }
  }

  private void fix() {
    fixed = 0;
    for (long set : reach) {
      if (!several(set)) {
        fixed |= set;
      }
    }
  }

  private boolean grow(int piece) {
    long before = reach[piece];
    long barred = blockers() | barred(piece);
    long met = before;
    long left = before;
    while (left != 0) {
      int from = first(left);
      long added = attacks(piece, from, blockers()) & ~barred & ~met;
      met |= added;
      left = rest(left) | added;
    }
    reach[piece] = met;
    return met != before;
  }

  /// Where a king may never stand.
  long barred(int piece) {
    return switch (piece) {
      case WINNER_KING -> fallersAttack(fallers) | guarded(piece);
      case LOSER_KING -> risersAttack(risers) | guarded(piece);
      default -> 0;
    };
  }

  /// What the other side's pieces that never move attack whatever stands elsewhere.
  private long guarded(int king) {
    long guarded = 0;
    long occupied = 0;
    for (int piece = 0; piece < codes.length; piece++) {
      if (isWinners(piece) != isWinners(king) && !several(reach[piece])) {
        occupied = occupied == 0 ? anybody(king) : occupied;
        guarded |= attacks(piece, first(reach[piece]), occupied);
      }
    }
    return guarded;
  }

  private long anybody(int but) {
    long anybody = pawns();
    for (int piece = 0; piece < codes.length; piece++) {
      anybody |= piece == but ? 0 : reach[piece];
    }
    return anybody;
  }

  long attacks(int piece, int from, long occupied) {
    return switch (codes[piece] & ~WINNERS) {
      case PackedMove.KNIGHT -> Attacks.knight(from);
      case PackedMove.BISHOP -> Attacks.bishop(from, occupied);
      case PackedMove.ROOK -> Attacks.rook(from, occupied);
      case PackedMove.QUEEN -> Attacks.bishop(from, occupied) | Attacks.rook(from, occupied);
      case PackedMove.KING -> Attacks.king(from);
      default ->
          Attacks.bishop(from, occupied) | Attacks.rook(from, occupied) | Attacks.knight(from);
    };
  }

  /// All that the piece may attack, from anywhere.
  long attacks(int piece) {
    long attacked = 0;
    for (long left = reach[piece]; left != 0; left = rest(left)) {
      attacked |= attacks(piece, first(left), blockers());
    }
    return attacked;
  }

  /// Whether all that can come of `other` can come of this too. It may have fewer pieces: what is
  /// gone stood in nobody's way unless it was one that never moved.
  boolean contains(Phase other) {
    return risers == other.risers
        && fallers == other.fallers
        && (other.passed & ~passed) == 0
        && matches(other);
  }

  private boolean matches(Phase other) {
    int at = 0;
    for (int piece = 0; piece < codes.length; piece++) {
      if (at < other.codes.length
          && codes[piece] == other.codes[at]
          && (other.reach[at] & ~reach[piece]) == 0) {
        at++;
      } else if (!several(reach[piece])) {
        return false;
      }
    }
    return at == other.codes.length;
  }

  /// What follows when the pawns are these, `captured` (or [#NOBODY]) has left and `moved` is
  /// somewhere in `to`, where nobody else is if it is a single square. Empty if a piece has no
  /// place left: then this cannot happen.
  Optional<Phase> next(long risers, long fallers, long passed, int captured, int moved, long to) {
    int count = codes.length - (captured == NOBODY ? 0 : 1);
    int[] nextCodes = new int[count];
    long[] nextReach = new long[count];
    long empty = ~(risers | fallers);
    long taken = several(to) ? 0 : to;
    int at = 0;
    for (int piece = 0; piece < codes.length; piece++) {
      long set = empty & (piece == moved ? to : reach[piece] & ~taken);
      if (piece != captured && set == 0) {
        return Optional.empty();
      }
      if (piece != captured) {
        nextCodes[at] = codes[piece];
        nextReach[at++] = set;
      }
    }
    return Optional.of(new Phase(risers, fallers, passed, nextCodes, nextReach));
  }
}
