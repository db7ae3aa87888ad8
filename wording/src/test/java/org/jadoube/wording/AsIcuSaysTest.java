package org.jadoube.wording;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.number.LocalizedNumberFormatter;
import com.ibm.icu.number.NumberFormatter;
import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.text.MeasureFormat;
import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.text.Transliterator;
import com.ibm.icu.util.Measure;
import com.ibm.icu.util.MeasureUnit;
import com.ibm.icu.util.ULocale;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.MoveNumber;
import org.jadoube.notation.Language;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// We format messages ourselves, because ICU is large and not a module. Here ICU tells whether we
/// get it right in every language.
class AsIcuSaysTest {
  private static final int TRIES = 20;
  private static final Pattern ARGUMENT = Pattern.compile("\\{(\\w+)[,}]");
  private static final int FIRST_NUMBER = 7;
  private static final List<Object> WORDS =
      List.of(
          "white",
          "black",
          "none",
          "yes",
          "other",
          "illegal_move",
          "e4",
          0,
          1,
          2,
          3,
          5,
          11,
          123, // ICU itself is of two minds about four digits in Spanish
          12345);

  static Stream<Language> languages() {
    return Wording.languages().stream();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void numbers_take_their_forms_of_plural(Language language) {
    PluralRules rules = PluralRules.forLocale(locale(language));
    LocalizedNumberFormatter icu = NumberFormatter.withLocale(locale(language));
    Plurals plurals = new Plurals(locale(language).toLocale());
    for (int thousandths = 0;
        thousandths <= 1_200_000;
        thousandths += thousandths < 3000 ? 1 : 50) {
      BigDecimal number = BigDecimal.valueOf(thousandths, 3).stripTrailingZeros();
      assertThat(plurals.form(number))
          .describedAs("%s in %s", number, language)
          .isEqualTo(rules.select(icu.format(number)));
    }
    plurals.samples().forEach((form, number) -> assertThat(rules.select(number)).isEqualTo(form));
  }

  /// The languages that have a file of their own.
  static Stream<Language> written() {
    return languages().filter(language -> !language.tag().equals("sr-Latn"));
  }

  @ParameterizedTest
  @MethodSource("written")
  void messages_are_filled_in(Language language) throws IOException {
    Messages messages = Messages.in(language).orElseThrow();
    RandomGenerator random = Seeded.random(23);
    Properties texts = texts(language.tag());
    for (String key : messages.keys()) {
      MessageFormat icu = new MessageFormat(texts.getProperty(key), locale(language));
      assertThat(messages.arguments(key)).isEqualTo(icu.getArgumentNames());
      for (int tries = 0; tries < TRIES; tries++) {
        Map<String, Object> words = words(texts.getProperty(key), random);
        assertThat(messages.text(key, words)).describedAs(key).isEqualTo(icu.format(words));
      }
    }
  }

  private static Map<String, Object> words(String text, RandomGenerator random) {
    Map<String, Object> words = new HashMap<>();
    ARGUMENT
        .matcher(text)
        .results()
        .map(result -> result.group(1))
        .distinct()
        .forEach(name -> {
          int first = text.contains("{" + name + ", plural") ? FIRST_NUMBER : 0;
          words.put(name, WORDS.get(random.nextInt(first, WORDS.size())));
        });
    return words;
  }

  @ParameterizedTest
  @MethodSource("languages")
  void things_are_listed(Language language) {
    ListFormatter icu = ListFormatter.getInstance(locale(language));
    List<String> things = new ArrayList<>();
    for (int count = 0; count < 6; count++) {
      assertThat(said(language, List.copyOf(things))).isEqualTo(icu.format(things));
      things.add("x" + count);
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void times_are_worded(Language language) {
    RandomGenerator random = Seeded.random(24);
    for (int tries = 0; tries < 2000; tries++) {
      int unit = List.of(1, 500, 1000, 60_000, 3_600_000).get(random.nextInt(5));
      Duration time = Duration.ofMillis(random.nextLong(7_200_000_000L) / unit % 8000 * unit);
      assertThat(said(language, time)).describedAs("%s", time).isEqualTo(icu(language, time));
    }
  }

  private static String icu(Language language, Duration time) {
    List<Measure> parts = new ArrayList<>();
    add(parts, time.toHours(), MeasureUnit.HOUR);
    add(parts, time.toMinutesPart(), MeasureUnit.MINUTE);
    double seconds = time.toSecondsPart() + time.toMillisPart() / 1000.0;
    if (seconds > 0 || parts.isEmpty()) {
      parts.add(new Measure(seconds, MeasureUnit.SECOND));
    }
    return MeasureFormat.getInstance(locale(language), MeasureFormat.FormatWidth.WIDE)
        .formatMeasures(parts.toArray(new Measure[0]));
  }

  private static void add(List<Measure> parts, long amount, MeasureUnit unit) {
    if (amount > 0) {
      parts.add(new Measure(amount, unit));
    }
  }

  @Test
  void serbian_is_written_in_latin_letters() throws IOException {
    Transliterator icu = Transliterator.getInstance("Serbian-Latin/BGN");
    List<String> texts = new ArrayList<>(List.of("Љ", "Љубав", "ЉУБАВ", "Џ.", "НАЊ", "Њ и ЏЕП"));
    texts("sr-Cyrl").values().forEach(text -> texts.add((String) text));
    for (String text : texts) {
      assertThat(SerbianLatin.of(text)).isEqualTo(composed(icu.transliterate(text)));
    }
  }

  /// One character for each letter, as people type and search for them.
  private static String composed(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFC);
  }

  private static String said(Language language, Object value) {
    Messages messages = Messages.in(language).orElseThrow();
    String said =
        new Vocabulary(language, messages, new MoveNumber(1, Colour.WHITE), Moments.IN_UTC)
            .say(Phrase.of("sentence").with("clause", value));
    return said.substring(0, said.length() - 1);
  }

  private static ULocale locale(Language language) {
    return language.equals(Language.ENGLISH) ? ULocale.UK : ULocale.forLanguageTag(language.tag());
  }

  private static Properties texts(String tag) throws IOException {
    Properties texts = new Properties();
    try (Reader reader =
        new InputStreamReader(
            Messages.class.getResourceAsStream("messages/" + tag + ".properties"),
            StandardCharsets.UTF_8)) {
      texts.load(reader);
    }
    return texts;
  }
}
