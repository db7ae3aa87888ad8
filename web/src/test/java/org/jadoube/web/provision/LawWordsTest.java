package org.jadoube.web.provision;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.notation.Language;
import org.jadoube.web.view.Translated;
import org.junit.jupiter.api.Test;

final class LawWordsTest {
  @Test
  void a_provision_has_a_title_in_english() {
    assertThat(Edition.books().stream().flatMap(book -> book.provisions().stream()))
        .extracting(EnglishTexts::title)
        .allMatch(title -> title.matches("[A-Z0-9].*"))
        .noneMatch(title -> title.matches(".*(_|unwinnable|eboard|ts piece|ts account|rs own).*"))
        .contains("Touching an opponent’s piece", "Stalemate");
  }

  @Test
  void every_text_of_the_catalogue_has_a_key() {
    assertThat(Edition.books().stream().flatMap(book -> book.provisions().stream()))
        .allSatisfy(each ->
            assertThat(EnglishTexts.gist(each).map(EnglishTexts.all()::get)).contains(each.gist()));
    assertThat(Edition.books().stream().flatMap(book -> book.glossary().stream()))
        .allSatisfy(each -> assertThat(EnglishTexts.term(each)).isPresent());
  }

  @Test
  void an_edition_that_says_the_same_as_an_earlier_one_shares_its_key() {
    assertThat(EnglishTexts.gist(provision("2023", "ILLEGAL_MOVE_LOSS")))
        .contains("ILLEGAL_MOVE_LOSS.2014");
    assertThat(EnglishTexts.gist(provision("2009", "ILLEGAL_MOVE_LOSS")))
        .contains("ILLEGAL_MOVE_LOSS.2005");
  }

  private static Provision provision(String book, String name) {
    return Edition.named(book).flatMap(edition -> edition.provision(name)).orElseThrow();
  }

  @Test
  void a_translation_has_the_keys_of_the_catalogue() {
    Translated.languages().forEach(LawWordsTest::requireKeys);
  }

  private static void requireKeys(Language language) {
    assertThat(LawWords.in(language).isTranslation()).as("there is " + file(language)).isTrue();
    TreeSet<String> missing = new TreeSet<>(EnglishTexts.all().keySet());
    missing.removeAll(LawWords.in(language).keys());
    assertThat(missing).as("keys to add to " + file(language)).isEmpty();
    TreeSet<String> surplus = new TreeSet<>(LawWords.in(language).keys());
    surplus.removeAll(EnglishTexts.all().keySet());
    assertThat(surplus).as("keys to remove from " + file(language)).isEmpty();
  }

  @Test
  void a_translation_has_the_numbers_of_the_english_text() {
    Translated.languages().forEach(LawWordsTest::requireNumbers);
  }

  private static void requireNumbers(Language language) {
    LawWords words = LawWords.in(language);
    assertThat(EnglishTexts.all())
        .allSatisfy((key, english) ->
            assertThat(Translated.numbers(words.translation(key).orElse("")))
                .as(key + " in " + file(language))
                .isEqualTo(Translated.numbers(english)));
  }

  @Test
  void a_translation_is_none_that_equals_the_english() {
    Translated.languages().forEach(LawWordsTest::requireTranslated);
  }

  private static void requireTranslated(Language language) {
    LawWords words = LawWords.in(language);
    assertThat(EnglishTexts.all())
        .allSatisfy((key, english) ->
            assertThat(words.translation(key).filter(said -> !isInternational(said)))
                .as(key + " in " + file(language))
                .isNotEqualTo(Optional.of(english))
                .isNotEqualTo(Optional.of("")));
  }

  /// Whether a text may be alike in all languages: one word, such as `Chess960`.
  private static boolean isInternational(String text) {
    return !text.isEmpty() && text.split("[ \u00a0]").length < 3;
  }

  private static String file(Language language) {
    String tag = language.tag().equals("sr-Latn") ? "sr-Cyrl" : language.tag();
    return "provision/gists/" + tag + ".properties";
  }

  @Test
  void what_has_no_translation_is_in_english_and_says_so() {
    Provision stalemate = provision("2023", "STALEMATE");
    assertThat(LawWords.in(Language.ENGLISH).title(stalemate))
        .isEqualTo(new LawWords.Said("Stalemate", Language.ENGLISH));
    assertThat(LawWords.in(Language.ENGLISH).isUnread()).isFalse();
    assertThat(Map.copyOf(EnglishTexts.all())).containsKey("term.flag.2014");
  }
}
