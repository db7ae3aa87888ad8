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

/// An over-approximation of a stretch of a game without captures and pawn moves: the pawns stand
/// still, and each piece stays within a set of squares. It may also be known which pairs of squares
/// the kings can occupy together, and with which side to move.
///
/// Alternatively pawns count as pieces that step along their files ([FilePawns]), and only captures
/// and promotions leave a phase: that says less, but there are fewer phases.
///
/// Squares are as the would-be winner sees them: its pawns (`risers`) move up.
final class StaticPhase {
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
  final long[] spent; // where a piece is captured as soon as it arrives: see [Forcing]
  final Kings kings;
  private long fixed;

  StaticPhase(long risers, long fallers, long passed, int[] codes, long[] reach, Kings kings) {
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

  /// Updates the kings' sets from [#kings].
  void locateKings() {
    reach[WINNER_KING] = kings.winners();
    reach[LOSER_KING] = kings.losers();
  }

  /// Updates which pieces have only one square.
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

  /// Whether the piece has so many squares that nothing is certain about it, in this phase or any
  /// later one: at least two more than there are such pieces. A pawn never has; about a promoted
  /// piece little is certain anyway.
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

  /// The king that the piece's side attacks.
  int target(int piece) {
    return isWinners(piece) ? LOSER_KING : WINNER_KING;
  }

  long pawns() {
    return risers | fallers;
  }

  long pawns(boolean winners) {
    return winners ? risers : fallers;
  }

  /// The squares no piece can pass: pawns, and pieces that never move.
  long blockers() {
    return risers | fallers | fixed;
  }

  /// The squares no piece can pass once this one has moved.
  long blockersBut(int piece) {
    return blockers() & ~(piece == NOBODY || several(reach[piece]) ? 0 : reach[piece]);
  }

  static long risersAttack(long risers) {
    return upLeft(risers) | upRight(risers);
  }

  static long fallersAttack(long fallers) {
    return downLeft(fallers) | downRight(fallers);
  }

  /// Whether the winner has only its king.
  boolean isBare() {
    boolean bare = risers == 0;
    for (int code : codes) {
      bare &= code < WINNERS || code == (PackedMove.KING | WINNERS);
    }
    return bare;
  }

  /// Whether a side may have a move other than with its king.
  boolean canWait(boolean winner) {
    for (int piece = LOSER_KING + 1; piece < codes.length; piece++) {
      if (isWinners(piece) == winner && several(reach[piece] | spent[piece])) {
        return true;
      }
    }
    return false;
  }

  /// Where the winner's king may be when the loser's is on this square and the previous move may
  /// have given check.
  long mating(int king) {
    return kings.mating(king, canWait(true), this::uncovers);
  }

  /// Whether one of the winner's pieces may attack the loser's king along a line that the winner's
  /// king now blocks.
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

  /// All squares the piece may attack from anywhere in its set.
  long attacks(int piece, long occupied) {
    long attacked = 0;
    for (long left = reach[piece]; left != 0; left = rest(left)) {
      attacked |= attacks(piece, first(left), occupied);
    }
    return attacked;
  }

  /// Whether everything that can follow from `other` can also follow from this. This may have more
  /// pieces if they are free: no proof relies on those.
  boolean contains(StaticPhase other) {
    return risers == other.risers
        && fallers == other.fallers
        && (other.passed & ~passed) == 0
        && matches(other)
        && kings.contains(other.kings);
  }

  private boolean matches(StaticPhase other) {
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
