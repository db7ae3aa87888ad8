package org.jadoube.tournament.table;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.domain.Require;

/// Berger tables: the pairings of a round robin (C05, 5.1 and Annex 1). The rule that produces the
/// printed tables produces those for any number of participants.
///
/// @since 0.1.0
public final class Berger {
  static final int MOST_PARTICIPANTS = 1000;
  private static final int MOST_CYCLES = 100;

  private Berger() {}

  /// Everybody meets everybody once. If the number is odd, the one who would meet the next number
  /// is free.
  ///
  /// @param participants from 2 to 1000
  public static PairingTable table(int participants) {
    Require.within(2, MOST_PARTICIPANTS, participants, "participants");
    int even = participants + participants % 2;
    return new PairingTable(
        IntStream.range(1, even).mapToObj(round -> round(round, even, participants)).toList());
  }

  /// Everybody meets everybody several times, with the other colours in each cycle. In every cycle
  /// but the last, the last two rounds change places, so that nobody has the same colour three
  /// times in a row; Annex 1 recommends that for two cycles. Four players in more than two can't
  /// avoid it.
  ///
  /// @param participants from 2 to 1000
  /// @param cycles from 1 to 100
  public static PairingTable table(int participants, int cycles) {
    Require.within(1, MOST_CYCLES, cycles, "cycles");
    PairingTable once = table(participants);
    PairingTable all = new PairingTable(List.of());
    for (int cycle = 1; cycle <= cycles; cycle++) {
      PairingTable next = cycle % 2 == 1 ? once : once.reversed();
      all = all.then(cycle == cycles ? next : next.withLastTwoSwapped());
    }
    return all;
  }

  /// The one who meets the highest number goes up by half the table from round to round. The others
  /// sit around: the neighbours of that one meet, then those next to them, and so on.
  private static List<Pair> round(int round, int even, int participants) {
    int circle = even - 1;
    int top = round % 2 == 1 ? (round + 1) / 2 : (even + round) / 2;
    Stream<Pair> others =
        IntStream.range(1, even / 2)
            .mapToObj(away -> pair(onCircle(top + away, circle), onCircle(top - away, circle)));
    Stream<Pair> first = Stream.of(top <= even / 2 ? new Pair(top, even) : new Pair(even, top));
    return Stream.concat(even == participants ? first : Stream.empty(), others).toList();
  }

  private static int onCircle(int number, int circle) {
    return Math.floorMod(number - 1, circle) + 1;
  }

  /// Of two odd or two even numbers the higher has White, otherwise the lower.
  private static Pair pair(int a, int b) {
    int low = Math.min(a, b);
    int high = Math.max(a, b);
    return (low + high) % 2 == 0 ? new Pair(high, low) : new Pair(low, high);
  }
}
