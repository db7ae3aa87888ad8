package org.jadoube.competition;

import static java.util.Objects.requireNonNull;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.domain.Require;

/// The pairings of one round. Who is not in it has no game: a free round in a round robin, absence
/// in a Swiss ([Bye.Kind#ZERO_POINT]).
public record Round(List<Pairing> pairings) {
  public Round {
    requireNonNull(pairings, "pairings");
    pairings = List.copyOf(pairings);
    Set<Integer> seen = new HashSet<>();
    for (Pairing pairing : pairings) {
      pairing.participants().forEach(number -> requireOnce(seen, number));
    }
  }

  private static void requireOnce(Set<Integer> seen, int number) {
    if (!seen.add(number)) {
      throw new IllegalArgumentException("paired twice in one round: " + number);
    }
  }

  /// The round with these pairings.
  public static Round of(Pairing... pairings) {
    requireNonNull(pairings, "pairings");
    return new Round(List.of(pairings));
  }

  /// What that participant does in this round, if anything.
  public Optional<Pairing> of(int number) {
    Require.atLeast(1, number, "number");
    return pairings.stream().filter(each -> each.participants().contains(number)).findFirst();
  }
}
