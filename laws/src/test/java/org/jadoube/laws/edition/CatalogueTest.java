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

/// The catalogue is checked when it is read: whatever is wrong in it is said with its file and
/// line.
final class CatalogueTest {
  private static final Parameter<Duration> BONUS =
      new Parameter<>(Rule.INCORRECT_CLAIM, "opponent-gains-minutes", ParameterTypes.minutes());
  private static final Parameter<ClaimLoss> LOST_BY =
      new Parameter<>(Rule.CLAIM_RIGHT_LOST, "lost-by", ParameterTypes.choice(ClaimLoss.class));

  private static final String EDITIONS =
      """
      year | in force | from | roman numbers | source
      2014 | by date | 2014-07-01 | guidelines | a text
      2018 | by date | 2018-01-01 | guidelines | another
      2023 | by date | 2023-01-01 | guidelines | a third
      """;

  private static final String GLOSSARY =
      """
      term | 2014 2018 2023
      adjourn | - 8.1 +
          To break a game off.
      """;

  private static final String ARTICLE =
      """
      # Article 9
      provision kind 2014 2018 2023
      INCORRECT_CLAIM computed - 9.5b 9.5.3
          A wrong claim gives the opponent {opponent-gains-minutes}.
          @                       2014 2018 2023
          @opponent-gains-minutes -    3    2

      CLAIM_RIGHT_LOST computed 9.4 9.4 9.4
          {lost-by? moving: Moving | touching: Touching} a piece loses the right to claim.
          @        2014   2018     2023
          @lost-by moving touching touching
      """;

