package org.jadoube.laws.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.AbstractThrowableAssert;
import org.jadoube.laws.edition.choice.ClaimLoss;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The catalogue is checked when it is read: any mistake is reported with its file and line.
final class CatalogueTest {
  private static final Parameter<Duration> BONUS =
      new Parameter<>(Rule.INCORRECT_CLAIM, "opponent-gains-minutes", ParameterTypes.minutes());
  private static final Parameter<ClaimLoss> LOST_BY =
      new Parameter<>(Rule.CLAIM_RIGHT_LOST, "lost-by", ParameterTypes.choice(ClaimLoss.class));

  private static final String EDITIONS =
      """
      year | after | in force | from | roman numbers | numbers | source
      2014 | - | by date | 2014-07-01 | guidelines | inferred | a text
      2018 | 2014 | by date | 2018-01-01 | guidelines | printed | another
      2023 | 2018 | by date | 2023-01-01 | guidelines | printed | a third
      E04 | - | by name | 2025-05-01 | appendices | printed | a fourth
      """;

  private static final String GLOSSARY =
      """
      term | first used
      adjourn | 2018:8.1 2023:+
          To break a game off.
      """;

  private static final String ARTICLE =
      """
      # Article 9
      provision kind
      INCORRECT_CLAIM computed 2018:9.5b 2023:9.5.3
          A wrong claim gives the opponent {opponent-gains-minutes}.
          @opponent-gains-minutes 2018:3 2023:2

      CLAIM_RIGHT_LOST computed 2014:9.4 E04:=
          {lost-by? moving: Moving | touching: Touching} a piece loses the right to claim.
          @lost-by 2014:moving 2018:touching
      """;

  @Test
  void an_edition_has_its_values_in_words() {
    Catalogue catalogue = read(ARTICLE);
    assertThat(gists(catalogue, "2014"))
        .containsExactly("Moving a piece loses the right to claim.");
    assertThat(gists(catalogue, "2018"))
        .contains(
            "A wrong claim gives the opponent three minutes.",
            "Touching a piece loses the right to claim.");
    assertThat(gists(catalogue, "2023")).contains("A wrong claim gives the opponent two minutes.");
  }

  @Test
  void a_choice_brings_its_own_space_or_comma_and_may_have_places_itself() {
    Catalogue catalogue =
        read(
            ARTICLE.replace(
                "{opponent-gains-minutes}",
                "time{opponent-gains-minutes? 2: | *: and {opponent-gains-minutes} at that}"));
    assertThat(gists(catalogue, "2018"))
        .contains("A wrong claim gives the opponent time and three minutes at that.");
    assertThat(gists(catalogue, "2023")).contains("A wrong claim gives the opponent time.");
  }

  @Test
  void what_an_edition_does_not_say_is_as_in_the_one_before() {
    Catalogue catalogue = read(ARTICLE);
    assertThat(numbers(catalogue, "2014")).containsExactly("9.4");
    assertThat(numbers(catalogue, "2018")).containsExactly("9.4", "9.5b");
    assertThat(numbers(catalogue, "2023")).containsExactly("9.4", "9.5.3");
    assertThat(gists(catalogue, "2023")).contains("Touching a piece loses the right to claim.");
  }

  @Test
  void a_provision_may_end_and_come_back_with_the_values_that_it_had() {
    Catalogue catalogue =
        read(
            ARTICLE
                .replace("LOST computed 2014:9.4", "LOST computed 2014:9.4 2018:- 2023:9.4")
                .replace("2014:moving 2018:touching", "2014:moving"));
    assertThat(numbers(catalogue, "2018")).containsExactly("9.5b");
    assertThat(gists(catalogue, "2023")).contains("Moving a piece loses the right to claim.");
  }

  @Test
  void numbers_are_inferred_throughout_an_edition_or_not_at_all() {
    Catalogue catalogue = read(ARTICLE);
    assertThat(catalogue.provisions("2014")).allMatch(Provision::inferred);
    assertThat(catalogue.provisions("2018")).noneMatch(Provision::inferred);
  }

