package org.jadoube.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.tournament.FileTournament;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The bye that pairing gives to a team (C.04.6, 1.4).
final class TeamByeTest {
  private static final Regulations GAMES = Regulations.of(TimeControl.UNTIMED);

  @ParameterizedTest
  @CsvSource({
    "SWISS, 2026-03-01, 2",
    "SWISS, 2024-08-01, 2",
    "SWISS, 2024-07-31, 4",
    "SWISS, , 2",
    "ROUND_ROBIN, 2026-03-01, 4",
    "KNOCKOUT, , 4"
  })
  void a_bye_is_a_match_drawn_in_a_swiss_since_there_is_a_text(
      Format format, LocalDate start, int halves) {
    assertThat(matches(terms(format, TeamTerms.of(4)).starting(Optional.ofNullable(start))))
        .satisfies(scoring -> assertThat(scoring.allocatedByeHalves()).isEqualTo(halves))
        .satisfies(scoring -> assertThat(scoring.allocatedByeGameHalves()).isEqualTo(4));
  }

  @Test
  void a_bye_that_is_settled_is_worth_that_on_any_day() {
    TeamTerms settled =
        new TeamTerms(
            4,
            Optional.empty(),
            Optional.empty(),
            OptionalInt.of(3),
            OptionalInt.empty(),
            Optional.empty(),
            Optional.empty());

    assertThat(matches(terms(Format.SWISS, settled)).allocatedByeHalves()).isEqualTo(3);
  }

  /// Whatever day is settled later.
  @Test
  void points_that_are_given_stay() {
    Terms given = Terms.of("League", Format.SWISS, GAMES, PointSystem.of(MatchScoring.usual(4)));

    assertThat(matches(given).allocatedByeHalves()).isEqualTo(4);
    assertThat(matches(given.starting(Optional.of(LocalDate.of(2020, 1, 1)))).allocatedByeHalves())
        .isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource({"2026/03/07, 2", "2023/03/07, 4"})
  void a_file_without_a_word_on_byes_goes_by_its_day(String day, int halves) {
    String file =
        """
        042 DAY
        092 Team Swiss
        142 2
        001    1      Alder
        001    2      Birch
        310   1 River                                                                        1
        310   2 Hill                                                                         2
        """;

    assertThat(FileTournament.of(Trf.read(file.replace("DAY", day)).file()))
        .isInstanceOfSatisfying(
            FileTournament.Understood.class,
            read ->
                assertThat(read.tournament().points().matches())
                    .map(MatchScoring::allocatedByeHalves)
                    .contains(halves));
  }

  private static MatchScoring matches(Terms terms) {
    return terms.points().matches().orElseThrow();
  }

  private static Terms terms(Format format, TeamTerms teams) {
    return Terms.of("League", format, GAMES, PointSystem.of(MatchScoring.usual(4)))
        .ofTeams(_ -> teams);
  }
}
