package org.jadoube.web.warmup;

import java.time.Duration;

/// Tells from time to time whether work still gets faster.
final class WarmUpPace {
  /// How long to wait between two questions.
  static final Duration SAMPLE = Duration.ofMillis(500);

  /// It has to get faster by a tenth within so many samples.
  private static final int PATIENCE = 4;

  private static final double GAIN = 1.1;

  private long done;
  private double best;
  private int samples;

  /// Whether it has got faster lately.
  ///
  /// @param now the total work done by now
  boolean grows(long now) {
    long since = now - done;
    done = now;
    samples += best > 0 ? 1 : 0;
    if (since > best * GAIN) {
      best = since;
      samples = 0;
    }
    return samples < PATIENCE;
  }
}
