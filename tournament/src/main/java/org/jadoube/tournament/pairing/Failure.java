package org.jadoube.tournament.pairing;

import java.util.List;
import org.jadoube.chess.domain.Require;

/// How far a pairing of a bracket fails a criterion; less is better.
///
/// @param count of what fails, where that is counted
/// @param tenths scores or differences of scores, from the largest, in tenths of a point. Among the
///   differences of 2.4.13 and 2.4.15, who was moved down and stays unpaired has 100,000 points
///   more than the own score: more than any other
/// @since 0.1.0
public record Failure(CriterionProvision provision, int count, List<Integer> tenths)
    implements Comparable<Failure> {
  public Failure {
    Require.atLeast(0, count, "count");
    tenths = List.copyOf(tenths);
  }

  /// Compares failures of one criterion.
  @Override
  public int compareTo(Failure other) {
    if (count != other.count) {
      return Integer.compare(count, other.count);
    }
    for (int i = 0; i < Math.min(tenths.size(), other.tenths.size()); i++) {
      if (!tenths.get(i).equals(other.tenths.get(i))) {
        return Integer.compare(tenths.get(i), other.tenths.get(i));
      }
    }
    return Integer.compare(tenths.size(), other.tenths.size());
  }
}
