package org.jadoube.audit.statistics;

import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/// How often each number occurred.
public final class Numbers {
  private static final double HALF = 0.5;

  private final TreeMap<Integer, Long> counts = new TreeMap<>();

  void add(int number) {
    counts.merge(number, 1L, Long::sum);
  }

  void add(Numbers other) {
    other.counts.forEach((number, count) -> counts.merge(number, count, Long::sum));
  }

  /// How many there are.
  public long count() {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }

  /// Their sum.
  public long sum() {
    return counts.entrySet().stream().mapToLong(each -> each.getKey() * each.getValue()).sum();
  }

  /// The smallest number that at least half of all do not exceed.
  public OptionalInt median() {
    long half = (long) Math.ceil(HALF * count());
    long before = 0;
    for (Map.Entry<Integer, Long> each : counts.entrySet()) {
      before += each.getValue();
      if (before >= half) {
        return OptionalInt.of(each.getKey());
      }
    }
    return OptionalInt.empty();
  }

  /// The smallest.
  public OptionalInt least() {
    return counts.isEmpty() ? OptionalInt.empty() : OptionalInt.of(counts.firstKey());
  }

  /// The greatest.
  public OptionalInt most() {
    return counts.isEmpty() ? OptionalInt.empty() : OptionalInt.of(counts.lastKey());
  }
}
