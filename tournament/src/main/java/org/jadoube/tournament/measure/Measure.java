package org.jadoube.tournament.measure;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.tournament.points.Fraction;

/// A value that each participant has by itself: more is better.
interface Measure extends TieBreaker {
  /// The value, if the participant has one.
  Optional<Fraction> of(int number);

  /// A copy that calculates each participant's value only once.
  default Measure remembered() {
    Map<Integer, Optional<Fraction>> known = new HashMap<>();
    return number -> known.computeIfAbsent(number, this::of);
  }

  @Override
  default TieGroups split(List<Integer> tied) {
    return TieGroups.byMost(tied, this::of);
  }

  @Override
  default boolean comparesOnlyTheTied() {
    return false;
  }
}
