package org.jadoube.benchmarks.load;

import java.time.Duration;
import java.util.Locale;

/// The processor time that server and generator have used since some moment.
record Spent(ServerUnderLoad server, double serverBefore, double ownBefore, long sinceNanos) {
  static Spent since(ServerUnderLoad server) {
    return new Spent(server, server.cpuSeconds(), own(), System.nanoTime());
  }

  private static double own() {
    return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / 1e9;
  }

  /// A sentence that names the bottleneck, if there was one.
  String words(long acts) {
    double wall = (System.nanoTime() - sinceNanos) / 1e9;
    double theirs = server.cpuSeconds() - serverBefore;
    double ours = own() - ownBefore;
    int processors = Runtime.getRuntime().availableProcessors();
    return String.format(
        Locale.ROOT,
        "Processor time of %d processors: server %.0f %%%s, generator %.0f %%, others and idle %.0f %%.",
        processors,
        100 * theirs / wall / processors,
        acts == 0 ? "" : String.format(Locale.ROOT, " (%.2f ms an act)", 1000 * theirs / acts),
        100 * ours / wall / processors,
        100 - 100 * (theirs + ours) / wall / processors);
  }
}
