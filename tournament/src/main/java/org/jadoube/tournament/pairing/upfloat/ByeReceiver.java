package org.jadoube.tournament.pairing.upfloat;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jadoube.tournament.pairing.field.Field;
import org.jadoube.tournament.pairing.matching.Costs;
import org.jadoube.tournament.pairing.matching.Matching;
import org.jadoube.tournament.pairing.matching.Preference;

/// Who gets the pairing-allocated bye, which is settled before the first bracket (3.4): of those
/// who may have it and without whom all can be paired, one with the lowest score, then with the
/// most matches played, then with the largest number.
final class ByeReceiver {
  /// Nobody needs it.
  static final int NOBODY = -1;

  private ByeReceiver() {}

  /// The receiver, or [#NOBODY]; empty if the round cannot be paired.
  static OptionalInt of(Field field) {
    int size = field.size();
    boolean odd = size % 2 == 1;
    Costs costs = new Costs(odd ? size + 1 : size, 1);
    for (int i = 0; i < size; i++) {
      for (int j = i + 1; j < size; j++) {
        if (field.mayMeet(i, j)) {
          costs.pair(i, j, Costs.NOTHING);
        }
      }
      if (odd && field.mayHaveBye(i)) {
        costs.pair(i, size, Costs.NOTHING);
      }
    }
    Matching matching = Matching.of(costs, 1);
    if (!matching.isComplete()) {
      return OptionalInt.empty();
    }
    if (!odd) {
      return OptionalInt.of(NOBODY);
    }
    new Preference(costs, matching).least(size, ranks(field), size);
    return OptionalInt.of(matching.mate(size));
  }

  private static int[] ranks(Field field) {
    List<Integer> order =
        IntStream.range(0, field.size())
            .boxed()
            .sorted(
                Comparator.comparingInt(field::score)
                    .thenComparingInt(field::unplayed)
                    .thenComparingInt(player -> -field.number(player)))
            .toList();
    int[] ranks = new int[field.size() + 1];
    for (int i = 0; i < order.size(); i++) {
      ranks[order.get(i)] = i;
    }
    return ranks;
  }
}
