package org.jadoube.wording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Rule;
import org.jadoube.notation.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
    assertThat(messages(language).keys()).isEqualTo(ENGLISH.keys());
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
        Stream.of(Rule.values()).map(rule -> RuleKeys.of(rule)).collect(Collectors.toSet());
    assertThat(
            ENGLISH.keys().stream()
                .filter(key -> key.startsWith("rule.") && !key.equals("rule.other")))
        .isSubsetOf(rules);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {count, plural, one {#}}                    | a text for other
          {by, select, white {White} other {Black}    | a name at offset 40
          {by, choice, 0#none}                        | select or plural
          White}                                      | } that closes nothing
          {by, select, other {White} other {Black}}   | each keyword once, not again other
          """)
  void what_is_no_message_is_named_with_its_place(String text, String expected) {
    assertThatThrownBy(() -> read("broken = " + text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("broken: expected ")
        .hasMessageContaining(expected);
  }

  private static Messages read(String file) {
    byte[] bytes = file.getBytes(StandardCharsets.UTF_8);
    return Messages.read(Language.ENGLISH, _ -> Optional.of(new ByteArrayInputStream(bytes)))
        .orElseThrow();
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
