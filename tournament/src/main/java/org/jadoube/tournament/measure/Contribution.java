package org.jadoube.tournament.measure;

import java.util.Comparator;
import org.jadoube.tournament.points.Fraction;

/// One round's contribution to a sum.
///
/// @param key what makes it more or less significant: for Sonneborn-Berger the opponent's score
/// @param voluntary whether the participant was not available in that round
record Contribution(Fraction key, Fraction value, boolean voluntary) {
  /// From the least significant up (C07, 14.1.1).
  static final Comparator<Contribution> BY_SIGNIFICANCE =
      Comparator.comparing(Contribution::key).thenComparing(Contribution::value);

  /// One whose value is what it is measured by.
  static Contribution of(Fraction value) {
    return new Contribution(value, value, false);
  }
}
