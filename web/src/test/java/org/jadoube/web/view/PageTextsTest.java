package org.jadoube.web.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.notation.Language;
import org.jadoube.notation.spoken.SpokenMoves;
import org.jadoube.wording.Messages;
import org.jadoube.wording.Wording;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The pages speak every language that rulings are worded in, and the same in each.
final class PageTextsTest {
  private static final Messages ENGLISH = PageTexts.in(Language.ENGLISH);

  static List<Language> languages() {
    return Wording.languages();
  }

  static Stream<String> files() {
    return languages().stream().map(Language::tag).filter(tag -> !tag.equals("sr-Latn"));
  }

  @ParameterizedTest
  @MethodSource("languages")
  void a_language_has_exactly_the_texts_of_english(Language language) {
    assertThat(PageTexts.in(language).keys()).isEqualTo(ENGLISH.keys());
  }

  @ParameterizedTest
  @MethodSource("languages")
  void a_text_speaks_of_the_same_things_in_each_language(Language language) {
    assertThat(arguments(PageTexts.in(language))).isEqualTo(arguments(ENGLISH));
  }

  private static Map<String, Set<String>> arguments(Messages texts) {
    return texts.keys().stream().collect(Collectors.toMap(Function.identity(), texts::arguments));
  }

  @ParameterizedTest
  @MethodSource("languages")
  void moves_are_spoken_in_the_language_of_the_page(Language language) {
    assertThat(SpokenMoves.languages()).contains(language);
  }

  /// Whoever plays by keyboard types what the buttons are called.
  @ParameterizedTest
  @MethodSource("languages")
  void what_a_button_is_called_can_be_typed(Language language) {
    Messages texts = PageTexts.in(language);
    Map.of(
            "draw", "offer",
            "claim", "claim",
            "flag", "flag",
            "arbiter", "arbiter",
            "resign", "resign",
            "accept", "accept",
            "decline", "decline",
            "repeat", "repeat",
            "confirm", "confirm",
            "cancel", "cancel")
        .forEach((button, command) ->
            assertThat(texts.text("live.field.word." + command, Map.of()).split("\\|"))
                .as(command)
                .anyMatch(
                    texts.text("game." + button, Map.of()).replaceFirst("\\h*…$", "")
                        ::equalsIgnoreCase));
  }

  /// Otherwise one of them could not be typed.
  @ParameterizedTest
  @MethodSource("languages")
  void a_typed_word_is_one_command(Language language) {
    Messages texts = PageTexts.in(language);
    assertThat(
            texts.keys().stream()
                .filter(key -> key.startsWith("live.field.word."))
                .flatMap(key -> Stream.of(texts.text(key, Map.of()).split("\\|"))))
        .doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("files")
  void a_file_has_each_text_once(String tag) throws IOException {
    String file = "/org/jadoube/web/pages/texts/" + tag + ".properties";
    try (InputStream texts = PageTexts.class.getResourceAsStream(file)) {
      assertThat(texts).isNotNull();
      assertThat(new String(texts.readAllBytes(), StandardCharsets.UTF_8).lines())
          .filteredOn(line -> line.matches("[a-z].*"))
          .extracting(line -> line.substring(0, line.indexOf(' ')))
          .doesNotHaveDuplicates()
          .isNotEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          en      | 40/5400+30:1800+30 | 90 min for 40 moves + 30 s a move, then 30 min + 30 s a move
          en      | 1/90               | 90 s for 1 move
          en      | 300d2.5            | 5 min, 2.5 s delay
          en      | -                  | no clock
          fr      | 40/5400+30:1800+30 | 90 min pour 40 coups + 30 s par coup, puis 30 min + 30 s par coup
          cs      | 2/60               | 1 min na 2 tahy
          cs      | 5/60.5             | 60,5 s na 5 tahů
          sl      | 2/60               | 1 min za 2 potezi
          es      | 40/5400+30:1800    | 90 min para 40 jugadas + 30 s por jugada, después 30 min
          sr-Latn | 40/7200:3600       | 120 min za 40 poteza, zatim 60 min
          ru      | 2/60:21/1800+5     | 1 мин на 2 хода, затем 30 мин на 21 ход + 5 с на ход
          """)
  void a_time_control_is_told_in_words(String tag, String control, String words) {
    Messages texts = PageTexts.in(Language.tagged(tag).orElseThrow());
    assertThat(new TimeControlSentence(texts).words(control(control))).isEqualTo(words);
  }

  private static TimeControl control(String text) {
    return TimeControl.read(text).orThrow();
  }
}
