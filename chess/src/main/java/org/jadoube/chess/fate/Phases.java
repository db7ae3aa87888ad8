package org.jadoube.chess.fate;

import static org.jadoube.chess.bits.Bitboard.RANK_1;
import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// Follows a game through its phases, to show that none of them can hold a checkmate.
final class Phases {
  private static final int UP = 8;
  private static final long RANK_2 = RANK_1 << UP;
  private static final long RANK_7 = RANK_8 >>> UP;

  private final List<Phase> seen = new ArrayList<>();
  private final Deque<Phase> open = new ArrayDeque<>();
  private final boolean conceivable;

  /// What is told apart: the more, the slower.
  enum Grain {
    /// The pawns; each king may be anywhere in its set.
    PAWNS,
    /// The pawns, and where both kings are together with whose move it is.
    PAWNS_AND_KINGS,
    /// The kings and the turn; pawns may be anywhere on their files.
    KINGS
  }

  Phases(Men men, boolean winnerMoves, Grain grain) {
    conceivable = !add(new Beginning(men, winnerMoves).phase(grain));
  }

  /// How many phases were looked at.
  int size() {
    return seen.size();
  }

  /// Whether no checkmate can arise, as can be told by so many phases at most.
  boolean exclude(int limit) {
    return !conceivable && run(limit);
  }

  private boolean run(int limit) {
    while (!open.isEmpty()) {
      if (seen.size() > limit) {
        return false;
      }
      if (!leave(open.removeLast())) {
        return false;
      }
    }
    return true;
  }

  /// False if the phase may hold a checkmate.
  private boolean add(Optional<Phase> possible) {
    return possible.map(this::add).orElse(true);
  }

  private boolean add(Phase phase) {
    phase.close();
    if (phase.promotes()) {
      return false;
    }
    for (Phase known : seen) {
      if (known.contains(phase)) {
        return true;
      }
    }
    if (Net.isConceivable(phase)) {
      return false;
    }
    seen.add(phase);
    open.addLast(phase);
    return true;
  }

  private boolean leave(Phase phase) {
    return pieces(phase) && pawns(phase, false) && pawns(phase, true);
  }

  private boolean pieces(Phase phase) {
    for (int piece = 0; piece < phase.size(); piece++) {
      long attacked = phase.attacks(piece) & ~phase.barred(piece);
      if (!captures(phase, piece, attacked) || !capturesPawns(phase, piece, attacked)) {
        return false;
      }
    }
    return true;
  }

  private boolean captures(Phase phase, int piece, long attacked) {
    for (int other = Phase.LOSER_KING + 1; other < phase.size(); other++) {
      long to = attacked & phase.reach[other];
      if (to != 0
          && phase.isWinners(piece) != phase.isWinners(other)
          && !add(
              phase.next(
                  phase.isWinners(piece), phase.risers, phase.fallers, 0, other, piece, to))) {
        return false;
      }
    }
    return true;
  }

  private boolean capturesPawns(Phase phase, int piece, long attacked) {
    long victims = attacked & (phase.isWinners(piece) ? phase.fallers : phase.risers);
    for (long left = victims; left != 0; left = rest(left)) {
      long to = bit(first(left));
      if (!add(
          phase.next(
              phase.isWinners(piece),
              phase.risers & ~to,
              phase.fallers & ~to,
              0,
              Phase.NOBODY,
              piece,
              to))) {
        return false;
      }
    }
    return true;
  }

  private boolean pawns(Phase phase, boolean risers) {
    for (long left = risers ? phase.risers : phase.fallers; left != 0; left = rest(left)) {
      long from = bit(first(left));
      if (!pushes(phase, from, risers) || !pawnCaptures(phase, from, risers)) {
        return false;
      }
    }
    return true;
  }

  private boolean pushes(Phase phase, long from, boolean riser) {
    long to = riser ? from << UP : from >>> UP;
    if ((to & phase.blockers()) != 0) {
      return true;
    }
    if (!pawnTo(phase, from, to, riser, 0, Phase.NOBODY, 0)) {
      return false;
    }
    long twice = riser ? to << UP : to >>> UP;
    return (from & (riser ? RANK_2 : RANK_7)) == 0
        || (twice & phase.blockers()) != 0
        || pawnTo(phase, from, twice, riser, 0, Phase.NOBODY, to);
  }

  private boolean pawnCaptures(Phase phase, long from, boolean riser) {
    long attacked = riser ? Phase.risersAttack(from) : Phase.fallersAttack(from);
    long victims = attacked & (riser ? phase.fallers : phase.risers);
    for (long left = victims; left != 0; left = rest(left)) {
      long to = bit(first(left));
      if (!pawnTo(phase, from, to, riser, to, Phase.NOBODY, 0)) {
        return false;
      }
    }
    long passed = attacked & phase.passed;
    if (passed != 0
        && !pawnTo(
            phase, from, passed, riser, riser ? passed >>> UP : passed << UP, Phase.NOBODY, 0)) {
      return false;
    }
    for (int other = Phase.LOSER_KING + 1; other < phase.size(); other++) {
      if (phase.isWinners(other) != riser) {
        for (long left = attacked & phase.reach[other] & ~phase.pawns();
            left != 0;
            left = rest(left)) {
          if (!pawnTo(phase, from, bit(first(left)), riser, 0, other, 0)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private boolean pawnTo(
      Phase phase, long from, long to, boolean riser, long pawn, int captured, long passed) {
    boolean promotes = (to & (RANK_1 | RANK_8)) != 0;
    if (promotes && riser) {
      return false; // a new queen is not kept from mating by walls
    }
    long left = ~(from | pawn);
    long arriving = promotes ? 0 : to;
    long risers = (phase.risers & left) | (riser ? arriving : 0);
    long fallers = (phase.fallers & left) | (riser ? 0 : arriving);
    Optional<Phase> next =
        phase.next(riser, risers, fallers, passed, captured, Phase.NOBODY, promotes ? to : 0);
    return add(promotes ? next.map(it -> promoted(it, to)) : next);
  }

  private static Phase promoted(Phase phase, long to) {
    int count = phase.size() + 1;
    int[] codes = Arrays.copyOf(phase.codes, count);
    long[] reach = Arrays.copyOf(phase.reach, count);
    codes[count - 1] = Phase.ANY;
    reach[count - 1] = to;
    return new Phase(phase.risers, phase.fallers, 0, codes, reach, phase.kings);
  }
}
