package org.jadoube.chess.fate.phase;

import static org.jadoube.chess.bits.Bitboard.RANK_1;
import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.flipped;
import static org.jadoube.chess.bits.Bitboard.rest;

import java.util.Arrays;
import org.jadoube.chess.bits.Movement;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.chess.bits.Roles;
import org.jadoube.chess.fate.kings.Kings;
import org.jadoube.chess.fate.men.Men;

/// The phase that a position is in before anything has moved.
final class Beginning {
  private static final long ENDS = RANK_1 | RANK_8;

  private final Men men;
  private final boolean winnerMoves;
  private final long risers;
  private final long fallers;

  Beginning(Men men, boolean winnerMoves) {
    this.men = men;
    this.winnerMoves = winnerMoves;
    this.risers = seen(men.pawns & (winnerMoves ? men.own : men.enemy));
    this.fallers = seen(men.pawns & (winnerMoves ? men.enemy : men.own));
  }

  StaticPhase phase(Phases.Grain grain) {
    long passed = seen(men.rights & ~ENDS);
    return switch (grain) {
      case PAWNS -> pieces(risers, fallers, passed, kingsApart());
      case PAWNS_AND_KINGS -> pieces(risers, fallers, passed, kingsTogether());
      case KINGS -> withPawns(pieces(0, 0, 0, kingsTogether()), passed);
    };
  }

  private StaticPhase pieces(long risers, long fallers, long passed, Kings kings) {
    long pieces = men.occupied() & ~(men.pawns | men.kings());
    int[] codes = new int[StaticPhase.LOSER_KING + 1 + Long.bitCount(pieces)];
    long[] reach = new long[codes.length];
    codes[StaticPhase.WINNER_KING] = PackedMove.KING | StaticPhase.WINNERS;
    codes[StaticPhase.LOSER_KING] = PackedMove.KING;
    int piece = StaticPhase.LOSER_KING;
    for (long left = pieces; left != 0; left = rest(left)) {
      int square = first(left);
      codes[++piece] = role(square) | (isWinners(square) ? StaticPhase.WINNERS : 0);
      reach[piece] = seen(bit(square) | castled(square));
    }
    return new StaticPhase(risers, fallers, passed, codes, reach, kings);
  }

  /// Adds the pawns as pieces, from the first rank up. A pawn that can be captured en passant is
  /// treated as if it might still be on the square it passed.
  private StaticPhase withPawns(StaticPhase pieces, long passed) {
    int count = pieces.size();
    int[] codes = Arrays.copyOf(pieces.codes, count + Long.bitCount(risers | fallers));
    long[] reach = Arrays.copyOf(pieces.reach, codes.length);
    for (long left = risers | fallers; left != 0; left = rest(left)) {
      long pawn = bit(first(left));
      boolean winners = (pawn & risers) != 0;
      codes[count] = PackedMove.PAWN | (winners ? StaticPhase.WINNERS : 0);
      reach[count++] = pawn | (passed & (winners ? pawn >>> 8 : pawn << 8));
    }
    return new StaticPhase(0, 0, 0, codes, reach, pieces.kings);
  }

  private int role(int square) {
    return Roles.at(square, men.placement());
  }

  private boolean isWinners(int square) {
    return ((men.own & bit(square)) != 0) == winnerMoves;
  }

  private Kings kingsApart() {
    return Kings.apart(seen(king(winnerMoves)), seen(king(!winnerMoves)), seen(kingsCastled()));
  }

  private Kings kingsTogether() {
    return Kings.together(
        first(seen(king(winnerMoves))),
        first(seen(king(!winnerMoves))),
        winnerMoves,
        seen(kingsCastled()));
  }

  private long king(boolean own) {
    return men.kings() & (own ? men.own : men.enemy);
  }

  /// Where castling would take the kings.
  private long kingsCastled() {
    long castled = 0;
    for (long left = men.rights & ENDS; left != 0; left = rest(left)) {
      castled |= bit(Movement.castledKing(kingOf(first(left)), first(left)));
    }
    return castled;
  }

  /// Where castling would take the rook on this square, if it may castle.
  private long castled(int rook) {
    return (men.rights & ENDS & bit(rook)) == 0 ? 0 : bit(Movement.castledRook(kingOf(rook), rook));
  }

  private int kingOf(int rook) {
    return first(king((men.own & bit(rook)) != 0));
  }

  /// The set as the winner sees it.
  private long seen(long set) {
    return winnerMoves ? set : flipped(set);
  }
}
