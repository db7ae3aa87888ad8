package org.jadoube.web.http.page;

import static java.util.stream.Collectors.toSet;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.notation.Language;
import org.jadoube.web.view.ClockLaws;
import org.jadoube.web.view.PageTexts;
import org.jadoube.web.view.SpokenWords;
import org.jadoube.wire.Json;
import org.jadoube.wording.Messages;

/// A page before translation. `{{home.lead}}` stands for a text, `{{time.minutes minutes=3}}` for
/// one with numbers in it, `{{LANGUAGE}}` for the tag of the language, `{{LANGUAGES}}` for the
/// available languages, `{{BOOKS}}` for the editions of the Laws, `{{FONTS}}` for the letters that
/// the language needs first, `{{TEXTS}}` for the texts of the page's scripts (`{{TEXTS.desk}}` with
/// those of a section that few pages need), `{{SPOKEN}}` for the words of a spoken board,
/// `{{CLOCK}}` for the Laws about the clock, and `{{SENTENCE}}` for the reason why the page is
/// shown. Other names in capitals are parts that are passed in.
final class Template {
  private static final String TEXTS = "TEXTS";
  private static final Pattern PLACE =
      Pattern.compile("\\{\\{([A-Za-z0-9.-]+)((?: [a-z]+=\\d+)*)\\}\\}");

  private final String html;
  private final String sentence;

  /// @param sentence the key of the text for `{{SENTENCE}}`, if there is one
  Template(String html, String sentence) {
    this.html = html;
    this.sentence = sentence;
  }

  /// The page in a language.
  String in(Language language) {
    return in(language, Map.of());
  }

  /// The page in a language with parts that already are HTML, such as `{{MAIN}}`.
  String in(Language language, Map<String, String> parts) {
    return PLACE
        .matcher(html)
        .replaceAll(place -> {
          String part = parts.get(place.group(1));
          return Matcher.quoteReplacement(part == null ? filled(place, language) : part);
        });
  }

  private String filled(MatchResult place, Language language) {
    Messages texts = PageTexts.in(language);
    return switch (place.group(1)) {
      case "LANGUAGE" -> language.tag();
      case "LANGUAGES" -> choices(language);
      case "BOOKS" -> Books.choices(language);
      case "FONTS" -> Fonts.preloaded(language);
      case "SPOKEN" -> data(SpokenWords.in(language));
      case "CLOCK" -> data(ClockLaws.in(language));
      case "SENTENCE" -> escaped(texts.text(sentence, Map.of()));
      default ->
          place.group(1).startsWith(TEXTS)
              ? data(new LiveTexts(texts, sections(place.group(1))).all())
              : escaped(texts.text(place.group(1), numbers(place.group(2))));
    };
  }

  private static Set<String> sections(String place) {
    return Stream.of(place.split("\\.")).skip(1).collect(toSet());
  }

  /// JSON inside an element of the page.
  static String data(Object value) {
    return Json.write(value).replace("<", "\\u003c");
  }

  private static Map<String, Object> numbers(String arguments) {
    Map<String, Object> numbers = new HashMap<>();
    for (String argument : arguments.strip().split(" ")) {
      int sign = argument.indexOf('=');
      if (sign > 0) {
        numbers.put(argument.substring(0, sign), Integer.valueOf(argument.substring(sign + 1)));
      }
    }
    return numbers;
  }

  private static String choices(Language chosen) {
    return PageTexts.languages().stream()
        .map(language ->
            String.format(
                Locale.ROOT,
                "<option value=\"%1$s\" lang=\"%1$s\"%3$s>%2$s</option>",
                language.tag(),
                escaped(language.ownName()),
                language.equals(chosen) ? " selected" : ""))
        .collect(Collectors.joining());
  }

  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
