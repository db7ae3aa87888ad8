package org.jadoube.laws.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.AbstractThrowableAssert;
import org.jadoube.laws.edition.choice.ClaimLoss;
import org.junit.jupiter.api.Test;

/// Numbers taken over from the next edition, provisions applied elsewhere, texts within texts: read
/// as they are meant, or refused with the line and what was expected there.
final class ProvisionsReadTest {
  private static final Parameter<Duration> BONUS =
      new Parameter<>(Rule.INCORRECT_CLAIM, "minutes", ParameterTypes.minutes());
  private static final Parameter<ClaimLoss> LOST_BY =
      new Parameter<>(Rule.INCORRECT_CLAIM, "lost-by", ParameterTypes.choice(ClaimLoss.class));

  private static final String EDITIONS =
      """
      year | in force | from | roman numbers | source
      2014 | by date | 2014-07-01 | guidelines | a text
      2018 | by date | 2018-01-01 | guidelines | another
      2023 | by date | 2023-01-01 | guidelines | a third
      """;

  private static final String ARTICLE =
      """
      provision kind 2014 2018 2023
      INCORRECT_CLAIM computed 9.5b ~ 9.5.3
          It costs {minutes}{lost-by? moving:, by moving | touching:, by touching}.
          @        2014   2018     2023
          @minutes 3      3        2
          @lost-by moving touching touching
          > chess.Position PositionTest
      """;

  private static Catalogue read(String article) {
    return Catalogue.read(
        Map.of(
            Catalogue.EDITIONS,
            EDITIONS,
            Catalogue.GLOSSARY,
            "term | 2014 2018 2023\n",
            "article-09.txt",
            article),
        List.of(BONUS, LOST_BY));
  }

  private static AbstractThrowableAssert<?, ? extends Throwable> refused(String what, String by) {
    assertThat(ARTICLE).contains(what);
    return assertThatThrownBy(() -> read(ARTICLE.replace(what, by)))
        .isInstanceOf(CatalogueFault.class);
  }

  private static Provision provision(String year) {
    return read(ARTICLE).provisions(year).getFirst();
  }

  @Test
  void each_parameter_of_a_provision_has_texts_of_its_own() {
    assertThat(provision("2014").gist()).isEqualTo("It costs three minutes, by moving.");
    assertThat(provision("2023").gist()).isEqualTo("It costs two minutes, by touching.");
  }

  @Test
  void a_number_may_be_that_of_the_next_edition() {
    assertThat(provision("2018").article()).isEqualTo(new Article("9.5.3"));
    assertThat(provision("2018").inferred()).isTrue();
    assertThat(provision("2014").inferred()).isFalse();
  }

  @Test
  void a_number_is_not_taken_over_from_one_that_is_not_in_print() {
    refused("9.5b ~ 9.5.3", "~ ~ 9.5.3")
        .hasMessage(
            "article-09.txt, line 2: found ~ for 2014, expected a number, as the next edition has"
                + " none that is in print");
    assertThatThrownBy(() ->
            read(
                ARTICLE
                    .replace("9.5b ~ 9.5.3", "9.5b ~ -")
                    .replace("3        2\n", "3        -\n")
                    .replace("touching touching\n", "touching -\n")))
        .isInstanceOf(CatalogueFault.class)
        .hasMessageContaining("line 2: found ~ for 2018");
  }

  @Test
  void a_provision_may_be_applied_elsewhere() {
    assertThat(provision("2023").elsewhere())
        .contains(new Provision.Elsewhere("chess.Position", "PositionTest"));
    refused("> chess.Position PositionTest", "> chess.Position")
        .hasMessageContaining("expected > module.Class TestOfIt");
  }

  @Test
  void texts_within_texts_are_checked_as_well() {
    refused("moving:, by moving", "moving:, by {lost-by? touchng: x | *: y}")
        .hasMessageContaining("line 3: found a text for touchng");
  }

  @Test
  void a_text_for_a_value_needs_a_colon() {
    refused("touching:, by touching", "touching")
        .hasMessage("article-09.txt, line 3: found touching, expected a value, a colon and a text");
  }

  @Test
  void the_heading_names_its_columns() {
    refused("provision kind 2014", "rule kind 2014")
        .hasMessageContaining("line 1: found rule kind 2014 2018 2023, expected provision kind");
    refused("provision kind 2014 2018 2023", "provision kind")
        .hasMessageContaining("line 1: found no column 2014");
    refused("provision kind 2014 2018 2023", "provision")
        .hasMessageContaining("expected provision kind");
  }

  @Test
  void a_provision_has_a_kind_and_numbers() {
    refused("INCORRECT_CLAIM computed 9.5b ~ 9.5.3", "INCORRECT_CLAIM computed")
        .hasMessageContaining("line 2: found 0 values");
    refused("INCORRECT_CLAIM computed 9.5b ~ 9.5.3", "INCORRECT_CLAIM")
        .hasMessageContaining("line 2: found kind , expected one of computed");
  }

  @Test
  void what_the_program_applies_is_a_rule_and_what_it_does_not_apply_is_none() {
    refused("INCORRECT_CLAIM computed", "WRONG_CLAIM computed")
        .hasMessage(
            "article-09.txt, line 2: found WRONG_CLAIM computed, expected the name of a Rule");
    refused("INCORRECT_CLAIM computed", "INCORRECT_CLAIM physical")
        .hasMessage(
            "article-09.txt, line 2: found INCORRECT_CLAIM physical, expected a name that is not"
                + " that of a Rule");
  }
}
