package org.jadoube.server.game;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.jadoube.server.store.Outage;
import org.jspecify.annotations.Nullable;

/// The server's outages. A game whose latest event precedes the end of an outage was affected by
/// it; whenever the game is next looked at, nobody is charged for that time.
final class Outages {
  private final NavigableMap<Instant, Outage> bySince = new TreeMap<>();
  private volatile Instant latest = Instant.MIN;

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
