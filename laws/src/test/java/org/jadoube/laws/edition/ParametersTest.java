package org.jadoube.laws.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.laws.edition.choice.Counting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ParametersTest {
  @Test
  void a_parameter_has_the_value_of_the_edition() {
    assertThat(Edition.FIDE_2009.value(Parameters.WRONG_CLAIM_BONUS))
        .isEqualTo(Duration.ofMinutes(3));
    assertThat(Edition.FIDE_2014.value(Parameters.WRONG_CLAIM_BONUS))
        .isEqualTo(Duration.ofMinutes(2));
    assertThat(Edition.FIDE_2014.value(Parameters.OCCURRENCES_COUNTED))
        .isEqualTo(Counting.CONSECUTIVE);
    assertThat(Edition.FIDE_2014.value(Parameters.DEFAULT_TIME)).isEmpty();
    assertThat(Edition.FIDE_2005.value(Parameters.DEFAULT_TIME)).contains(Duration.ofHours(1));
  }

  @Test
  void an_edition_without_the_provision_has_no_value() {
    assertThat(Edition.FIDE_2009.find(Parameters.MOVES_TO_DRAW)).isEqualTo(Optional.empty());
    assertThatThrownBy(() -> Edition.FIDE_2009.value(Parameters.MOVES_TO_DRAW))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("FIDE 2009 has no SEVENTY_FIVE_MOVES");
  }

  @Test
  void every_parameter_has_a_value_where_its_provision_is_and_nowhere_else() {
    for (Parameter<?> parameter : Parameters.all()) {
      assertThat(Edition.all())
          .allSatisfy(edition ->
              assertThat(edition.find(parameter).isPresent())
                  .as("%s in %s", parameter, edition)
                  .isEqualTo(edition.has(parameter.rule())));
    }
  }

  @Test
  void a_name_is_declared_once_for_a_provision() {
    assertThat(Parameters.all()).extracting(Parameter::toString).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          0, zero, zeroth
          1, one, first
          2, two, second
          3, three, third
          5, five, fifth
          12, twelve, twelfth
          20, twenty, twentieth
          30, thirty, thirtieth
          75, seventy-five, seventy-fifth
          92, ninety-two, ninety-second
          """)
  void numbers_are_said_in_words(int number, String cardinal, String ordinal) {
    assertThat(NumberWords.cardinal(number)).isEqualTo(cardinal);
    assertThat(NumberWords.ordinal(number)).isEqualTo(ordinal);
  }

  @Test
  void a_unit_is_in_the_plural_unless_there_is_one() {
    assertThat(NumberWords.of(1, "minute")).isEqualTo("one minute");
    assertThat(NumberWords.of(0, "minute")).isEqualTo("zero minutes");
    assertThat(NumberWords.of(30, "second")).isEqualTo("thirty seconds");
  }

  @ParameterizedTest
  @CsvSource({"<15, 899, true", "<15, 900, false", "<=10, 600, true", "<=10, 601, false"})
  void a_limit_may_include_itself(String cell, long seconds, boolean within) {
    assertThat(TimeLimit.read(cell).orElseThrow().holds(Duration.ofSeconds(seconds)))
        .isEqualTo(within);
  }
}
