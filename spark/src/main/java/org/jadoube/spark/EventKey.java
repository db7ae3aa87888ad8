package org.jadoube.spark;

import java.io.Serializable;
import java.time.LocalDate;
import java.util.Comparator;
import org.apache.spark.Partitioner;
import org.jadoube.audit.tournament.EventStretch;

/// The place of an event's games among those of all events.
///
/// @param first the day of the first of them
record EventKey(String event, LocalDate first) implements Comparable<EventKey>, Serializable {
  private static final Comparator<EventKey> ORDER =
      Comparator.comparing(EventKey::event).thenComparing(EventKey::first);

  static EventKey of(EventStretch games) {
    return new EventKey(games.event(), games.first());
  }

  @Override
  public int compareTo(EventKey other) {
    return ORDER.compare(this, other);
  }

  /// Brings all games of an event to one task.
  static final class ByEvent extends Partitioner {
    private static final long serialVersionUID = 1;

    private final int tasks;

    ByEvent(int tasks) {
      this.tasks = tasks;
    }

    @Override
    public int numPartitions() {
      return tasks;
    }

    @Override
    public int getPartition(Object key) {
      return Math.floorMod(((EventKey) key).event().hashCode(), tasks);
    }
  }
}
