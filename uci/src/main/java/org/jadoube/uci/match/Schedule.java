package org.jadoube.uci.match;

import java.util.ArrayList;
import java.util.List;

/// Who plays whom: everybody everybody, each encounter with an opening of its own.
///
/// @param rounds how often everybody meets everybody
/// @param games the games of an encounter; in every second one, colours are exchanged
/// @param openings used in order, again and again
public record Schedule(
    List<Contestant> contestants, int rounds, int games, List<StartingMoves> openings) {
  public Schedule {
    contestants = List.copyOf(contestants);
    openings = List.copyOf(openings);
  }

  /// All games, in order.
  List<Fixture> fixtures() {
    List<Fixture> fixtures = new ArrayList<>();
    int encounter = 0;
    for (int round = 1; round <= rounds; round++) {
      for (int one = 0; one < contestants.size(); one++) {
        for (int other = one + 1; other < contestants.size(); other++) {
          add(fixtures, round, encounter++, contestants.get(one), contestants.get(other));
        }
      }
    }
    return fixtures;
  }

  private void add(
      List<Fixture> fixtures, int round, int encounter, Contestant one, Contestant other) {
    StartingMoves opening = openings.get(encounter % openings.size());
    for (int game = 0; game < games; game++) {
      boolean swapped = game % 2 == 1;
      fixtures.add(
          new Fixture(
              fixtures.size() + 1,
              round,
              encounter,
              swapped ? other : one,
              swapped ? one : other,
              opening));
    }
  }
}
