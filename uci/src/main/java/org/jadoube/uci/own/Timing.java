package org.jadoube.uci.own;

import java.time.Duration;
import org.jadoube.chess.Colour;
import org.jadoube.uci.Clocks;
import org.jadoube.uci.Limits;
import org.jadoube.uci.own.search.Budget;

/// How our engine divides its time.
final class Timing {
  /// Kept back for the way of a move to the clock.
  private static final long OVERHEAD = Duration.ofMillis(25).toNanos();

  private static final int USUAL_MOVES = 28; // still to be made in a game
  private static final int LONGER = 4; // the factor for a move that needs it
  private static final double MOST_OF_CLOCK = 0.5;

  private Timing() {}

  /// Sets the times of a search that begins now.
  static void begin(Budget budget, Limits limits, Colour turn) {
    limits.clocks().ifPresent(clocks -> share(budget, clocks, turn));
    limits.moveTime().ifPresent(time -> budget.setTimes(usable(time), usable(time)));
  }

  private static void share(Budget budget, Clocks clocks, Colour turn) {
    long left = usable(clocks.left(turn));
    int moves = Math.min(USUAL_MOVES, clocks.movesToGo().orElse(USUAL_MOVES));
    long share = left / moves + clocks.increment(turn).toNanos() * 3 / 4;
    long most = moves == 1 ? left : (long) (left * MOST_OF_CLOCK);
    budget.setTimes(Math.min(share * 6 / 10, most), Math.min(share * LONGER, most));
  }

  private static long usable(Duration time) {
    long nanos = Math.min(time.toSeconds(), 1L << 32) * 1_000_000_000L + time.toNanosPart();
    return Math.max(nanos - OVERHEAD, nanos / 4);
  }
}
