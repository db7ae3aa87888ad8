package org.jadoube.tournament.made;

import java.time.LocalDate;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.pairing.DutchEdition;

/// The plan of a made tournament (C.02.03 asks for such generators).
///
/// @param players from 2 to 9,999
/// @param rounds from 1 to 999; fewer are made once no pairing is left
/// @param edition by whose day it is dated
/// @param byes of a hundred players in a round, how many ask for a half-point bye or stay away
/// @param forfeits of a hundred games, how many are forfeited
/// @param accelerated whether by Baku acceleration (C.04.7)
/// @since 0.1.0
public record Plan(
    int players, int rounds, DutchEdition edition, int byes, int forfeits, boolean accelerated) {
  private static final int MOST_PLAYERS = 9_999;
  private static final int MOST_ROUNDS = 999;
  private static final int ALL = 100;

  public Plan {
    Require.within(2, MOST_PLAYERS, players, "players");
    Require.within(1, MOST_ROUNDS, rounds, "rounds");
    Require.within(0, ALL, byes, "byes");
    Require.within(0, ALL, forfeits, "forfeits");
  }

  /// The day on which it begins: the first of its edition.
  LocalDate day() {
    return edition.from();
  }
}
