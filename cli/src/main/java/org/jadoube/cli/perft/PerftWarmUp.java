package org.jadoube.cli.perft;

import java.time.Duration;
import org.jadoube.chess.Position;

/// Runs the counting code until the JIT compiler has finished with it. Counts too short to measure
/// are not warmed up.
final class PerftWarmUp {
  private static final int SHALLOWEST = 4;
  private static final Duration LENGTH = Duration.ofMillis(1500);
  private static final Duration SHORT = Duration.ofMillis(20);

  private PerftWarmUp() {}

  /// Counts the tree of `position` again and again, deeper once that takes no time, up to `depth`,
  /// because code optimised for shallow trees is recompiled for deep ones.
  static void of(Position position, int depth, int threads) {
    if (depth < SHALLOWEST) {
      return;
    }
    long end = System.nanoTime() + LENGTH.toNanos();
    int warmed = SHALLOWEST;
    for (long start = System.nanoTime(); start < end; start = System.nanoTime()) {
      ParallelPerft.count(position, warmed, threads);
      if (warmed < depth && System.nanoTime() - start < SHORT.toNanos()) {
        warmed++;
      }
    }
  }
}
