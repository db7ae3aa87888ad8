package org.jadoube.web.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jadoube.notation.Language;
import org.jadoube.web.view.PageTexts;
import org.junit.jupiter.api.Test;

final class CaseTitlesTest {
  private static final Pattern NUMBER = Pattern.compile("\\d+");

  private static List<Language> translations() {
    return PageTexts.languages().stream()
        .filter(language -> !language.equals(Language.ENGLISH))
        .toList();
  }

  @Test
  void titles_are_translated_with_their_numbers() {
    List<Case> cases = Cases.all().each().stream().filter(each -> each.story().isEmpty()).toList();
    for (Language language : translations()) {
      assertThat(cases)
          .filteredOn(each -> CaseTitles.of(each, language).language().equals(language))
          .as("translated to " + language.tag())
          .hasSizeGreaterThan(cases.size() * 9 / 10)
          .allSatisfy(each -> {
            String title = CaseTitles.of(each, language).words();
            assertThat(numbers(title)).as(title).isEqualTo(numbers(each.title()));
            assertThat(title).isNotEqualTo(each.title());
          });
    }
  }

  private static List<String> numbers(String text) {
    return NUMBER.matcher(text).results().map(MatchResult::group).sorted().toList();
  }

  @Test
  void every_translated_title_is_of_a_case() {
    for (Language language : translations()) {
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
