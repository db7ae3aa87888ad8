package org.jadoube.tournament.table;

import java.util.List;
import java.util.stream.IntStream;
import org.jadoube.chess.domain.Require;

/// Scheveningen tables: everybody of team A meets everybody of team B. In round `r` player A1 meets
/// B`r`, and in the first round A1 has White.
///
/// The pairing numbers of A are 1 to n, those of B follow: B1 is n + 1.
///
/// In each round both teams have equally many White, or one more in turn; so has each player over
/// all rounds. There is no such table of two boards; and on 14, 18, 22, … boards, players of B have
/// White once more or less often than Black.
///
/// @since 0.1.0
public final class Scheveningen {
  private static final int MOST_BOARDS = 500;
  private static final int MOST_CYCLES = 100;

  private Scheveningen() {}

  /// Everybody meets everybody of the other team once.
  ///
  /// @param boards the players of each team, from 1 to 500
  public static PairingTable table(int boards) {
    Require.within(1, MOST_BOARDS, boards, "boards");
    return ScheveningenTables.printed(boards).orElseGet(() -> made(boards));
  }

  /// A table of several cycles; the colours change with every cycle.
  ///
  /// @param cycles from 1 to 100
  public static PairingTable table(int boards, int cycles) {
    Require.within(1, MOST_CYCLES, cycles, "cycles");
    PairingTable once = table(boards);
    PairingTable all = new PairingTable(List.of());
    for (int cycle = 1; cycle <= cycles; cycle++) {
      all = all.then(cycle % 2 == 1 ? once : once.reversed());
    }
    return all;
  }

  private static PairingTable made(int boards) {
    return new PairingTable(
        IntStream.range(0, boards).mapToObj(round -> round(round, boards)).toList());
  }

  private static List<Pair> round(int round, int boards) {
    return IntStream.range(0, boards)
        .mapToObj(
            player -> boards % 2 == 1 ? odd(player, round, boards) : even(player, round, boards))
        .toList();
  }

  /// B moves up by one a round; the block of those with White moves by half the boards.
  private static Pair odd(int player, int round, int boards) {
    int half = (boards + 1) / 2;
    int whites = round % 2 == 0 ? half : half - 1;
    boolean white = (player + half * round) % boards < whites;
    return pair(player, (player + round) % boards, white, boards);
  }

  /// First the upper halves meet and the lower halves, then the upper and the lower; everybody in A
  /// changes colour every round.
  private static Pair even(int player, int round, int boards) {
    int half = boards / 2;
    int block = (player / half + round / half) % 2;
    int opponent = block * half + (player + round) % half;
    return pair(player, opponent, (player / half + round) % 2 == 0, boards);
  }

  private static Pair pair(int a, int b, boolean white, int boards) {
    Pair pair = new Pair(a + 1, boards + b + 1);
    return white ? pair : pair.reversed();
  }
}