  @Test
  void a_repetition_of_what_holds_anyway_is_refused() {
    refused("2018:9.5b 2023:9.5.3", "2018:9.5b 2023:9.5b")
        .hasMessage(
            "article-09.txt, line 3: found 9.5b for 2023, expected a change, or nothing, as 2018 has"
                + " it");
    refused("2014:moving 2018:touching", "2014:moving 2018:moving")
        .hasMessageStartingWith("article-09.txt, line 9: found moving for 2018, expected a change");
    refused("computed 2014:9.4", "computed 2014:- 2018:9.4")
        .hasMessage(
            "article-09.txt, line 7: found - for 2014, expected a change, or nothing, as that holds"
                + " anyway");
  }

  @Test
  void an_unknown_constant_is_refused() {
    refused("2018:touching", "2018:touchng")
        .hasMessage(
            "article-09.txt, line 9: found touchng, expected one of moving, touching for lost-by of"
                + " CLAIM_RIGHT_LOST");
  }

  @Test
  void a_value_of_the_wrong_type_is_refused() {
    refused("2018:3 2023:2", "2018:3 2023:two")
        .hasMessage(
            "article-09.txt, line 5: found two, expected a whole number of minutes for"
                + " opponent-gains-minutes of INCORRECT_CLAIM");
  }

  @Test
  void an_unknown_parameter_is_refused() {
    refused("@opponent-gains-minutes 2", "@opponent-gains-minuts 2")
        .hasMessage(
            "article-09.txt, line 5: found parameter opponent-gains-minuts, expected one that is"
                + " declared in code: opponent-gains-minutes");
  }

  @Test
  void a_declared_parameter_must_be_there() {
    refused("    @opponent-gains-minutes 2018:3 2023:2\n", "")
        .hasMessage(
            "article-09.txt, line 3: found no line @opponent-gains-minutes, expected one, as it is"
                + " declared in code");
  }

  @Test
  void the_provision_of_a_declared_parameter_must_be_there() {
    assertThatThrownBy(() ->
            Catalogue.read(texts(ARTICLE), List.of(BONUS, LOST_BY, Parameters.MOVES_TO_CLAIM)))
        .isInstanceOf(CatalogueFault.class)
        .hasMessage("catalogue: found no provision FIFTY_MOVE_CLAIM, expected one with @moves");
  }

  @Test
  void a_value_must_be_there_where_the_provision_is() {
    refused("2018:3 2023:2", "2023:2")
        .hasMessage(
            "article-09.txt, line 5: found no value for 2018, expected one, as that edition has the"
                + " provision");
    refused("@opponent-gains-minutes 2018:3 2023:2", "@opponent-gains-minutes")
        .hasMessageStartingWith("article-09.txt, line 5: found no value for 20");
  }

  @Test
  void no_value_may_be_where_the_provision_is_not() {
    refused("2018:3 2023:2", "2014:3 2023:2")
        .hasMessage(
            "article-09.txt, line 5: found 3 for 2014, expected none, as that edition does not have"
                + " the provision");
  }

  @Test
  void a_cell_begins_with_its_edition() {
    refused("2018:9.5b 2023:9.5.3", "9.5b 2023:9.5.3")
        .hasMessage(
            "article-09.txt, line 3: found 9.5b, expected the edition before it, as in 2023:9.5b");
    refused("2018:9.5b 2023:9.5.3", "2018:9.5b 2024:9.5.3")
        .hasMessage(
            "article-09.txt, line 3: found edition 2024, expected one of the editions 2014, 2018,"
                + " 2023, E04");
    refused("2018:9.5b 2023:9.5.3", "2018:9.5b 2023:")
        .hasMessage("article-09.txt, line 3: found nothing for 2023, expected a number or a value");
  }

  @Test
  void cells_stand_in_the_order_of_the_editions_and_once() {
    refused("2018:9.5b 2023:9.5.3", "2023:9.5.3 2018:9.5b")
        .hasMessage(
            "article-09.txt, line 3: found 2018:9.5b so late, expected the editions in their order,"
                + " each of them once");
    refused("2018:3 2023:2", "2018:3 2018:2")
        .hasMessageStartingWith("article-09.txt, line 5: found 2018:2 so late");
  }

  @ParameterizedTest
  @ValueSource(strings = {"~9.5b", "9.5b,", ",9.5", "9.5(b)", "9.5:b"})
  void numbers_are_letters_digits_and_dots(String number) {
    refused("2018:9.5b", "2018:" + number)
        .hasMessage(
            "article-09.txt, line 3: found "
                + number
                + ", expected numbers such as 9.2.1, 5.2b or A.4.4, - or =");
  }

