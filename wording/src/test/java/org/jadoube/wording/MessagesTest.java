package org.jadoube.wording;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Rule;
import org.jadoube.notation.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MessagesTest {
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH).orElseThrow();

  static Stream<Language> languages() {
    return Wording.languages().stream();
  }

  static Stream<String> files() {
    return languages().map(Language::tag).filter(tag -> !tag.equals("sr-Latn"));
  }

  @ParameterizedTest
  @MethodSource("languages")
  void a_language_has_exactly_the_messages_of_english(Language language) {
    assertThat(messages(language).formats().keySet()).isEqualTo(ENGLISH.formats().keySet());
  }

  @ParameterizedTest
  @MethodSource("files")
  void a_file_has_each_message_once(String tag) throws IOException {
    List<String> keys = keys(tag);
    assertThat(keys).doesNotHaveDuplicates().isNotEmpty();
  }

  @Test
  void messages_about_rules_are_about_rules_that_there_are() {
    Set<String> rules =
        Stream.of(Rule.values()).map(rule -> Keys.of("rule", rule)).collect(Collectors.toSet());
    assertThat(
            ENGLISH.formats().keySet().stream()
                .filter(key -> key.startsWith("rule.") && !key.equals("rule.other")))
        .isSubsetOf(rules);
  }

  @Test
  void serbian_in_latin_has_no_cyrillic_left() {
    Pattern cyrillic = Pattern.compile("\\p{IsCyrillic}");
    Language.tagged("sr-Latn")
        .flatMap(Messages::in)
        .ifPresent(latin ->
            assertThat(latin.formats().values())
                .noneMatch(format -> cyrillic.matcher(format.toPattern()).find()));
  }

  private static Messages messages(Language language) {
    return Messages.in(language).orElseThrow();
  }

  private static List<String> keys(String tag) throws IOException {
    try (InputStream file = Messages.class.getResourceAsStream("messages/" + tag + ".properties")) {
      assertThat(file).isNotNull();
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> line.matches("[a-z].*"))
          .map(line -> line.substring(0, line.indexOf(' ')))
          .toList();
    }
  }
}
