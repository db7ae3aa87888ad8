package org.jadoube.cli.audit.page;

import java.util.EnumMap;
import java.util.Map;
import org.jadoube.audit.finding.Severity;

/// How many games there are by the worst that was found about each; games about which nothing was
/// found are not among them.
final class SeverityCount {
  private final Map<Severity, Long> counts = new EnumMap<>(Severity.class);

  void add(Severity severity) {
    counts.merge(severity, 1L, Long::sum);
  }

  void add(SeverityCount other) {
    other.counts.forEach((severity, count) -> counts.merge(severity, count, Long::sum));
  }

  long of(Severity severity) {
    return counts.getOrDefault(severity, 0L);
  }

  long sum() {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }
}
