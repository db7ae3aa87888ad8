package org.jadoube.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jadoube.chess.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageTest {
  @Test
  void english_comes_first_and_tags_are_unique() {
    List<String> tags = Language.all().stream().map(Language::tag).toList();

    assertThat(tags).startsWith("en").doesNotHaveDuplicates().hasSizeGreaterThanOrEqualTo(27);
  }

  @Test
  void letters_of_a_language_differ() {
    for (Language language : Language.all()) {
      assertThat(language.letters().ofPieces()).as(language.tag()).doesNotHaveDuplicates();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "bg, К, KNIGHT",
    "sr-Cyrl, К, KING",
    "ru, Кр, KING",
    "ru, К, KNIGHT",
    "de, L, BISHOP",
    "sl, L, BISHOP",
    "pl, S, KNIGHT",
    "cs, S, BISHOP",
    "fr, D, QUEEN",
    "is, D, QUEEN",
    "nl, P, KNIGHT",
    "uk, Т, ROOK",
    "tr, Ş, KING",
    "tr, K, ROOK",
    "el, Ι, KNIGHT",
    "lv, Z, KNIGHT",
    "lt, R, BISHOP"
  })
  void the_same_letter_means_what_the_language_says(String tag, String letter, Role role) {
    assertThat(Language.tagged(tag).orElseThrow().letters().role(letter)).contains(role);
  }

  @Test
  void tag_is_found_in_any_case() {
    assertThat(Language.tagged("SR-latn").map(Language::englishName)).contains("Serbian (Latin)");
    assertThat(Language.tagged("xx")).isEmpty();
    assertThat(Language.tagged("")).isEmpty();
    assertThat(Language.tagged("not a tag")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"sr, sr-Cyrl", "SR, sr-Cyrl", "sr-RS, sr-Cyrl", "sr-Latn-RS, sr-Latn", "de-AT, de"})
  void a_tag_may_leave_out_the_script_and_name_a_country(String tag, String language) {
    assertThat(Language.tagged(tag).map(Language::tag)).contains(language);
  }
}
