package org.jadoube.web.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.Language;
import org.jadoube.web.view.LawTexts;
import org.jadoube.web.view.PageTexts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Incidents as they are told in the reader's language.
final class StoryTest {
  private static final Cases CASES = Cases.all();

  /// Players' own words stand as they wrote them, and some names are the same everywhere.
  private static final Pattern UNTRANSLATED =
      Pattern.compile("[“„«][^”“»]*[”“»]|FIDE|Chess960|Novak|\\b[a-h]x?[a-h]?[1-8]\\b");

  private static final Pattern LATIN_WORD = Pattern.compile("[A-Za-z]{4,}");
  private static final Pattern ENGLISH_WORD =
      Pattern.compile(
          "\\b(the|and|of|with|White|Black|arbiter|clock|piece|game|draw|move|moves|flag|after)\\b");

  @Test
  void incidents_are_told_in_every_language_and_none_falls_back_to_english() {
    told(60);
  }

  @Test
  @Tag("long")
  void every_incident_is_told_in_every_language() {
    told(1);
  }

  /// @param step which of them: every sixtieth, others in each language, or every one
  private static void told(int step) {
    List<Language> languages = PageTexts.languages();
    for (int first = 0; first < languages.size(); first++) {
      for (Edition book : Edition.books()) {
        List<Case> incidents = CASES.incidents(book);
        for (int at = first * 7 % step; at < incidents.size(); at += step) {
          requireTold(incidents.get(at), book, languages.get(first));
        }
      }
    }
  }

  private static void requireTold(Case incident, Edition book, Language language) {
    Staging staging = Stages.of(incident, book, language);
    String name = language.tag() + ": " + incident.title();
    assertThat(staging.language()).as(name).isEqualTo(language.tag());
    List<String> told = told(staging).toList();
    assertThat(told).as(name).noneMatch(String::isBlank);
    String nothing = LawTexts.in(language).text("deed.other", Map.of());
    assertThat(told).as(name).noneMatch(text -> text.contains(nothing));
    if (!language.equals(Language.ENGLISH)) {
      assertThat(told).as(name).noneMatch(isEnglish(language));
    }
  }

  private static Stream<String> told(Staging staging) {
    return Stream.of(
            Stream.of(staging.title()),
            staging.incident().stream(),
            staging.answer().stream(),
            staging.question().stream().map(Question::text),
            staging.question().stream()
                .flatMap(question -> question.answers().stream())
                .flatMap(answer -> Stream.concat(Stream.of(answer.text()), answer.why().stream())))
        .flatMap(texts -> texts);
  }

  private static Predicate<String> isEnglish(Language language) {
    boolean latin = LawTexts.in(language).text("deed.white", Map.of()).matches("\\p{IsLatin}+");
    Pattern foreign = latin ? ENGLISH_WORD : LATIN_WORD;
    return text -> foreign.matcher(UNTRANSLATED.matcher(text).replaceAll("")).find();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          en      | The knight cannot move
          de      | Springer
          sr-Latn | Skakač
          sr-Cyrl | Скакач
          """)
  void a_story_is_told_in_the_reader_s_language(String tag, String answer) {
    assertThat(staged(tag, "2023", "the-first-piece-touched-is-pinned").answer().orElseThrow())
        .contains(answer);
  }

  private static Staging staged(String tag, String book, String id) {
    Case incident = CASES.find(id).orElseThrow();
    Edition edition = Edition.named(book).orElseThrow();
    return Stages.of(incident, edition, Language.tagged(tag).orElseThrow());
  }
}
