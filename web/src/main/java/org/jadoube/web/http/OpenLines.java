package org.jadoube.web.http;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.Limits;

/// The streamed answers under way, limited in total, per address and per owner. All of them are
/// sent an empty line now and then, which shows either end that the other is there.
final class OpenLines {
  /// Clients give up after seven seconds of silence.
  private static final long INTERVAL_MILLIS = 6_000;

  private static final int MOST_OF_AN_OWNER = 100;

  private final Limits limits;
  private final LongSupplier pulse;
  private final Set<SentLines> open = new LinkedHashSet<>();
  private final Map<String, Integer> crowds = new HashMap<>();
  private long due;

  /// @param pulse the clock for deadlines, in milliseconds
  OpenLines(Limits limits, LongSupplier pulse) {
    this.limits = limits;
    this.pulse = pulse;
  }

  /// Enters a stream; false if there are too many.
  synchronized boolean enter(SentLines stream) {
    boolean room =
        open.size() < limits.of(CountLimit.STREAMS)
            && count(owner(stream)) < MOST_OF_AN_OWNER
            && address(stream).map(this::count).orElse(0)
                < limits.of(CountLimit.STREAMS_PER_ADDRESS);
    if (room && open.add(stream)) {
      crowds(stream).forEach(name -> crowds.merge(name, 1, Integer::sum));
    }
    return room;
  }

  private int count(String name) {
    return crowds.getOrDefault(name, 0);
  }

  synchronized void leave(SentLines stream) {
    if (open.remove(stream)) {
      crowds(stream)
          .forEach(
              name -> crowds.computeIfPresent(name, (_, count) -> count > 1 ? count - 1 : null));
    }
  }

  private static Stream<String> crowds(SentLines stream) {
    return Stream.concat(Stream.of(owner(stream)), address(stream).stream());
  }

  private static String owner(SentLines stream) {
    return "owner " + stream.owner();
  }

  private static Optional<String> address(SentLines stream) {
    return stream.sender().map(name -> "address " + name);
  }

  /// Sends empty lines, if it is time.
  void sweep() {
    long now = pulse.getAsLong();
    if (now >= due) {
      due = now + INTERVAL_MILLIS;
      all().forEach(stream -> stream.put(""));
    }
  }

  private synchronized List<SentLines> all() {
    return List.copyOf(open);
  }

  synchronized boolean isEmpty() {
    return open.isEmpty();
  }

  /// Ends all streams because the server is stopping.
  void stop() {
    all().forEach(SentLines::end);
  }
}
