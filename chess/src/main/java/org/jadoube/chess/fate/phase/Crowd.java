package org.jadoube.chess.fate.phase;

import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.lowest;
import static org.jadoube.chess.bits.Bitboard.rest;

/// Pieces of one kind that share as many squares as there are pieces, or one more: wherever they
/// stand, they occupy all of these squares but at most one.
final class Crowd {
  private static final long EVERYWHERE = -1;

  private final StaticPhase phase;
  private final int member;
  private final long squares;

  private Crowd(StaticPhase phase, int member) {
    this.phase = phase;
    this.member = member;
    this.squares = phase.reach[member];
  }

  /// The squares that such pieces of one side attack, whichever square is empty, with lines cut off
  /// at every square that may be occupied.
  ///
  /// @param but a piece to leave out because it may have moved
  static long attacked(StaticPhase phase, boolean byWinner, int but) {
    long attacked = 0;
    for (int piece = StaticPhase.LOSER_KING + 1; piece < phase.size(); piece++) {
      if (piece != but
          && phase.isWinners(piece) == byWinner
          && !phase.isFixed(piece)
          && !phase.isFree(piece)
          && phase.codes[piece] != StaticPhase.ANY) {
        attacked |= new Crowd(phase, piece).attacked(but);
      }
    }
    return attacked;
  }

  private long attacked(int but) {
    if (Long.bitCount(squares) > count(but) + 1) {
      return 0;
    }
    long others = others();
    long attacked = EVERYWHERE;
    for (long left = squares; left != 0; left = rest(left)) {
      attacked &= attacked(squares & ~lowest(left), others);
    }
    return attacked;
  }

  private int count(int but) {
    int count = 0;
    for (int piece = 0; piece < phase.size(); piece++) {
      count += piece != but && isMember(piece) ? 1 : 0;
    }
    return count;
  }

  private boolean isMember(int piece) {
    return phase.codes[piece] == phase.codes[member] && phase.reach[piece] == squares;
  }

  /// Where others may be, except the attacked king.
  private long others() {
    long others = phase.pawns();
    for (int piece = 0; piece < phase.size(); piece++) {
      others |= isMember(piece) || piece == phase.target(member) ? 0 : phase.reach[piece];
    }
    return others;
  }

  private long attacked(long held, long others) {
    long attacked = 0;
    for (long left = held; left != 0; left = rest(left)) {
      attacked |= phase.attacks(member, first(left), held | others);
    }
    return attacked;
  }
}
