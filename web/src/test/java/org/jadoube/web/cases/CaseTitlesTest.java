package org.jadoube.web.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jadoube.notation.Language;
import org.jadoube.web.view.Translated;
import org.junit.jupiter.api.Test;

final class CaseTitlesTest {
  @Test
  void titles_are_translated_with_their_numbers() {
    List<Case> cases = Cases.all().each().stream().filter(each -> each.story().isEmpty()).toList();
    for (Language language : Translated.languages()) {
      assertThat(cases)
          .filteredOn(each -> CaseTitles.of(each, language).language().equals(language))
          .as("translated to " + language.tag())
          .hasSizeGreaterThan(cases.size() * 9 / 10)
          .allSatisfy(each -> {
            String title = CaseTitles.of(each, language).words();
            assertThat(Translated.numbers(title))
                .as(title)
                .isEqualTo(Translated.numbers(each.title()));
            assertThat(title).isNotEqualTo(each.title());
          });
    }
  }

  @Test
  void every_translated_title_is_of_a_case() {
    for (Language language : Translated.languages()) {
      assertThat(CaseTitles.ids(language))
          .as("titles/" + language.tag() + ".properties")
          .allMatch(id -> Cases.all().find(id).isPresent());
    }
  }

  @Test
  void a_title_without_a_translation_is_in_english() {
    Case example = Cases.all().each().getFirst();
    assertThat(CaseTitles.of(example, Language.ENGLISH))
        .isEqualTo(new CaseTitles.Title(example.title(), Language.ENGLISH));
  }
}
