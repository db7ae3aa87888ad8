package org.jadoube.web.provision;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.notation.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class LawSearchTest {
  /// A query, and the provisions of which any will do.
  private record Asked(String query, Set<String> wanted) {}

  private static List<Asked> queries(String tag) {
    String name = "queries/" + tag + ".txt";
    try (InputStream file =
            Objects.requireNonNull(LawSearchTest.class.getResourceAsStream(name), name);
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
      return lines.lines().filter(line -> line.contains(" -> ")).map(LawSearchTest::read).toList();
    } catch (IOException unreadable) {
      throw new AssertionError(unreadable);
    }
  }

  private static Asked read(String line) {
    String[] parts = line.split(" -> ");
    return new Asked(parts[0], Set.of(parts[1].split(", ")));
  }

  /// The names of what is found, the best first.
  private static List<String> found(String query, Language language) {
    return LawSearch.all(query, language).found().values().stream()
        .flatMap(each -> each.provisions().stream())
        .map(Provision::name)
        .collect(toCollection(LinkedHashSet::new))
        .stream()
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "en, 120",
    "de, 25",
    "fr, 25",
    "es, 25",
    "cs, 25",
    "ru, 25",
    "bg, 25",
    "sl, 25",
    "sr-Cyrl, 25"
  })
  void what_is_asked_is_among_the_first_three_and_mostly_first(String tag, int queries) {
    Language language = Language.tagged(tag).orElseThrow();
    List<String> notFirst = new ArrayList<>();
    List<String> notAmongThree = new ArrayList<>();
    List<Asked> asked = queries(tag);
    for (Asked each : asked) {
      List<String> found = found(each.query(), language);
      String told = each.query() + " finds " + found.subList(0, Math.min(3, found.size()));
      if (found.stream().limit(1).noneMatch(each.wanted()::contains)) {
        notFirst.add(told);
      }
      if (found.stream().limit(3).noneMatch(each.wanted()::contains)) {
        notAmongThree.add(told);
      }
    }
    assertThat(asked).hasSizeGreaterThanOrEqualTo(queries);
    assertThat(notAmongThree).isEmpty();
    assertThat(notFirst).hasSizeLessThan(asked.size() / 5 + 1);
  }

  private static final List<String> TAGS =
      List.of("de", "fr", "es", "cs", "ru", "bg", "sl", "sr-Cyrl", "sr-Latn");

  @Test
  void every_language_asks_the_same_questions() {
    Set<String> names =
        Edition.books().stream()
            .flatMap(book -> book.provisions().stream())
            .map(Provision::name)
            .collect(toCollection(LinkedHashSet::new));
    List<LawQuestion> english = LawIndex.in(Language.ENGLISH).questions();
    assertThat(english).extracting(LawQuestion::key).hasSameElementsAs(LawQuestion.keys().toList());
    assertThat(english)
        .hasSizeGreaterThan(60)
        .allSatisfy(each -> assertThat(names).as(each.key()).containsAll(each.answers()));
    for (String tag : TAGS) {
      List<LawQuestion> theirs = LawIndex.in(Language.tagged(tag).orElseThrow()).questions();
      assertThat(theirs)
          .as("questions in " + tag)
          .extracting(LawQuestion::key)
          .isEqualTo(english.stream().map(LawQuestion::key).toList());
      assertThat(theirs)
          .as("questions in " + tag)
          .extracting(LawQuestion::text)
          .allMatch(text -> text.endsWith("?") || text.endsWith("."))
          .doesNotContainAnyElementsOf(english.stream().map(LawQuestion::text).toList());
    }
  }

  @Test
  void every_question_finds_its_own_answer() {
    Stream.concat(Stream.of("en"), TAGS.stream())
        .map(tag -> Language.tagged(tag).orElseThrow())
        .forEach(language ->
            assertThat(LawIndex.in(language).questions())
                .allSatisfy(each ->
                    assertThat(found(each.text(), language))
                        .as(each.text())
                        .startsWith(answer(each))));
  }

  /// Its answer in the newest edition that has one.
  private static String answer(LawQuestion question) {
    return LawSearch.newestFirst().stream()
        .flatMap(book -> question.answer(book).stream())
        .map(Provision::name)
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"xyzzy", "hovercraft", "ааа", "?", "'", "qqqqqqqqqq wwwwwwwwwww"})
  void what_finds_nothing_gets_questions_instead(String query) {
    assertThat(LawSearch.all(query, Language.ENGLISH).found()).isEmpty();
    assertThat(LawSearch.nearest(query, Language.ENGLISH)).isNotEmpty();
  }

  @Test
  void an_endless_query_is_answered_by_its_first_words() {
    String endless = "stalemate " + "qwertyuiop asdfghjkl ".repeat(20_000);
    assertThat(found(endless, Language.ENGLISH)).contains("STALEMATE");
    assertThat(LawSearch.nearest(endless, Language.ENGLISH)).isNotEmpty();
    assertThat(named(Edition.newest(), "1 ".repeat(100_000))).doesNotContain("STALEMATE");
  }

  @Test
  void a_misspelt_word_is_told() {
    assertThat(LawSearch.all("stalmate", Language.ENGLISH).corrected()).contains("stalemate");
    assertThat(LawSearch.all("stalemate", Language.ENGLISH).corrected()).isEmpty();
  }

  @Test
  void an_edition_answers_with_its_own_provision() {
    assertThat(named(Edition.FIDE_2009, "5 fold")).doesNotContain("FIVEFOLD_REPETITION");
    assertThat(named(Edition.E04, "3 fold")).startsWith("AUTOMATIC_REPETITION");
  }

  private static List<String> named(Edition book, String query) {
    return LawSearch.inOneBook(query, Optional.of(book), Language.ENGLISH).stream()
        .flatMap(each -> each.found().provisions().stream())
        .map(Provision::name)
        .toList();
  }

  @Test
  void a_book_that_says_much_more_about_it_comes_first() {
    assertThat(LawSearch.all("premove", Language.ENGLISH).found().keySet()).startsWith(Edition.E04);
    assertThat(LawSearch.all("stalemate", Language.ENGLISH).found().keySet())
        .startsWith(Edition.newest());
  }

  @Test
  void a_reader_of_another_language_may_ask_in_english() {
    for (String tag : TAGS) {
      assertThat(found("stalemate", Language.tagged(tag).orElseThrow()))
          .as(tag)
          .startsWith("STALEMATE");
    }
  }
}
