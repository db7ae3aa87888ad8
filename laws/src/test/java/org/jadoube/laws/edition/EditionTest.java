package org.jadoube.laws.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class EditionTest {
  @ParameterizedTest
  @CsvSource({
    "2023, 2023",
    "FIDE 2018, 2018",
    "fide2014, 2014",
    "' 2009 ', 2009",
    "FIDE-2005, 2005",
    "e04, E04",
    "FIDE E04, E04"
  })
  void an_edition_is_found_by_its_name(String name, String year) {
    assertThat(Edition.named(name).orElseThrow().year()).isEqualTo(year);
  }

  @Test
  void an_unknown_name_finds_none() {
    assertThat(Edition.named("2017")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "1990-01-01, 2005", "2009-06-30, 2005", "2009-07-01, 2009", "2017-12-31, 2014",
    "2018-01-01, 2018", "2022-12-31, 2018", "2023-01-01, 2023", "2030-01-01, 2023"
  })
  void a_day_has_the_edition_in_force(LocalDate day, String year) {
    assertThat(Edition.inForceOn(day).year()).isEqualTo(year);
  }

  @ParameterizedTest
  @EnumSource
  void every_rule_stands_in_some_edition(Rule rule) {
    assertThat(Edition.books()).anyMatch(edition -> edition.has(rule));
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          THREEFOLD_CLAIM, 9.2b, 9.2b, 9.2b, 9.2.1.2, 9.2.2
          CHECKMATE, 5.1a, 5.1a, 5.1a, 5.1.1, 5.1.1
          FIVEFOLD_REPETITION, , , 9.6a, 9.6.1, 9.6.1
          FLAG_FALL, 6.9, 6.9, 6.9, 6.9, 6.9
          RESIGNATION_UNWINNABLE, , , , , 5.1.2
          DEAD_POSITION, 5.2b, 5.2b, 5.2b, 5.2.2, 5.2.2
          EN_PASSANT, 3.7d, 3.7d, 3.7d, 3.7.4.1, 3.7.3.1
          INCORRECT_CLAIM, 9.5b, 9.5b, 9.5b, 9.5.3, 9.5.3
          """)
  void a_rule_has_its_article_in_each_edition(
      Rule rule,
      @Nullable String y2005,
      @Nullable String y2009,
      @Nullable String y2014,
      @Nullable String y2018,
      @Nullable String y2023) {
    assertThat(Edition.all().stream().map(edition -> number(edition, rule)))
        .containsExactly(y2005, y2009, y2014, y2018, y2023);
  }

  private static @Nullable String number(Edition edition, Rule rule) {
    return edition.article(rule).map(Article::number).orElse(null);
  }

  @Test
  void a_rule_book_beside_the_laws_is_chosen_by_name_alone() {
    assertThat(Edition.all()).doesNotContain(Edition.E04);
    assertThat(Edition.books()).contains(Edition.E04).containsAll(Edition.all());
    assertThat(Edition.inForceOn(Edition.E04.inForceFrom().plusYears(9)))
        .isEqualTo(Edition.FIDE_2023);
  }

  /// E04 1.1 applies Articles 1 to 3 of the Laws in full.
  @Test
  void what_a_book_takes_over_is_cited_from_the_laws() {
    assertThat(Edition.E04.cite(Rule.KNIGHT_MOVE).toString()).isEqualTo("FIDE 2023, 3.6");
    assertThat(Edition.E04.cite(Rule.FLAG_FALL).toString()).isEqualTo("E04, 4.3");
    assertThat(Edition.E04.has(Rule.TOUCHED_OWN_PIECE)).isFalse();
    assertThat(Edition.E04.provision(Rule.KNIGHT_MOVE)).isEmpty();
  }

  @Test
  void a_part_is_cited_by_its_own_numbers() {
    assertThat(Edition.E04.cite(Rule.APPEAL).article().number()).isEqualTo("9.14");
    assertThat(Edition.E04.citeFrom(16, Rule.APPEAL).article().number()).isEqualTo("17.11");
    assertThat(Edition.E04.citeFrom(16, Rule.ASSISTANT_INFORMS).article().number())
        .isEqualTo("III.1.3");
    assertThat(Edition.E04.citeFrom(16, Rule.FLAG_FALL).article().number()).isEqualTo("4.3");
  }

  @Test
  void the_numbers_of_2005_are_inferred() {
    assertThat(Edition.FIDE_2005.provisions()).allMatch(Provision::inferred);
    assertThat(Edition.FIDE_2009.provisions()).noneMatch(Provision::inferred);
  }

  @Test
  void every_provision_says_what_it_is_about_and_why_a_program_stops_there() {
    assertThat(provisions()).allSatisfy(EditionTest::isExplained);
  }

  private static Stream<Provision> provisions() {
    return Edition.books().stream().flatMap(edition -> edition.provisions().stream());
  }

  private static void isExplained(Provision provision) {
    boolean programs =
        provision.kind() == Provision.Kind.COMPUTED || provision.kind() == Provision.Kind.RECORDED;
    assertThat(provision.gist()).as(provision.name()).endsWith(".");
    assertThat(provision.limit().isEmpty()).as(provision.name()).isEqualTo(programs);
    assertThat(provision.rule().isPresent()).as(provision.name()).isEqualTo(programs);
  }

  @Test
  void a_name_stands_once_in_an_edition() {
    assertThat(Edition.books())
        .allSatisfy(edition ->
            assertThat(edition.provisions()).extracting(Provision::name).doesNotHaveDuplicates());
  }

  @Test
  void citing_what_an_edition_does_not_have_is_a_bug() {
    assertThatThrownBy(() -> Edition.FIDE_2009.cite(Rule.FIVEFOLD_REPETITION))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
