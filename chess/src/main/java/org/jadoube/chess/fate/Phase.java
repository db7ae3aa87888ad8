package org.jadoube.chess.fate;

import static org.jadoube.chess.bits.Bitboard.RANK_1;
import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.down;
import static org.jadoube.chess.bits.Bitboard.downLeft;
import static org.jadoube.chess.bits.Bitboard.downRight;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;
import static org.jadoube.chess.bits.Bitboard.several;
import static org.jadoube.chess.bits.Bitboard.up;
import static org.jadoube.chess.bits.Bitboard.upLeft;
import static org.jadoube.chess.bits.Bitboard.upRight;

import java.util.Optional;
import org.jadoube.chess.bits.Attacks;
import org.jadoube.chess.bits.PackedMove;

/// A stretch of a game without a capture or a pawn's move, over-approximated: the pawns stand where
/// they stand, and each piece is somewhere in a set of squares that it does not leave. Of the kings
/// it may be known besides where they can be together, and whose move it is then.
///
/// Or pawns count as pieces that step on their files, and only captures and promotions leave a
/// phase: it says less, but there are fewer of them. Then the pawns of a file follow each other in
/// the order in which they stand on it.
///
/// Seen by the side that is to win, whose pawns (`risers`) go up.
final class Phase {
  static final int WINNER_KING = 0;
  static final int LOSER_KING = 1;
  static final int NOBODY = -1;
  static final int WINNERS = 8; // added to the codes of the winner's pieces
  static final int STRAY = 0; // a pawn that has left its file
  static final int ANY = 7; // a promoted piece: queen and knight in one
  private static final int RANK = 56; // of a square's number
  private static final int FILE = 7;

  final long risers;
  final long fallers;
  final long passed; // where a pawn may be captured en passant
  final int[] codes;
  final long[] reach;
  final Kings kings;
  private long fixed;

  Phase(long risers, long fallers, long passed, int[] codes, long[] reach, Kings kings) {
    this.risers = risers;
    this.fallers = fallers;
    this.passed = passed;
    this.codes = codes;
    this.reach = reach;
    this.kings = kings;
    locateKings();
  }

