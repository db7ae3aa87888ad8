package org.jadoube.tournament.measure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.tiebreak.Modifier.Cut;

/// Leaves contributions out (C07, 14.1 to 14.4, 16.5).
final class Cuts {
  private Cuts() {}

  static Fraction sum(List<Contribution> contributions, Optional<Cut> cut) {
    return kept(contributions, cut).stream()
        .map(Contribution::value)
        .reduce(Fraction.ZERO, Fraction::plus);
  }

  static List<Contribution> kept(List<Contribution> contributions, Optional<Cut> cut) {
    List<Contribution> kept = new ArrayList<>(contributions);
    for (int i = 0; i < cut.map(Cut::values).orElse(0) && !kept.isEmpty(); i++) {
      kept.remove(least(kept));
    }
    for (int i = 0;
        i < cut.filter(Cut::median).map(Cut::values).orElse(0) && !kept.isEmpty();
        i++) {
      kept.remove(kept.stream().max(Contribution.BY_SIGNIFICANCE).orElseThrow());
    }
    return kept;
  }

  /// The lowest contribution of a voluntarily unplayed round goes first, the least significant of
  /// equal ones, unless it is lower than the least significant of all (16.5.1).
  private static Contribution least(List<Contribution> contributions) {
    Contribution least = contributions.stream().min(Contribution.BY_SIGNIFICANCE).orElseThrow();
    return contributions.stream()
        .filter(Contribution::voluntary)
        .min(Comparator.comparing(Contribution::value).thenComparing(Contribution::key))
        .filter(voluntary -> voluntary.value().compareTo(least.value()) >= 0)
        .orElse(least);
  }
}
