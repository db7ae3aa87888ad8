package org.jadoube.tournament.pairing;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A bracket of a pairing beside the one that the rules lead to, after the same brackets above it.
///
/// @param movedDown who came from above, by rank
/// @param residents by rank; where somebody comes up instead, with those who should
/// @param given what is reviewed
/// @param best what should be there
/// @since 0.1.0
public record BracketReview(
    List<Integer> movedDown, List<Integer> residents, PairedBracket given, PairedBracket best) {
  public BracketReview {
    movedDown = List.copyOf(movedDown);
    residents = List.copyOf(residents);
  }

  /// Whether both are the same, whatever the order of the pairs.
  public boolean isSame() {
    return new HashSet<>(given.pairs()).equals(new HashSet<>(best.pairs()))
        && given.down().equals(best.down());
  }

  /// The first criterion in which they differ, if it is worse in what is given. If both fail all
  /// criteria alike, what comes first in the order of the rules decides (C.04.3, Article 4; C.04.5
  /// and C.04.6, 3.5 and 3.6).
  public Optional<Failure> worse() {
    return IntStream.range(0, given.failures().size())
        .filter(i -> given.failures().get(i).compareTo(best.failures().get(i)) != 0)
        .mapToObj(given.failures()::get)
        .findFirst()
        .filter(failure -> failure.compareTo(better(failure)) > 0);
  }

  /// The best value in the criterion in which something else fails.
  ///
  /// @param worse one of the failures of what is given
  public Failure better(Failure worse) {
    return best.failures().get(given.failures().indexOf(worse));
  }
}
