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
      Pattern.compile("“[^”]*”|FIDE|Chess960|Novak|\\b[a-h]x?[a-h]?[1-8]\\b");

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
          de | 2023 | the-first-piece-touched-is-pinned | Weiß: der Zug Kf1
          es | 2023 | an-objection-before-the-clock-has-been-pressed \
          | Negras: aviso de una irregularidad (pieza tocada)
          ru | E04 | the-second-time-that-the-camera-is-off | Арбитр: показ карточки (Чёрные, красная)
          cs | E04 | headphones-against-the-noise \
          | Rozhodčí: ukládá trest (Bílý, více času soupeři, 1 min, sluchátka, Článek 9.7)
          """)
  void it_is_called_by_what_is_asked_about(String tag, String book, String id, String title) {
    assertThat(staged(tag, book, id).title()).isEqualTo(title);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          de | 2023 | the-first-piece-touched-is-pinned \
          | Turnierpartie: 90 min. Weiß berührt den Springer auf e3. Weiß berührt die Dame auf d1.
          de | E04 | back-with-one-second-to-spare \
          | Bedenkzeit: 15 min + 10 s je Zug. Online, mit Aufsicht. \
          Wer die Verbindung verliert, hat 1 min, um zurückzukehren. 1.e4. \
          Schwarz hat die Verbindung zur Spielplattform verloren; die Uhr läuft weiter. \
          Nach 59 s: Schwarz ist wieder mit der Spielplattform verbunden.
          de | 2023 | white-s-flag-has-fallen-unnoticed-when-black-accepts-the-draw \
          | Turnierpartie: 90 min. 1.e4 e5. Nach 91 min 40 s: 2.Sf3. Weiß bietet Remis an.
          """)
  void it_tells_the_terms_and_what_happens_up_to_the_question(
      String tag, String book, String id, String incident) {
    assertThat(staged(tag, book, id).incident()).contains(incident);
  }

  @Test
  void nothing_is_told_before_the_first_act_if_that_is_asked_about() {
    String id = "before-2018-an-arbiter-wants-to-exclude-a-player-from-the-next-round";
    assertThat(staged("cs", "2014", id).incident()).isEmpty();
    assertThat(staged("en", "2014", id).incident()).isPresent();
  }

  @Test
  void in_english_it_is_told_as_it_was_written_and_elsewhere_the_articles_are_given() {
    String id = "the-first-piece-touched-is-pinned";
    assertThat(staged("en", "2023", id).answer().orElseThrow()).contains("The knight cannot move");
    assertThat(staged("es", "2023", id).answer())
        .contains("Artículos en cuestión: FIDE 2023, artículo 4.3.1; FIDE 2023, artículo 4.5.");
  }

  private static Staging staged(String tag, String book, String id) {
    Case incident = CASES.find(id).orElseThrow();
    Edition edition = Edition.named(book).orElseThrow();
    return Stages.of(incident, edition, Language.tagged(tag).orElseThrow());
  }
}
