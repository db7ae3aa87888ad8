package org.jadoube.tournament.measure;

import java.util.List;

/// Tells tied participants apart.
public interface TieBreaker {
  /// Splits these.
  TieGroups split(List<Integer> tied);

  /// Whether its value depends on who is tied, so that the others have none.
  boolean comparesOnlyTheTied();
}
