package org.jadoube.chess.fate.phase;

import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.downLeft;
import static org.jadoube.chess.bits.Bitboard.downRight;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;
import static org.jadoube.chess.bits.Bitboard.several;
import static org.jadoube.chess.bits.Bitboard.upLeft;
import static org.jadoube.chess.bits.Bitboard.upRight;

import org.jadoube.chess.bits.AttackTables;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.chess.fate.kings.Kings;

/// A stretch of a game without a capture or a pawn's move, over-approximated: the pawns stand where
/// they stand, and each piece is somewhere in a set of squares that it does not leave. Of the kings
/// it may be known besides where they can be together, and whose move it is then.
///
/// Or pawns count as pieces that step on their files ([FilePawns]), and only captures and
/// promotions leave a phase: it says less, but there are fewer of them.
///
/// Seen by the side that is to win, whose pawns (`risers`) go up.
final class Phase {
  static final int WINNER_KING = 0;
  static final int LOSER_KING = 1;
  static final int NOBODY = -1;
  static final int WINNERS = 8; // added to the codes of the winner's pieces
  static final int STRAY = 0; // a pawn that has left its file
  static final int ANY = 7; // a promoted piece: queen and knight in one

  final long risers;
  final long fallers;
  final long passed; // where a pawn may be captured en passant
  final int[] codes;
  final long[] reach;
  final long[] spent; // squares of pieces that are captured there at once: see [Forcing]
  final Kings kings;
  private long fixed;

  Phase(long risers, long fallers, long passed, int[] codes, long[] reach, Kings kings) {
    this.risers = risers;
    this.fallers = fallers;
    this.passed = passed;
    this.codes = codes;
    this.reach = reach;
    this.spent = new long[reach.length];
    this.kings = kings;
    locateKings();
    fix();
  }

  /// Takes over where the kings are now.
  void locateKings() {
    reach[WINNER_KING] = kings.winners();
    reach[LOSER_KING] = kings.losers();
  }

  /// Takes over which pieces have but one square now.
  void fix() {
    fixed = 0;
    for (long set : reach) {
      fixed |= several(set) ? 0 : set;
    }
  }

  int size() {
    return codes.length;
  }

  boolean isWinners(int piece) {
    return codes[piece] >= WINNERS;
  }

  boolean isFixed(int piece) {
    return !several(reach[piece]);
  }

  /// Whether the piece has so many squares that nothing is certain of it, now or in any phase that
  /// follows: at least two more than there are such pieces. A pawn never has; of a promoted piece
  /// little is certain anyway.
  boolean isFree(int piece) {
    return isFree(piece, reach[piece]);
  }

  boolean isFree(int piece, long squares) {
    int alike = 0;
    for (int code : codes) {
      alike += code == codes[piece] && code != ANY ? 1 : 0;
    }
    return !isPawn(piece) && Long.bitCount(squares) > alike + 1;
  }

  boolean isPawn(int piece) {
    int role = codes[piece] & ~WINNERS;
    return role == PackedMove.PAWN || role == STRAY;
  }

  /// The king that the piece's side is after.
  int target(int piece) {
    return isWinners(piece) ? LOSER_KING : WINNER_KING;
  }

  long pawns() {
    return risers | fallers;
  }

  long pawns(boolean winners) {
    return winners ? risers : fallers;
  }

  /// What nothing passes: pawns, and pieces that never move.
  long blockers() {
    return risers | fallers | fixed;
  }

  /// The same when this piece has moved.
  long blockersBut(int piece) {
    return blockers() & ~(piece == NOBODY || several(reach[piece]) ? 0 : reach[piece]);
  }

  static long risersAttack(long risers) {
    return upLeft(risers) | upRight(risers);
  }

  static long fallersAttack(long fallers) {
    return downLeft(fallers) | downRight(fallers);
  }

  /// Whether the winner has nothing but its king.
  boolean isBare() {
    boolean bare = risers == 0;
    for (int code : codes) {
      bare &= code < WINNERS || code == (PackedMove.KING | WINNERS);
    }
    return bare;
  }

  /// Whether a side has other moves than its king's.
  boolean canWait(boolean winner) {
    for (int piece = LOSER_KING + 1; piece < codes.length; piece++) {
      if (isWinners(piece) == winner && several(reach[piece] | spent[piece])) {
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
  boolean uncovers(int winner, int loser) {
    for (int piece = LOSER_KING + 1; piece < codes.length; piece++) {
      if (isWinners(piece) && codes[piece] != (PackedMove.KNIGHT | WINNERS)) {
        long lines = attacks(piece, loser, blockers() & ~bit(winner)) & reach[piece];
        for (long left = lines; left != 0; left = rest(left)) {
          if ((AttackTables.between(first(left), loser) & bit(winner)) != 0) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /// Whether one of the winner's pawns that count as pieces may promote.
  boolean promotes() {
    for (int piece = LOSER_KING + 1; piece < codes.length; piece++) {
      if (isPawn(piece) && isWinners(piece) && (reach[piece] & RANK_8) != 0) {
        return true;
      }
    }
    return false;
  }

  long attacks(int piece, int from, long occupied) {
    return switch (codes[piece] & ~WINNERS) {
      case PackedMove.KNIGHT -> AttackTables.knight(from);
      case PackedMove.BISHOP -> AttackTables.bishop(from, occupied);
      case PackedMove.ROOK -> AttackTables.rook(from, occupied);
      case PackedMove.QUEEN ->
          AttackTables.bishop(from, occupied) | AttackTables.rook(from, occupied);
      case PackedMove.KING -> AttackTables.king(from);
      case PackedMove.PAWN, STRAY ->
          isWinners(piece) ? risersAttack(bit(from)) : fallersAttack(bit(from));
      default ->
          AttackTables.bishop(from, occupied)
              | AttackTables.rook(from, occupied)
              | AttackTables.knight(from);
    };
  }

  /// All that the piece may attack, from anywhere.
  long attacks(int piece, long occupied) {
    long attacked = 0;
    for (long left = reach[piece]; left != 0; left = rest(left)) {
      attacked |= attacks(piece, first(left), occupied);
    }
    return attacked;
  }

  /// Whether all that can come of `other` can come of this too. It may have fewer pieces: nobody
  /// relied on what is gone if it had many squares.
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
      } else if (!isFree(piece)) {
        return false;
      }
    }
    return at == other.codes.length;
  }
}
