package org.jadoube.tournament.tiebreak;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class TieBreakEditionTest {
  @ParameterizedTest
  @CsvSource({
    "1998-01-01, pre-2023", "2023-08-31, pre-2023", "2023-09-01, 2023", "2024-07-31, 2023",
    "2024-08-01, 2024", "2026-02-28, 2024", "2026-03-01, 2026", "2031-01-01, 2026"
  })
  void edition_is_that_of_the_day(LocalDate day, String year) {
    assertThat(TieBreakEdition.inForceOn(day).year()).isEqualTo(year);
  }

  @ParameterizedTest
  @EnumSource
  void an_edition_is_found_by_its_name_and_its_year(TieBreakEdition edition) {
    assertThat(TieBreakEdition.named(edition.toString())).contains(edition);
    assertThat(TieBreakEdition.named(edition.year())).contains(edition);
    assertThat(TieBreakEdition.named("c.07 " + edition.year())).contains(edition);
  }

  @Test
  void there_is_no_edition_of_other_years() {
    assertThat(TieBreakEdition.named("2025")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"STD, false", "TPN, false", "RTNG/R, false", "AOB/F, false", "AOB, true", "BH, true"})
  void only_the_newest_has_every_tie_break(String tieBreak, boolean before) {
    TieBreak read = TieBreak.read(tieBreak).orThrow();
    assertThat(TieBreakEdition.AUGUST_2024.has(read)).isEqualTo(before);
    assertThat(TieBreakEdition.MARCH_2026.has(read)).isTrue();
  }
}