  @Test
  void nothing_stands_twice() {
    refused(
            "    @lost-by 2014:moving 2018:touching\n",
            "    @lost-by 2014:moving\n    @lost-by 2018:touching\n")
        .hasMessageStartingWith("article-09.txt, line 10: found a second line @lost-by");
    refused(
            "INCORRECT_CLAIM computed",
            "CLAIM_RIGHT_LOST computed 2014:9.4\n    It.\nINCORRECT_CLAIM computed")
        .hasMessage(
            "article-09.txt, line 9: found a second provision CLAIM_RIGHT_LOST, expected one");
  }

  @Test
  void names_and_kinds_must_be_known() {
    refused("CLAIM_RIGHT_LOST computed", "CLAIM_RIGHT_LOST counted")
        .hasMessage(
            "article-09.txt, line 7: found kind counted, expected one of computed, recorded,"
                + " discretion, physical, changed");
    refused("CLAIM_RIGHT_LOST computed", "CLAIM_RIGHT_LOS computed")
        .hasMessageStartingWith("article-09.txt, line 7: found CLAIM_RIGHT_LOS computed");
    refused("CLAIM_RIGHT_LOST computed", "CLAIM_RIGHT_LOST physical")
        .hasMessageStartingWith("article-09.txt, line 7: found CLAIM_RIGHT_LOST physical");
  }

  @Test
  void a_gist_must_speak_of_every_parameter_and_of_no_others() {
    refused("{opponent-gains-minutes}", "two minutes")
        .hasMessage(
            "article-09.txt, line 4: found no place {opponent-gains-minutes}, expected one for every"
                + " parameter");
    refused("{opponent-gains-minutes}", "{opponent-gains-minutes} {hours}")
        .hasMessageStartingWith("article-09.txt, line 4: found {hours}");
    refused("{opponent-gains-minutes}", "{opponent-gains-minutes")
        .hasMessageStartingWith("article-09.txt, line 4: found { without }");
  }

  @Test
  void a_gist_must_have_a_text_for_every_value_and_for_no_others() {
    refused("| touching: Touching", "")
        .hasMessageStartingWith("article-09.txt, line 8: found no text for touching");
    refused("| touching: Touching", "| touchng: Touching")
        .hasMessageStartingWith("article-09.txt, line 8: found a text for touchng");
  }

  @Test
  void editions_have_dates_and_sources() {
    Map<String, String> texts = texts(ARTICLE);
    texts.computeIfPresent(Catalogue.EDITIONS, (_, text) -> text.replace("2018-01-01", "2018"));
    assertThatThrownBy(() -> Catalogue.read(texts, List.of(BONUS, LOST_BY)))
        .hasMessage("editions.txt, line 3: found 2018, expected a date such as 2023-01-01");
  }

  @Test
  void a_book_is_in_force_by_date_or_by_name_and_called_accordingly() {
    refusedInEditions("| by date | 2018", "| always | 2018")
        .hasMessage("editions.txt, line 3: found always, expected by date or by name");
    refusedInEditions("2018 | 2014 | by date", "2018 | 2014 | by name")
        .hasMessage("editions.txt, line 3: found 2018, expected a name such as E04");
    refusedInEditions("2018 | 2014 | by date", "E04 | 2014 | by date")
        .hasMessage("editions.txt, line 3: found E04, expected a year");
  }

  @Test
  void an_edition_comes_after_one_that_stands_above_it() {
    refusedInEditions("2018 | 2014", "2018 | 2023")
        .hasMessage(
            "editions.txt, line 3: found after 2023, expected an edition of a line above, or -");
    refusedInEditions("2018 | 2014", "2014 | -")
        .hasMessage("editions.txt, line 3: found a second edition 2014, expected one");
    refusedInEditions("guidelines | inferred", "guidelines | guessed")
        .hasMessage("editions.txt, line 2: found guessed, expected inferred or printed");
  }

  private static AbstractThrowableAssert<?, ? extends Throwable> refusedInEditions(
      String what, String by) {
    Map<String, String> texts = texts(ARTICLE);
    texts.computeIfPresent(Catalogue.EDITIONS, (_, text) -> text.replace(what, by));
    return assertThatThrownBy(() -> Catalogue.read(texts, List.of(BONUS, LOST_BY)));
  }

