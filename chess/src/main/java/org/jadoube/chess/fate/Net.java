package org.jadoube.chess.fate;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.lowest;
import static org.jadoube.chess.bits.Bitboard.rest;

import org.jadoube.chess.bits.Attacks;

/// Whether a phase may hold a checkmate, as far as its sets tell.
final class Net {
  private static final int MOST_EFFORT = 5_000;

  private final Phase phase;
  private final long blockers;
  private final long guarded;
  private long losersReach;
  private int square;
  private int effort;

  private Net(Phase phase) {
    this.phase = phase;
    this.blockers = phase.blockers();
    this.guarded = Phase.risersAttack(phase.risers);
    for (int piece = Phase.LOSER_KING + 1; piece < phase.size(); piece++) {
      if (!phase.isWinners(piece)) {
        losersReach |= phase.reach[piece];
      }
    }
  }

  static boolean isConceivable(Phase phase) {
    return new Net(phase).anywhere();
  }

  private boolean anywhere() {
    for (long left = phase.reach[Phase.LOSER_KING]; left != 0; left = rest(left)) {
      if (on(first(left))) {
        return true;
      }
    }
    return false;
  }

  private boolean on(int king) {
    square = king;
    long flights = Attacks.king(king) & ~phase.fallers & ~guarded;
    boolean checked = (guarded & bit(king)) != 0;
    if (closes(flights, checked, Phase.LOSER_KING + 1)) {
      return true;
    }
    long kings = phase.reach[Phase.WINNER_KING] & ~bit(king) & ~Attacks.king(king);
    for (long left = kings; left != 0; left = rest(left)) {
      long covered = Attacks.king(first(left)) & flights;
      if (covered != 0 && closes(flights & ~covered, checked, Phase.LOSER_KING + 1)) {
        return true;
      }
    }
    return false;
  }

  /// Whether the pieces from this one on may take the flights that are left, and check.
  private boolean closes(long flights, boolean checked, int piece) {
    if (++effort > MOST_EFFORT) {
      return true;
    }
    if (checked && (flights & ~losersReach) == 0 && fill(flights, 0)) {
      return true;
    }
    if (piece == phase.size()) {
      return false;
    }
    if (closes(flights, checked, piece + 1)) {
      return true;
    }
    if (!phase.isWinners(piece)) {
      return false;
    }
    for (long left = phase.reach[piece] & ~bit(square); left != 0; left = rest(left)) {
      long attacked = phase.attacks(piece, first(left), blockers & ~bit(square));
      boolean checks = (attacked & bit(square)) != 0;
      if (((attacked & flights) != 0 || checks)
          && closes(flights & ~attacked, checked || checks, piece + 1)) {
        return true;
      }
    }
    return false;
  }

  /// Whether a different piece of the loser may stand on each of these squares.
  private boolean fill(long flights, int used) {
    if (flights == 0) {
      return true;
    }
    for (int piece = Phase.LOSER_KING + 1; piece < phase.size(); piece++) {
      if (!phase.isWinners(piece)
          && (used & (1 << piece)) == 0
          && (phase.reach[piece] & lowest(flights)) != 0
          && fill(rest(flights), used | (1 << piece))) {
        return true;
      }
    }
    return false;
  }
}
