package org.jadoube.web.http.stream;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.function.LongSupplier;

/// The round trip of a message to a client: the least of the latest measurements, because longer
/// ones were held up by something else, or by the client itself.
final class RoundTrip {
  private static final int MEASUREMENTS = 3;

  private final LongSupplier nanos;
  private final Deque<Duration> latest = new ArrayDeque<>(MEASUREMENTS);
  private long askedNanos;
  private boolean open;

  /// @param nanos a clock in nanoseconds that only goes forward
  RoundTrip(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /// Notes that a ping leaves.
  synchronized void ask() {
    askedNanos = nanos.getAsLong();
    open = true;
  }

  /// Notes that the pong has arrived. Second ones are ignored.
  synchronized void answer() {
    if (open) {
      open = false;
      latest.addLast(Duration.ofNanos(nanos.getAsLong() - askedNanos));
      if (latest.size() > MEASUREMENTS) {
        latest.removeFirst();
      }
    }
  }

  /// The least round trip; zero until one was measured.
  synchronized Duration least() {
    return latest.stream().min(Comparator.naturalOrder()).orElse(Duration.ZERO);
  }
}