  @Test
  void an_edition_has_the_values_of_its_column_in_words() {
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
  void columns_are_read_by_their_headings_in_whatever_order_they_stand() {
    Catalogue catalogue =
        read(
            ARTICLE
                .replace("provision kind 2014 2018 2023", "provision kind 2023 2014 2018")
                .replace(
                    "INCORRECT_CLAIM computed - 9.5b 9.5.3",
                    "INCORRECT_CLAIM computed 9.5.3 - 9.5b")
                .replace("    @        2014   2018     2023", "    @        2018   2014     2023")
                .replace("@lost-by moving touching touching", "@lost-by touching moving touching"));
    assertThat(catalogue.provisions("2018").getFirst().article().number()).isEqualTo("9.4");
    assertThat(catalogue.provisions("2018").getLast().article().number()).isEqualTo("9.5b");
    assertThat(gists(catalogue, "2014"))
        .containsExactly("Moving a piece loses the right to claim.");
  }

  @Test
  void an_edition_that_lacks_a_provision_needs_no_column_in_its_table() {
    Catalogue catalogue =
        read(
            ARTICLE
                .replace("@                       2014 2018 2023", "@ 2018 2023")
                .replace("@opponent-gains-minutes -    3    2", "@opponent-gains-minutes 3 2"));
    assertThat(gists(catalogue, "2023")).contains("A wrong claim gives the opponent two minutes.");
  }

  @Test
  void a_new_edition_is_one_more_column() {
    Map<String, String> texts = texts(ARTICLE);
    texts.replaceAll((_, text) -> text.replaceAll("(?m)2023$", "2023 2027"));
    texts.computeIfPresent(
        Catalogue.EDITIONS,
        (_, text) -> text + "2027 | by date | 2027-01-01 | guidelines | a fourth\n");
    texts.computeIfPresent(Catalogue.GLOSSARY, (_, text) -> text.replace("8.1 +", "8.1 + +"));
    texts.computeIfPresent(
        "article-09.txt",
        (_, text) ->
            text.replace("9.5b 9.5.3", "9.5b 9.5.3 9.6")
                .replace("9.4 9.4 9.4", "9.4 9.4 9.4 9.5")
                .replace("-    3    2", "-    3    2    1")
                .replace("moving touching touching", "moving touching touching touching"));
    Catalogue catalogue = Catalogue.read(texts, List.of(BONUS, LOST_BY));
    assertThat(gists(catalogue, "2027")).contains("A wrong claim gives the opponent one minute.");
  }

  @Test
  void an_unknown_constant_is_refused() {
    refused("moving touching touching", "moving touchng touching")
        .hasMessage(
            "article-09.txt, line 11: found touchng, expected one of moving, touching for lost-by of"
                + " CLAIM_RIGHT_LOST");
  }

  @Test
  void a_value_of_the_wrong_type_is_refused() {
    refused("-    3    2", "-    3    two")
        .hasMessage(
            "article-09.txt, line 6: found two, expected a whole number of minutes for"
                + " opponent-gains-minutes of INCORRECT_CLAIM");
  }

  @Test
  void an_unknown_parameter_is_refused() {
    refused("@opponent-gains-minutes -", "@opponent-gains-minuts -")
        .hasMessage(
            "article-09.txt, line 6: found parameter opponent-gains-minuts, expected one that is"
                + " declared in code: opponent-gains-minutes");
  }

  @Test
  void a_declared_parameter_must_be_there() {
    refused("    @opponent-gains-minutes -    3    2\n", "")
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
    refused("-    3    2", "-    3    -")
        .hasMessage(
            "article-09.txt, line 6: found no value for 2023, expected one, as that edition has the"
                + " provision");
    refused(
            "@        2014   2018     2023\n    @lost-by moving touching touching",
            "@ 2014\n    @lost-by moving")
        .hasMessageStartingWith("article-09.txt, line 11: found no value for 2018");
  }

  @Test
  void no_value_may_be_where_the_provision_is_not() {
    refused("-    3    2", "3    3    2")
        .hasMessage(
            "article-09.txt, line 6: found 3 for 2014, expected -, as that edition does not have the"
                + " provision");
  }

  @Test
  void every_column_must_have_a_value() {
    refused("-    3    2", "3    2")
        .hasMessage(
            "article-09.txt, line 6: found 2 values, expected one for each of the columns 2014,"
                + " 2018, 2023");
    refused("9.4 9.4 9.4", "9.4 9.4")
        .hasMessageStartingWith("article-09.txt, line 8: found 2 values");
  }

  @Test
  void columns_must_be_those_of_the_editions() {
    refused("kind 2014 2018 2023", "kind 2014 2018")
        .hasMessageStartingWith("article-09.txt, line 2: found no column 2023");
    refused("kind 2014 2018 2023", "kind 2014 2018 2024")
        .hasMessageStartingWith("article-09.txt, line 2: found a column 2024");
    refused("kind 2014 2018 2023", "kind 2014 2018 2018")
        .hasMessageStartingWith("article-09.txt, line 2: found two columns 2018");
    refused("    @                       2014 2018 2023\n", "")
        .hasMessageStartingWith("article-09.txt, line 5: found @opponent-gains-minutes, expected");
  }

  @Test
  void nothing_stands_twice() {
    refused(
            "    @lost-by moving touching touching\n",
            "    @lost-by moving touching touching\n    @lost-by moving touching touching\n")
        .hasMessageStartingWith("article-09.txt, line 12: found a second line @lost-by");
    refused(
            "INCORRECT_CLAIM computed - 9.5b 9.5.3",
            "CLAIM_RIGHT_LOST computed 9.4 9.4 9.4\n    It.\nX")
        .isInstanceOf(CatalogueFault.class);
  }

  @Test
  void names_and_kinds_must_be_known() {
    refused("CLAIM_RIGHT_LOST computed", "CLAIM_RIGHT_LOST counted")
        .hasMessage(
            "article-09.txt, line 8: found kind counted, expected one of computed, recorded,"
                + " discretion, physical");
    refused("CLAIM_RIGHT_LOST computed", "CLAIM_RIGHT_LOS computed")
        .hasMessageStartingWith("article-09.txt, line 8: found CLAIM_RIGHT_LOS computed");
    refused("CLAIM_RIGHT_LOST computed", "CLAIM_RIGHT_LOST physical")
        .hasMessageStartingWith("article-09.txt, line 8: found CLAIM_RIGHT_LOST physical");
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
        .hasMessageStartingWith("article-09.txt, line 9: found no text for touching");
    refused("| touching: Touching", "| touchng: Touching")
        .hasMessageStartingWith("article-09.txt, line 9: found a text for touchng");
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
    refusedInEditions("2018 | by date", "2018 | by name")
        .hasMessage("editions.txt, line 3: found 2018, expected a name such as E04");
    refusedInEditions("2018 | by date", "E04 | by date")
        .hasMessage("editions.txt, line 3: found E04, expected a year");
  }

  private static AbstractThrowableAssert<?, ? extends Throwable> refusedInEditions(
      String what, String by) {
    Map<String, String> texts = texts(ARTICLE);
    texts.computeIfPresent(Catalogue.EDITIONS, (_, text) -> text.replace(what, by));
    return assertThatThrownBy(() -> Catalogue.read(texts, List.of(BONUS, LOST_BY)));
  }

  @Test
  void a_file_about_a_book_beside_the_laws_needs_no_other_columns() {
    Map<String, String> texts =
        texts(
            ARTICLE
                .replace("2014 2018 2023\nIN", "2014 2018 2023 E04\nIN")
                .replace("- 9.5b 9.5.3", "- 9.5b 9.5.3 -")
                .replace("9.4 9.4 9.4", "9.4 9.4 9.4 ="));
    texts.computeIfPresent(
        Catalogue.EDITIONS,
        (_, text) -> text + "E04 | by name | 2025-05-01 | appendices | a fourth\n");
    texts.computeIfPresent(
        Catalogue.GLOSSARY,
        (_, text) -> text.replace("2023", "2023 E04").replace("8.1 +", "8.1 + -"));
    texts.put(
        "e04.txt",
        """
        provision kind E04
        ONLY_LEGAL_MOVES computed 3.1.2
            Only legal moves are accepted.
        """);
    Catalogue catalogue = Catalogue.read(texts, List.of(BONUS, LOST_BY));
    assertThat(gists(catalogue, "E04")).containsExactly("Only legal moves are accepted.");
    assertThat(catalogue.lent("E04")).containsExactly("CLAIM_RIGHT_LOST");
    assertThat(catalogue.lent("2023")).isEmpty();
  }

  @Test
  void an_inferred_number_needs_one_to_be_inferred_from() {
    refused("9.4 9.4 9.4", "9.4 9.4 ~")
        .hasMessageStartingWith("article-09.txt, line 8: found ~ for 2023");
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

  private static Catalogue read(String article) {
    return Catalogue.read(texts(article), List.of(BONUS, LOST_BY));
  }

  private static Map<String, String> texts(String article) {
    return new HashMap<>(
        Map.of(
            Catalogue.EDITIONS, EDITIONS, Catalogue.GLOSSARY, GLOSSARY, "article-09.txt", article));
  }
}
