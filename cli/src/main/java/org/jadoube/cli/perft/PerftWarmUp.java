package org.jadoube.cli.perft;

import java.time.Duration;
import org.jadoube.chess.Position;

/// Runs the counting code until the compiler has done with it. A count too short to measure is not
/// worth the wait.
final class PerftWarmUp {
  private static final int SHALLOWEST = 4;
  private static final int WARM_UP_DEPTH = 4;
  private static final Duration LONGEST = Duration.ofMillis(1500);

  private PerftWarmUp() {}

  /// Counts the tree of `position`, not as deep as `depth`, again and again.
  static void of(Position position, int depth, int threads) {
    if (depth < SHALLOWEST) {
      return;
    }
    long end = System.nanoTime() + LONGEST.toNanos();
    while (System.nanoTime() < end) {
      ParallelPerft.count(position, WARM_UP_DEPTH, threads);
    }
  }
}
