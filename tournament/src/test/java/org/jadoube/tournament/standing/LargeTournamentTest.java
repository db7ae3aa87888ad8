package org.jadoube.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.testing.Seeded;
import org.jadoube.tournament.Tournament;
import org.junit.jupiter.api.Test;

/// Nothing grows out of hand in a tournament as large as those online.
final class LargeTournamentTest {
  private static final int PLAYERS = 3000;

  @Test
  void thousands_of_players_are_ranked() {
    Tournament tournament = new RandomTournaments(Seeded.random(4)).swiss(PLAYERS, 11, 0.1);
    Standings standings = Tables.standings(tournament, "DE, BH-C1, BH, SB, AOB, APPO, PS, KS");
    assertThat(standings.places()).hasSize(PLAYERS);
    assertThat(standings.places().getLast().rank()).isGreaterThan(PLAYERS - 10);
  }
}
