package org.jadoube.laws.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.AbstractThrowableAssert;
import org.jadoube.laws.edition.choice.ClaimLoss;
import org.junit.jupiter.api.Test;

/// Provisions applied elsewhere, texts within texts, headings: read as they are meant, or refused
/// with the line and what was expected there.
final class ProvisionsReadTest {
  private static final Parameter<Duration> BONUS =
      new Parameter<>(Rule.INCORRECT_CLAIM, "minutes", ParameterTypes.minutes());
  private static final Parameter<ClaimLoss> LOST_BY =
      new Parameter<>(Rule.INCORRECT_CLAIM, "lost-by", ParameterTypes.choice(ClaimLoss.class));

  private static final String EDITIONS =
      """
      year | after | in force | from | roman numbers | numbers | source
      2014 | - | by date | 2014-07-01 | guidelines | printed | a text
      2023 | 2014 | by date | 2023-01-01 | guidelines | printed | another
      """;

  private static final String ARTICLE =
      """
      provision kind
      INCORRECT_CLAIM computed 2014:9.5b 2023:9.5.3
          It costs {minutes}{lost-by? moving:, by moving | touching:, by touching}.
          @minutes 2014:3 2023:2
          @lost-by 2014:moving 2023:touching
          > chess.Position PositionTest
      """;

  private static Catalogue read(String article) {
    return Catalogue.read(
        Map.of(
            Catalogue.EDITIONS,
            EDITIONS,
            Catalogue.GLOSSARY,
            "term | first used\n",
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
  void a_file_has_a_heading() {
    refused("provision kind", "rule kind")
        .hasMessage(
            "article-09.txt, line 1: found rule kind, expected provision kind, and the edition if it"
                + " is about one");
    refused("provision kind", "provision").hasMessageContaining("expected provision kind");
  }

  @Test
  void a_provision_has_a_kind_and_numbers() {
    refused("INCORRECT_CLAIM computed 2014:9.5b 2023:9.5.3", "INCORRECT_CLAIM computed")
        .hasMessage("article-09.txt, line 2: found no number, expected one in some edition");
    refused("INCORRECT_CLAIM computed 2014:9.5b 2023:9.5.3", "INCORRECT_CLAIM")
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
