package org.jadoube.audit;

import java.io.Serializable;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.chess.domain.Require;

/// The counts of an audit.
///
/// @param games games read
/// @param plies plies read
/// @param bytes text read, decompressed
/// @param findings how many findings of each kind there are; kinds without findings are missing
/// @since 0.1.0
public record Summary(long games, long plies, long bytes, Map<FindingKind, Long> findings)
    implements Serializable {
  /// Nothing counted yet.
  public static final Summary NONE = new Summary(0, 0, 0, Map.of());

  public Summary {
    Require.atLeast(0, games, "games");
    Require.atLeast(0, plies, "plies");
    Require.atLeast(0, bytes, "bytes");
    findings = Map.copyOf(findings);
  }

  /// The counts of these findings alone.
  public static Summary of(List<PlacedFinding> findings) {
    return new Summary(0, 0, 0, counted(findings));
  }

  /// The sum of both.
  public Summary plus(Summary other) {
    return new Summary(
        games + other.games,
        plies + other.plies,
        bytes + other.bytes,
        sum(findings, other.findings));
  }

  /// These counts without findings of these kinds.
  public Summary without(Set<FindingKind> kinds) {
    Map<FindingKind, Long> others = new EnumMap<>(FindingKind.class);
    others.putAll(findings);
    others.keySet().removeAll(Set.copyOf(kinds));
    return new Summary(games, plies, bytes, others);
  }

  /// How many findings of that kind there are.
  public long count(FindingKind kind) {
    return findings.getOrDefault(kind, 0L);
  }

  /// How many findings there are.
  public long count() {
    return findings.values().stream().mapToLong(Long::longValue).sum();
  }

  static Map<FindingKind, Long> counted(List<PlacedFinding> findings) {
    Map<FindingKind, Long> counts = new EnumMap<>(FindingKind.class);
    findings.forEach(found -> counts.merge(found.finding().kind(), 1L, Long::sum));
    return counts;
  }

  private static Map<FindingKind, Long> sum(
      Map<FindingKind, Long> first, Map<FindingKind, Long> second) {
    Map<FindingKind, Long> sum = new EnumMap<>(FindingKind.class);
    sum.putAll(first);
    second.forEach((kind, count) -> sum.merge(kind, count, Long::sum));
    return sum;
  }
}
