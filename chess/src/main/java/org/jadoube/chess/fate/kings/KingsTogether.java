package org.jadoube.chess.fate.kings;

import static org.jadoube.chess.bits.Bitboard.RANK_1;
import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;

import org.jadoube.chess.bits.AttackTables;

/// Which pairs of squares the kings can occupy at the same time, and with which side to move.
final class KingsTogether implements Kings {
  private static final int LOSER_TO_MOVE = 64;
  private static final int MATED = 128;
  private static final int ROOM = 192;

  /// The squares of the loser's king, indexed by the square of the winner's: first with the winner
  /// to move, then with the loser, then with the loser to move after an opening move of the phase
  /// that may have given check.
  private final long[] losers;

  private final long castled; // the squares that castling would take a king to

  private KingsTogether(long[] losers, long castled) {
    this.losers = losers;
    this.castled = castled;
  }

  static KingsTogether on(int winner, int loser, boolean winnerMoves, long castled) {
    KingsTogether kings = new KingsTogether(new long[ROOM], castled);
    kings.losers[winner + turn(winnerMoves)] = bit(loser);
    return kings;
  }

  private static int turn(boolean winnerMoves) {
    return winnerMoves ? 0 : LOSER_TO_MOVE;
  }

  @Override
  public long winners() {
    long winners = 0;
    for (int winner = 0; winner < LOSER_TO_MOVE; winner++) {
      winners |= (losers[winner] | losers[LOSER_TO_MOVE + winner]) == 0 ? 0 : bit(winner);
    }
    return winners;
  }

  @Override
  public long losers() {
    long all = 0;
    for (int at = 0; at < MATED; at++) {
      all |= losers[at];
    }
    return all;
  }

  @Override
  public long mating(int loser, boolean winnerWaits, Uncovering uncovers) {
    long mating = 0;
    for (int winner = 0; winner < LOSER_TO_MOVE; winner++) {
      boolean mates =
          (isThere(winner + MATED, loser) || (winnerWaits && isThere(winner, loser)))
              || (isThere(winner + LOSER_TO_MOVE, loser)
                  && comesUncovering(winner, loser, uncovers));
      mating |= mates ? bit(winner) : 0;
    }
    return mating;
  }

  private boolean comesUncovering(int to, int loser, Uncovering uncovers) {
    for (long left = AttackTables.king(to); left != 0; left = rest(left)) {
      int from = first(left);
      if (isThere(from, loser) && uncovers.on(from, loser)) {
        return true;
      }
    }
    return castled != 0;
  }

  private boolean isThere(int at, int loser) {
    return (losers[at] & bit(loser)) != 0;
  }

  @Override
  public boolean contains(Kings kings) {
    return kings instanceof KingsTogether other && contains(other);
  }

  private boolean contains(KingsTogether other) {
    for (int at = 0; at < losers.length; at++) {
      if ((other.losers[at] & ~losers[at]) != 0) {
        return false;
      }
    }
    return (other.castled & ~castled) == 0;
  }

  @Override
  public boolean grow(long winnersFree, long losersFree, boolean winnerWaits, boolean loserWaits) {
    boolean grown = false;
    for (boolean more = true; more; grown |= more) {
      more = winnerMoves(winnersFree, winnerWaits);
      more |= loserMoves(losersFree, loserWaits);
    }
    return grown;
  }

  private boolean winnerMoves(long free, boolean waits) {
    boolean grown = false;
    for (int winner = 0; winner < LOSER_TO_MOVE; winner++) {
      if (losers[winner] != 0) {
        grown |= waits && add(LOSER_TO_MOVE + winner, losers[winner]);
        grown |= step(winner, free, LOSER_TO_MOVE, losers[winner], losers);
      }
    }
    return grown;
  }

  private boolean step(int from, long free, int turn, long set, long[] added) {
    boolean grown = false;
    for (long left = steps(from, RANK_1) & free; left != 0; left = rest(left)) {
      int to = first(left);
      long more = set & ~Kings.near(to) & ~added[turn + to];
      added[turn + to] |= more;
      grown |= more != 0;
    }
    return grown;
  }

  private boolean loserMoves(long free, boolean waits) {
    boolean grown = false;
    for (int winner = 0; winner < LOSER_TO_MOVE; winner++) {
      long set = losers[LOSER_TO_MOVE + winner];
      if (set != 0) {
        grown |= add(winner, (steps(set) & free & ~Kings.near(winner)) | (waits ? set : 0));
      }
    }
    return grown;
  }

  private long steps(long kings) {
    long steps = 0;
    for (long left = kings; left != 0; left = rest(left)) {
      steps |= steps(first(left), RANK_8);
    }
    return steps;
  }

  private long steps(int king, long home) {
    return AttackTables.king(king) | ((bit(king) & home) == 0 ? 0 : castled & home);
  }

  private boolean add(int at, long set) {
    long before = losers[at];
    losers[at] |= set;
    return losers[at] != before;
  }

  @Override
  public Kings passed(boolean winnerMoved, long within) {
    KingsTogether next = next();
    for (int winner = 0; winner < LOSER_TO_MOVE; winner++) {
      if ((within & bit(winner)) != 0) {
        long set = losers[winner + turn(winnerMoved)] & within;
        next.losers[winner + turn(!winnerMoved)] = set;
        next.losers[winner + MATED] = winnerMoved ? set : 0;
      }
    }
    return next;
  }

  @Override
  public Kings winnerCaptured(long to, Uncovering uncovers) {
    KingsTogether next = next();
    for (int winner = 0; winner < LOSER_TO_MOVE; winner++) {
      step(winner, to, LOSER_TO_MOVE, losers[winner], next.losers);
      step(winner, to, MATED, uncovered(winner, uncovers), next.losers);
    }
    return next;
  }

  private long uncovered(int winner, Uncovering uncovers) {
    long uncovered = 0;
    for (long left = losers[winner]; left != 0; left = rest(left)) {
      uncovered |= uncovers.on(winner, first(left)) ? bit(first(left)) : 0;
    }
    return uncovered;
  }

  @Override
  public Kings loserCaptured(long to) {
    KingsTogether next = next();
    for (int winner = 0; winner < LOSER_TO_MOVE; winner++) {
      next.losers[winner] = steps(losers[LOSER_TO_MOVE + winner]) & to & ~Kings.near(winner);
    }
    return next;
  }

  private KingsTogether next() {
    return new KingsTogether(new long[ROOM], castled);
  }
}
