package org.jadoube.tournament.table;

import java.util.List;
import java.util.stream.IntStream;
import org.jadoube.chess.domain.Require;

/// The games of a match between two players: the colours alternate.
///
/// @since 0.1.0
public final class MatchTable {
  private static final int MOST_GAMES = 1000;

  private MatchTable() {}

  /// A match of `games` games, one a round; `first` has White in the first.
  ///
  /// @param games from 1 to 1000
  public static PairingTable of(int first, int second, int games) {
    Pair pair = new Pair(first, second);
    Require.within(1, MOST_GAMES, games, "games");
    return new PairingTable(
        IntStream.range(0, games)
            .mapToObj(game -> List.of(game % 2 == 0 ? pair : pair.reversed()))
            .toList());
  }
}
