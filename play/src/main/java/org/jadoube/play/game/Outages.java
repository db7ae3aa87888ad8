package org.jadoube.play.game;

import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.jadoube.store.Outage;
import org.jadoube.store.Unavailable;
import org.jspecify.annotations.Nullable;

/// The server's outages. A game whose latest event precedes the end of an outage was affected by
/// it; whenever the game is next looked at, nobody is charged for that time.
final class Outages {
  private static final Duration PATIENCE = Duration.ofSeconds(12);

  private final NavigableMap<Instant, Outage> bySince = new TreeMap<>();
  private final Set<Outage> doubts = new HashSet<>();
  private volatile Instant latest = Instant.EPOCH;
  private volatile boolean doubtful;

  Outages(List<Outage> known) {
    known.forEach(this::add);
  }

  /// Overlapping and adjacent outages are merged.
  synchronized void add(Outage outage) {
    Instant since = outage.since();
    Instant until = outage.until();
    for (Outage before = at(until); before != null && touches(before, since); before = at(until)) {
      since = before.since().isBefore(since) ? before.since() : since;
      until = before.until().isAfter(until) ? before.until() : until;
      bySince.remove(before.since());
    }
    bySince.put(since, new Outage(since, until));
    latest = bySince.lastEntry().getValue().until();
  }

  /// Notes that this process could not serve, while it is unknown whether another could. Nothing is
  /// judged until that is known.
  synchronized void doubt(Outage outage) {
    doubts.add(outage);
    doubtful = true;
  }

  /// Notes which part of the outage was an outage of all processes.
  synchronized void resolve(Outage outage, List<Outage> charged) {
    charged.forEach(this::add);
    doubts.remove(outage);
    doubtful = !doubts.isEmpty();
    notifyAll();
  }

  boolean isDoubtful() {
    return doubtful;
  }

  /// Waits while there are doubts.
  ///
  /// @throws Unavailable if that takes too long
  void await() {
    if (doubtful) {
      awaitResolution();
    }
  }

  private synchronized void awaitResolution() {
    long end = System.nanoTime() + PATIENCE.toNanos();
    try {
      while (doubtful) {
        long left = end - System.nanoTime();
        if (left <= 0) {
          throw new Unavailable("the database does not answer");
        }
        TimeUnit.NANOSECONDS.timedWait(this, left);
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new Unavailable("the server stops");
    }
  }

  /// The end of the latest outage.
  Instant latest() {
    return latest;
  }

  private @Nullable Outage at(Instant moment) {
    var entry = bySince.floorEntry(moment);
    return entry == null ? null : entry.getValue();
  }

  private static boolean touches(Outage before, Instant since) {
    return !before.until().isBefore(since);
  }

  /// The first outage that ended after that moment.
  Optional<Outage> notOverAt(Instant moment) {
    return latest.isAfter(moment) ? search(moment) : Optional.empty();
  }

  private synchronized Optional<Outage> search(Instant moment) {
    Outage current = at(moment);
    if (current != null && current.until().isAfter(moment)) {
      return Optional.of(current);
    }
    return Optional.ofNullable(bySince.higherEntry(moment)).map(Map.Entry::getValue);
  }
}
