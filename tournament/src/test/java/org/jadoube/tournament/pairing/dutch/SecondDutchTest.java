package org.jadoube.tournament.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.jadoube.testing.LongRun;
import org.jadoube.testing.Seeded;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.swiss.RecordedRounds;
import org.jadoube.tournament.pairing.swiss.SmallTournaments;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Held against the text taken literally, in small random tournaments.
final class SecondDutchTest {
  private static final int TOURNAMENTS = LongRun.isOfAll() ? 20_000 : 120;
  private static final int MOST_PLAYERS = 8;

  @ParameterizedTest
  @EnumSource
  void the_best_of_all_candidates_is_found(DutchEdition edition) {
    RandomGenerator random = Seeded.random(11);
    for (int tried = 0; tried < TOURNAMENTS; tried++) {
      SmallTournaments.play(
          random,
          edition,
          MOST_PLAYERS,
          question ->
              assertThat(RecordedRounds.said(Swiss.answer(question)))
                  .as("%s", question)
                  .isEqualTo(LiteralDutch.paired(question)));
    }
  }
}
