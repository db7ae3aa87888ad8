package org.jadoube.web.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.Language;
import org.jadoube.web.cases.Translations.Told;
import org.jadoube.web.view.PageTexts;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/// Stories in other languages than English.
final class TranslationsTest {
  private static final String SERBIAN =
      """
      {"a-case": {"headline": "Љутња", "told": "Бели шаље.", "question": "Шта сад?",
      "answer": "Ништа (члан 9.2)."}}
      """;

  @Test
  void a_story_in_serbian_is_read_in_both_scripts() {
    assertThat(Translations.read(JsonMapper.shared().readTree(SERBIAN), /* latin= */ false))
        .containsEntry("a-case", new Told("Љутња", "Бели шаље.", "Шта сад?", "Ништа (члан 9.2)."));
    assertThat(Translations.read(JsonMapper.shared().readTree(SERBIAN), /* latin= */ true))
        .containsEntry(
            "a-case", new Told("Ljutnja", "Beli šalje.", "Šta sad?", "Ništa (član 9.2)."));
  }

  @Test
  void translated_stories_are_those_of_incidents_and_leave_nothing_out() {
    Set<String> incidents =
        Edition.books().stream()
            .flatMap(book -> Cases.all().incidents(book).stream())
            .map(Case::id)
            .collect(Collectors.toSet());
    for (Language language : PageTexts.languages()) {
      assertThat(incidents).as(language.tag()).containsAll(Translations.ids(language));
      for (String id : Translations.ids(language)) {
        assertThat(Translations.of(id, language).orElseThrow().toString())
            .as(language.tag() + " " + id)
            .doesNotContain("=,", "=]");
      }
    }
  }
}
