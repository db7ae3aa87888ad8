package org.jadoube.play.metrics;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.stream.IntStream;

/// Timers with fixed buckets, which can be added up over several servers.
final class Latency {
  private static final int[] MILLIS = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000};
  private static final Duration[] BUCKETS =
      IntStream.of(MILLIS).mapToObj(Duration::ofMillis).toArray(Duration[]::new);

  private Latency() {}

  static Timer timer(MeterRegistry registry, String name, String description) {
    return Timer.builder(name)
        .description(description)
        .serviceLevelObjectives(BUCKETS)
        .register(registry);
  }
}