  @Test
  void a_file_about_one_book_needs_no_years() {
    Catalogue catalogue =
        read(
            ARTICLE,
            "provision kind E04\nONLY_LEGAL_MOVES computed 3.1.2\n    Only legal moves.\n");
    assertThat(gists(catalogue, "E04")).containsExactly("Only legal moves.");
    assertThat(gists(catalogue, "2023")).doesNotContain("Only legal moves.");
    assertThat(catalogue.lent("E04")).containsExactly("CLAIM_RIGHT_LOST");
    assertThat(catalogue.lent("2023")).isEmpty();
  }

  @Test
  void a_file_about_one_edition_changes_what_other_files_describe() {
    Catalogue catalogue =
        read(
            ARTICLE,
            """
            provision kind 2023
            CLAIM_RIGHT_LOST changed 9.8
                @lost-by moving
                * odd
            """);
    assertThat(numbers(catalogue, "2018")).containsExactly("9.4", "9.5b");
    assertThat(numbers(catalogue, "2023")).containsExactly("9.5.3", "9.8");
    assertThat(catalogue.provisions("2023").getLast().gist()).startsWith("Moving a piece");
    assertThat(catalogue.provisions("2023").getLast().notes()).containsExactly("odd");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "provision kind 2024; line 1: found edition 2024",
        "provision kind 2023 E04; line 1: found provision kind 2023 E04, expected provision kind",
        "CLAIM_RIGHT_GONE changed 9.8; line 2: found CLAIM_RIGHT_GONE changed, expected the name",
        "CLAIM_RIGHT_LOST changed 9.4; line 2: found 9.4 for 2023, expected a change",
        "CLAIM_RIGHT_LOST changed 2018:9.8 2018:9.9; line 2: found 2018:9.9 so late",
        "INCORRECT_CLAIM changed 9.8; line 2: found a second cell for 2023",
        "INCORRECT_CLAIM changed|    @opponent-gains-minutes 1; line 3: found a second cell for 2023",
        "CLAIM_RIGHT_LOST changed|    @lost-by falling; line 3: found falling",
        "CLAIM_RIGHT_LOST changed|    It is lost.; line 3: found It is lost., expected only parameters",
      })
  void a_change_that_cannot_be_meant_is_refused(String lines, String message) {
    String text = lines.startsWith("provision") ? lines : "provision kind 2023\n" + lines;
    assertThatThrownBy(() -> read(ARTICLE, text.replace('|', '\n') + "\n"))
        .isInstanceOf(CatalogueFault.class)
        .hasMessageStartingWith("more.txt, " + message);
  }

  @Test
  void a_glossary_has_terms_where_its_editions_have_them() {
    Catalogue catalogue = read(ARTICLE);
    assertThat(catalogue.glossary("2014")).isEmpty();
    assertThat(catalogue.glossary("2018").getFirst().firstUsed()).contains(new Article("8.1"));
    assertThat(catalogue.glossary("2023").getFirst().firstUsed()).isEmpty();
  }

  private static AbstractThrowableAssert<?, ? extends Throwable> refused(String what, String by) {
    assertThat(ARTICLE).contains(what);
    return assertThatThrownBy(() -> read(ARTICLE.replace(what, by)))
        .isInstanceOf(CatalogueFault.class);
  }

  private static List<String> gists(Catalogue catalogue, String year) {
    return catalogue.provisions(year).stream().map(Provision::gist).toList();
  }

  private static List<String> numbers(Catalogue catalogue, String year) {
    return catalogue.provisions(year).stream().map(each -> each.article().number()).toList();
  }

  private static Catalogue read(String article) {
    return Catalogue.read(texts(article), List.of(BONUS, LOST_BY));
  }

  private static Catalogue read(String article, String more) {
    Map<String, String> texts = texts(article);
    texts.put("more.txt", more);
    return Catalogue.read(texts, List.of(BONUS, LOST_BY));
  }

  private static Map<String, String> texts(String article) {
    return new HashMap<>(
        Map.of(
            Catalogue.EDITIONS, EDITIONS, Catalogue.GLOSSARY, GLOSSARY, "article-09.txt", article));
  }
}
