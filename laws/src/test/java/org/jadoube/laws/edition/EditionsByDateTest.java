package org.jadoube.laws.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EditionsByDateTest {
  @ParameterizedTest
  @CsvSource({
    "2014-06-30, 2014-06-30, 2009",
    "2014-07-01, 2014-07-01, 2014",
    "2014-01-01, 2014-12-31, 2009 2014",
    "2017-12-31, 2018-01-01, 2014 2018",
    "2000-01-01, 2099-12-31, 2005 2009 2014 2018 2023",
    "1937-01-01, 1937-12-31, 2005"
  })
  void editions_are_those_in_force_on_any_of_the_days(
      LocalDate first, LocalDate last, String years) {
    assertThat(Edition.inForceBetween(first, last))
        .extracting(Edition::year)
        .containsExactly(years.split(" "));
  }
}