  private void locateKings() {
    reach[WINNER_KING] = kings.winners();
    reach[LOSER_KING] = kings.losers();
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
      for (int piece = LOSER_KING + 1; piece < codes.length; piece++) {
        grown |= grow(piece);
      }
      grown |= growKings();
    }
  }

  private boolean growKings() {
    boolean grown =
        kings.grow(
            ~blockers() & ~barred(WINNER_KING),
            ~blockers() & ~barred(LOSER_KING),
            canWait(true),
            canWait(false));
    locateKings();
    return grown;
  }

  /// Whether a side has other moves than its king's.
  private boolean canWait(boolean winner) {
    for (int piece = LOSER_KING + 1; piece < codes.length; piece++) {
      if (isWinners(piece) == winner && several(reach[piece])) {
        return true;
      }
    }
    return false;
  }

  /// Where the winner's king may be while the loser's, on this square, may be in a check just
  /// given.
  long mating(int king) {
    return kings.mating(king, canWait(true), this::uncovers);
  }

  /// Whether a piece of the winner's may be behind its king on a line to the loser's.
  private boolean uncovers(int winner, int loser) {
    for (int piece = LOSER_KING + 1; piece < codes.length; piece++) {
      if (isWinners(piece) && codes[piece] != (PackedMove.KNIGHT | WINNERS)) {
        long lines = attacks(piece, loser, blockers() & ~bit(winner)) & reach[piece];
        for (long left = lines; left != 0; left = rest(left)) {
          if ((Attacks.between(first(left), loser) & bit(winner)) != 0) {
            return true;
          }
        }
      }
    }
    return false;
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
    long barred = blockers();
    long met = before;
    long left = before;
    while (left != 0) {
      int from = first(left);
      long added = steps(piece, from) & ~barred & ~met;
      met |= added;
      left = rest(left) | added;
    }
    reach[piece] = met;
    return met != before;
  }

  private long steps(int piece, int from) {
    if (!isPawn(piece)) {
      return attacks(piece, from, blockers());
    }
    return (isWinners(piece) ? up(bit(from)) : down(bit(from))) & ~barredByPawns(piece);
  }

  private boolean isPawn(int piece) {
    int role = codes[piece] & ~WINNERS;
    return role == PackedMove.PAWN || role == STRAY;
  }

  private boolean keepsItsFile(int piece) {
    return (codes[piece] & ~WINNERS) == PackedMove.PAWN;
  }

  /// What is beyond the pawns that it meets on its file: neither passes the other.
  private long barredByPawns(int pawn) {
    long barred = 0;
    for (int other = LOSER_KING + 1; other < codes.length; other++) {
      if (meets(pawn, other)) {
        barred |=
            isWinners(pawn)
                ? -1L << (last(reach[other]) & RANK)
                : ~(-2L << (first(reach[other]) | FILE));
      }
    }
    return barred;
  }

  private boolean meets(int pawn, int other) {
    return keepsItsFile(pawn)
        && keepsItsFile(other)
        && isWinners(pawn) != isWinners(other)
        && isWinners(pawn) == (pawn < other)
        && ((first(reach[pawn]) ^ first(reach[other])) & FILE) == 0;
  }

  private static int last(long set) {
    return 63 - Long.numberOfLeadingZeros(set);
  }

  /// Whether a pawn that counts as a piece may promote.
  boolean promotes() {
    for (int piece = LOSER_KING + 1; piece < codes.length; piece++) {
      if (isPawn(piece) && (reach[piece] & (RANK_1 | RANK_8)) != 0) {
        return true;
      }
    }
    return false;
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
      case PackedMove.PAWN, STRAY ->
          isWinners(piece) ? risersAttack(bit(from)) : fallersAttack(bit(from));
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
        && matches(other)
        && kings.contains(other.kings);
  }

  private boolean matches(Phase other) {
    int at = 0;
    for (int piece = 0; piece < codes.length; piece++) {
      if (at < other.codes.length
          && codes[piece] == other.codes[at]
          && (other.reach[at] & ~reach[piece]) == 0) {
        at++;
      } else if (!several(reach[piece]) || isPawn(piece)) {
        return false;
      }
    }
    return at == other.codes.length;
  }

  /// What follows when the pawns are these, `captured` (or [#NOBODY]) has left and `moved` (or
  /// [#NOBODY]: a pawn) is somewhere in `to`, where nobody else is if it is a single square. Empty
  /// if a piece has no place left: then this cannot happen.
  Optional<Phase> next(
      boolean winnerMoved,
      long risers,
      long fallers,
      long passed,
      int captured,
      int moved,
      long to) {
    long empty = ~(risers | fallers);
    long taken = several(to) ? 0 : to;
    Kings nextKings = kingsAfter(winnerMoved, moved, to, empty & ~taken);
    if (nextKings.losers() == 0 || nextKings.winners() == 0) {
      return Optional.empty();
    }
    int[] left = without(captured);
    int[] nextCodes = new int[left.length];
    long[] nextReach = new long[left.length];
    for (int at = 0; at < left.length; at++) {
      int piece = left[at];
      nextCodes[at] = piece == moved && isPawn(piece) ? codes[piece] & WINNERS : codes[piece];
      nextReach[at] = empty & (piece == moved ? to : reach[piece] & ~taken);
      if (piece > LOSER_KING && nextReach[at] == 0) {
        return Optional.empty();
      }
    }
    return Optional.of(new Phase(risers, fallers, passed, nextCodes, nextReach, nextKings));
  }

  private Kings kingsAfter(boolean winnerMoved, int moved, long to, long others) {
    return switch (moved) {
      case WINNER_KING -> kings.winnerCaptured(to, this::uncovers);
      case LOSER_KING -> kings.loserCaptured(to);
      default -> kings.passed(winnerMoved, others);
    };
  }

  /// The numbers of the pieces but for one.
  private int[] without(int captured) {
    int[] left = new int[codes.length - (captured == NOBODY ? 0 : 1)];
    for (int at = 0; at < left.length; at++) {
      left[at] = captured != NOBODY && at >= captured ? at + 1 : at;
    }
    return left;
  }
}
