package org.jadoube.laws.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests the questions that one can ask an edition.
final class EditionLookupTest {
  static List<Edition> editions() {
    return Edition.all();
  }

  @ParameterizedTest
  @MethodSource("editions")
  void a_provision_is_found_by_its_rule_and_by_its_name(Edition edition) {
    Provision checkmate = edition.provision(Rule.CHECKMATE).orElseThrow();
    assertThat(checkmate.name()).isEqualTo("CHECKMATE");
    assertThat(checkmate.article()).isEqualTo(edition.article(Rule.CHECKMATE).orElseThrow());
    assertThat(edition.provision("CHECKMATE")).contains(checkmate);
    assertThat(edition.provision("no such provision")).isEmpty();
  }

  @Test
  void an_edition_has_no_provision_for_a_rule_of_later_ones() {
    assertThat(Edition.FIDE_2009.provision(Rule.FIVEFOLD_REPETITION)).isEmpty();
    assertThat(Edition.FIDE_2014.provision(Rule.FIVEFOLD_REPETITION)).isPresent();
  }

  @ParameterizedTest
  @MethodSource("editions")
  void an_edition_names_itself_and_its_source(Edition edition) {
    assertThat(edition).hasToString("FIDE " + edition.year());
    assertThat(edition.source()).isNotBlank();
    assertThat(Edition.named(edition.toString())).contains(edition);
  }

  @Test
  void the_names_of_all_books_are_known_without_them() {
    assertThat(EditionNames.all())
        .containsExactlyElementsOf(Edition.books().stream().map(Edition::year).toList());
  }

  @Test
  void newer_editions_have_a_glossary() {
    assertThat(Edition.FIDE_2005.glossary()).isEmpty();
    assertThat(Edition.newest().glossary())
        .extracting(Term::name)
        .contains("blitz", "zero tolerance");
  }

  @ParameterizedTest
  @CsvSource({
    "9.2.1, 9.2.2",
    "9.2, 9.2.1",
    "9.9, 9.10",
    "4.2a, 4.2b",
    "12, A.1",
    "A.4.4, B.1",
    "Preface, 1",
    "Introduction, Preface",
    "E.1, I",
    "G.1, Guidelines",
    "D.2, III.4",
    "Guidelines, III.4",
    "I, I.1",
    "I.1, II.1",
    "II, III"
  })
  void articles_are_in_the_order_of_the_laws(String earlier, String later) {
    assertThat(new Article(earlier)).isLessThan(new Article(later));
    assertThat(new Article(later)).isGreaterThan(new Article(earlier));
    assertThat(new Article(later)).isEqualByComparingTo(new Article(later)).hasToString(later);
  }

  @Test
  void an_article_has_a_number() {
    assertThatThrownBy(() -> new Article(" ")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void numbers_above_ninety_nine_are_written_in_digits() {
    assertThat(Stream.of(99L, 100L, 150L).map(NumberWords::cardinal))
        .containsExactly("ninety-nine", "100", "150");
  }
}
