package org.jadoube.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.tournament.Crosstable;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.tiebreak.TieBreakEdition;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The notes of standings about their tie-breaks.
final class TieBreakNotesTest {
  private static final Tournament ROUND_ROBIN =
      Crosstable.of(Format.ROUND_ROBIN, "1 2000 +W2\n2 0 -B1");

  private static final Tournament SWISS = Crosstable.of(Format.SWISS, "1 2000 +W2\n2 1900 -B1");

  @ParameterizedTest
  @CsvSource({
    "MARCH_2026, BH, NOT_IN_ROUND_ROBINS, 1", "MARCH_2026, FB-C1, NOT_IN_ROUND_ROBINS, 1",
    "MARCH_2026, AOB, NOT_IN_ROUND_ROBINS, 1", "AUGUST_2024, STD, NOT_IN_EDITION, 1",
    "MARCH_2026, RTNG, SOMEBODY_UNRATED, 0", "MARCH_2026, EDE, FOR_TEAMS, 0"
  })
  void note_says_why(TieBreakEdition edition, String tieBreak, String kind, int used) {
    Standings standings = Tables.standings(Tables.under(edition, ROUND_ROBIN), tieBreak);
    assertThat(standings.notes()).extracting(note -> note.kind().name()).containsExactly(kind);
    assertThat(standings.tieBreaks()).hasSize(used);
    assertThat(standings.dropped()).hasSize(1 - used);
  }

  @ParameterizedTest
  @CsvSource({"MARCH_2026, BH", "AUGUST_2024, AOB", "MARCH_2026, STD", "MARCH_2026, AOB/F"})
  void there_is_nothing_to_say_where_a_tie_break_fits(TieBreakEdition edition, String tieBreak) {
    assertThat(Tables.standings(Tables.under(edition, SWISS), tieBreak).notes()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"BH", "FB", "AOB"})
  void buchholz_was_allowed_in_round_robins_before_2026(String tieBreak) {
    Tournament before = Tables.under(TieBreakEdition.AUGUST_2024, ROUND_ROBIN);
    assertThat(Tables.standings(before, tieBreak).notes()).isEmpty();
  }
}
