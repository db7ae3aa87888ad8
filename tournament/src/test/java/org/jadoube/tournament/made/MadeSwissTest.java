package org.jadoube.tournament.made;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.RoundReview;
import org.jadoube.tournament.pairing.history.PairedRound;
import org.jadoube.tournament.pairing.history.RoundQuestion;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.tournament.FileTournament;
import org.jadoube.tournament.trf.tournament.TournamentFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MadeSwissTest {
  @ParameterizedTest
  @CsvSource({
    "23, 6, OF_2026, 10, 10, true",
    "40, 9, OF_2017, 5, 5, false",
    "2, 3, OF_2026, 0, 0, false"
  })
  void a_made_tournament_is_paired_by_the_rules_also_as_a_file(
      int players, int rounds, DutchEdition edition, int byes, int forfeits, boolean baku) {
    Plan plan = new Plan(players, rounds, edition, byes, forfeits, baku);
    Tournament made = MadeSwiss.of(plan, new Random(7));
    String text = Trf.write(TournamentFile.of(made).file());
    Tournament read =
        switch (FileTournament.of(Trf.read(text).file())) {
          case FileTournament.Understood(var tournament, _) -> tournament;
          case FileTournament.NotUnderstood(var reasons) ->
              throw new AssertionError(reasons.toString());
        };

    assertThat(MadeSwiss.of(plan, new Random(7))).isEqualTo(made);
    assertThat(read.rounds()).hasSameSizeAs(made.rounds()).isNotEmpty();
    for (int round = 1; round <= read.rounds().size(); round++) {
      assertThat(differences(read, round)).as("round " + round).isZero();
    }
  }

  /// By C.04.7: half of 23, rounded up to an even number, in the first three of six rounds.
  @Test
  void an_accelerated_file_says_who_has_which_points() {
    Plan plan = new Plan(23, 6, DutchEdition.OF_2026, 10, 10, true);

    assertThat(Trf.write(TournamentFile.of(MadeSwiss.of(plan, new Random(7))).file()))
        .contains("192 FIDE_DUTCH_BAKU\r\n")
        .contains("250       1.0 001 002 0001 0012\r\n250       0.5 003 003 0001 0012\r\n");
  }

  private static long differences(Tournament tournament, int round) {
    RoundQuestion question = RoundQuestion.of(tournament, round);
    return switch (question) {
      case RoundQuestion.Unready(var obstacle) -> throw new AssertionError(obstacle.sentence());
      case RoundQuestion.Ready(var ready) ->
          switch (Swiss.review(ready, PairedRound.of(tournament.rounds().get(round - 1)))) {
            case RoundReview.Illegal(var faults) -> faults.size();
            case RoundReview.Legal(var brackets, var colours) ->
                colours.size() + brackets.stream().filter(each -> !each.isSame()).count();
          };
    };
  }
}
