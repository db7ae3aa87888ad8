package org.jadoube.tournament.measure;

import java.util.List;

/// By a number that participants have from the start: their pairing number or their rating (C07,
/// 7.8, 10.6).
///
/// @param ascending whether the lowest is the best
record Sorted(Measure measure, boolean ascending) implements TieBreaker {
  @Override
  public TieGroups split(List<Integer> tied) {
    return ascending ? TieGroups.byLeast(tied, measure::of) : measure.split(tied);
  }

  @Override
  public boolean comparesOnlyTheTied() {
    return false;
  }
}
