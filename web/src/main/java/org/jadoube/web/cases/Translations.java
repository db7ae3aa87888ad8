package org.jadoube.web.cases;

import static java.util.stream.Collectors.toUnmodifiableMap;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.notation.Language;
import org.jadoube.wording.SerbianLatin;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The stories of incidents in other languages than English: `spec/texts/de.json`, by the id of the
/// case. A language is read when somebody first reads in it.
final class Translations {
  private static final String PLACE = "/org/jadoube/web/spec/texts/";
  private static final String CYRILLIC = "sr-Cyrl";
  private static final String LATIN = "sr-Latn";
  private static final JsonMapper MAPPER = JsonMapper.builder().build();
  private static final Map<String, Map<String, Told>> READ = new ConcurrentHashMap<>();

  /// A story, as [Case.Story].
  record Told(String headline, String told, String question, String answer) {}

  private Translations() {}

  /// The story of a case, if it has been translated.
  static Optional<Told> of(String id, Language language) {
    return language.equals(Language.ENGLISH)
        ? Optional.empty()
        : Optional.ofNullable(READ.computeIfAbsent(language.tag(), Translations::read).get(id));
  }

  private static Map<String, Told> read(String tag) {
    String file = tag.equals(LATIN) ? CYRILLIC : tag;
    try (InputStream texts = Translations.class.getResourceAsStream(PLACE + file + ".json")) {
      return texts == null ? Map.of() : read(MAPPER.readTree(texts), tag.equals(LATIN));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /// The ids of the cases that have been translated.
  static Set<String> ids(Language language) {
    return READ.computeIfAbsent(language.tag(), Translations::read).keySet();
  }

  /// @param latin whether the letters are to be Latin ones
  static Map<String, Told> read(JsonNode texts, boolean latin) {
    return texts.properties().stream()
        .collect(toUnmodifiableMap(Map.Entry::getKey, each -> told(each.getValue(), latin)));
  }

  private static Told told(JsonNode json, boolean latin) {
    return new Told(
        text(json, "headline", latin),
        text(json, "told", latin),
        text(json, "question", latin),
        text(json, "answer", latin));
  }

  private static String text(JsonNode json, String name, boolean latin) {
    String text = json.get(name).asString();
    return latin ? SerbianLatin.of(text) : text;
  }
}
