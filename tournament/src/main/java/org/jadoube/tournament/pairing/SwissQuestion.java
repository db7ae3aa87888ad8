package org.jadoube.tournament.pairing;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.table.Pair;

/// All that the pairing of a round depends on.
///
/// @param round that is to be paired, from 1
/// @param rounds of the tournament
/// @param winTenths what a win is worth, in tenths of a point
/// @param initial the colour that the drawing of lots gave to odd numbers (5.1)
/// @param present who is to be paired, in any order
/// @param apart who must not meet, whatever the rules say; colours mean nothing there
/// @since 0.1.0
public record SwissQuestion(
    SwissSystem system,
    int round,
    int rounds,
    int winTenths,
    Colour initial,
    List<Contender> present,
    Set<Pair> apart) {
  public SwissQuestion {
    present = List.copyOf(present);
    apart = Set.copyOf(apart);
    Require.atLeast(0, winTenths, "winTenths");
    Require.atLeast(1, round, "round");
    Require.atLeast(round, rounds, "rounds");
    Set<Integer> seen = new HashSet<>();
    for (Contender contender : present) {
      Require.within(round - 1, round - 1, contender.past().size(), "present.past.size");
      if (!seen.add(contender.number())) {
        throw new IllegalArgumentException("present twice: " + contender.number());
      }
    }
  }

  /// Whether it is the last round, in which topscorers are exempt from absolute colours (1.8).
  public boolean isLast() {
    return round == rounds;
  }

  /// The question for other players under another system.
  public SwissQuestion with(SwissSystem other, List<Contender> present) {
    return new SwissQuestion(other, round, rounds, winTenths, initial, present, apart);
  }

  /// The question for other players, or with others kept apart.
  public SwissQuestion with(List<Contender> present, Set<Pair> apart) {
    return new SwissQuestion(system, round, rounds, winTenths, initial, present, apart);
  }
}
