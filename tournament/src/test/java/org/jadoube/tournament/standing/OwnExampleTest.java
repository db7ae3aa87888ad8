package org.jadoube.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.tiebreak.TieBreakEdition;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.tournament.FileTournament;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Seven players and three rounds with a bye of each kind and a forfeit. Another program computed
/// the values, and Buchholz and Sonneborn-Berger were checked by hand.
final class OwnExampleTest {
  private static final String FILE =
      """
      012 Tree Open
      142 3
      152 W
      192 FIDE_DUTCH
      212 PTS,BH/C1,BH,SB
      001    1 m    Alder, Ann                        2310 NED             1990/01/01  0.5    7     4 w =     7 b 0     3 b -
      001    2 m    Birch, Bo                         2250 NED             1990/01/01  1.5    4     5 b 0     6 b =  0000 - U
      001    3 m    Cedar, Cleo                       2190 NED             1990/01/01  2.0    2     6 w =     4 b =     1 w +
      001    4 m    Dogwood, Dan                      2120 NED             1990/01/01  1.5    4     1 b =     3 w =     6 b =
      001    5 m    Elm, Eva                          2050 NED             1990/01/01  2.0    2     2 w 1  0000 - H     7 w =
      001    6 m    Fir, Finn                         1980 NED             1990/01/01  1.5    4     3 b =     2 w =     4 w =
      001    7 m    Gum, Gil                          1900 NED             1990/01/01  2.5    1  0000 - U     1 w 1     5 b =
      """;

  private static final Tournament TOURNAMENT = tournament(FILE);

  private static Tournament tournament(String file) {
    return switch (FileTournament.of(Trf.read(file).file())) {
      case FileTournament.Understood(var tournament, var _) -> tournament;
      case FileTournament.NotUnderstood(var reasons) -> throw new AssertionError(reasons);
    };
  }

  @ParameterizedTest
  @CsvSource({
    "2024, BH, 4.5 5 5 4 6 5 5",
    "2026, BH, 4.5 5 3.5 4 5.5 5 4",
    "2024, BH/C1, 4 3.5 3.5 3.5 4 3.5 4.5",
    "2026, BH/C1, 4 3.5 3 3.5 4 3.5 3.5",
    "2024, SB, 0.75 2.25 3.5 2 3.75 2.5 4",
    "2026, SB, 0.75 2.25 2 2 3.5 2.5 3",
    "2026, REP, 2 3 3 3 2 3 3",
    "2024, GE, 2 3 3 3 2 3 3",
    "2026, WIN, 0 1 1 0 1 0 2",
    "2026, WON, 0 0 0 0 1 0 1",
    "2026, BPG, 1 2 1 2 0 1 1",
    "2026, STD, 0.5 1.5 2 1.5 2 1.5 2.5",
    "2026, FB, 5.5 5 4 4 5.5 4.5 4.5",
    "2026, AOB, 4 5.25 4.5 4.33 4.5 4.17 5",
    "2026, ARO, 2010 2015 2050 2160 2075 2187 2180",
    "2026, TPR, 1817 1822 2050 2160 2268 2187 2373",
    "2026, PTP, 1802 1818 2049 2160 2304 2187 2394",
    "2026, TPN, 1 2 3 4 5 6 7",
    "2026, RTNG, 2310 2250 2190 2120 2050 1980 1900"
  })
  void values_are_those_of_the_edition(String year, String tieBreak, String values) {
    TieBreakEdition edition = TieBreakEdition.named(year).orElseThrow();
    assertThat(Tables.values(Tables.under(edition, TOURNAMENT), tieBreak)).isEqualTo(values);
  }

  @Test
  void standings_follow_the_list_of_the_file() {
    assertThat(Standings.of(TOURNAMENT).places())
        .extracting(Place::participant)
        .containsExactly(7, 5, 3, 6, 2, 4, 1);
  }

  @Test
  void edition_is_that_of_the_day_in_the_file() {
    assertThat(Standings.of(TOURNAMENT))
        .returns(TieBreakEdition.MARCH_2026, Standings::edition)
        .returns(EditionReason.NEWEST, Standings::editionBy);
    assertThat(Standings.of(tournament("042 2026/02/28\n" + FILE)))
        .returns(TieBreakEdition.AUGUST_2024, Standings::edition)
        .returns(EditionReason.START, Standings::editionBy);
    assertThat(Standings.of(tournament("132" + " ".repeat(88) + "24/07/31\n" + FILE)))
        .returns(TieBreakEdition.SEPTEMBER_2023, Standings::edition);
  }

  /// Rounds that are still to come are no draws for the dummies.
  @Test
  void interim_table_counts_the_rounds_that_were_paired() {
    Tournament longer = tournament(FILE.replace("142 3", "142 5"));
    assertThat(Tables.value(longer, "BH", 5)).isEqualTo("5.5");
  }
}
