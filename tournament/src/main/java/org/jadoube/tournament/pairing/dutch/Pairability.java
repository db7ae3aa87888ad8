package org.jadoube.tournament.pairing.dutch;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import org.jadoube.tournament.pairing.matching.Costs;
import org.jadoube.tournament.pairing.matching.Matching;

/// Whether players can all be paired under the absolute criteria (1.9.1, C4).
final class Pairability {
  private final Roster roster;
  private final List<Integer> players;
  private final Costs costs;

  private Pairability(Roster roster, List<Integer> players, boolean oneMore) {
    this.roster = roster;
    this.players = players;
    this.costs = new Costs(players.size() + (oneMore ? 1 : 0), 1);
  }

  /// Whether all can be paired, but for one who gets the bye if their number is odd.
  static boolean isPossible(Roster roster, List<Integer> players, IntPredicate mayHaveBye) {
    return leftOver(roster, players, List.of(), mayHaveBye).isPresent();
  }

  /// Who might be left over if all others are paired: an index, or -1 if nobody is; empty if it is
  /// not possible.
  ///
  /// @param strangers players who must not meet each other
  static OptionalInt leftOver(
      Roster roster, List<Integer> players, List<Integer> strangers, IntPredicate mayStay) {
    boolean odd = (players.size() + strangers.size()) % 2 == 1;
    List<Integer> all = new ArrayList<>(strangers);
    all.addAll(players);
    Pairability completion = new Pairability(roster, all, odd);
    completion.enter(strangers.size());
    if (odd) {
      completion.enterLast(mayStay);
    }
    Matching matching = Matching.of(completion.costs, strangers.isEmpty() ? 1 : strangers.size());
    if (!matching.isComplete()) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(odd ? all.get(matching.mate(all.size())) : -1);
  }

  private void enter(int strangers) {
    for (int i = 0; i < players.size(); i++) {
      for (int j = Math.max(i + 1, strangers); j < players.size(); j++) {
        if (roster.mayMeet(players.get(i), players.get(j))) {
          costs.pair(i, j, Costs.NOTHING);
        }
      }
    }
  }

  private void enterLast(IntPredicate mayStay) {
    for (int i = 0; i < players.size(); i++) {
      if (mayStay.test(players.get(i))) {
        costs.pair(i, players.size(), Costs.NOTHING);
      }
    }
  }
}
