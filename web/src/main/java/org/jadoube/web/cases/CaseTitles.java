package org.jadoube.web.cases;

import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.notation.Language;
import org.jadoube.wording.Messages;

/// The titles of cases in lists: in English with the case, in other languages in a file for each,
/// `titles/de.properties`, by the id of the case.
public final class CaseTitles {
  private static final Map<Language, Optional<Messages>> READ = new ConcurrentHashMap<>();

  /// A title, and the language it is in.
  public record Title(String words, Language language) {}

  private CaseTitles() {}

  /// The title of a case for a reader; in English if it has not been translated.
  public static Title of(Case example, Language language) {
    return in(language)
        .filter(titles -> titles.has(example.id()))
        .map(titles -> new Title(titles.text(example.id(), Map.of()), language))
        .orElseGet(() -> new Title(example.title(), Language.ENGLISH));
  }

  private static Optional<Messages> in(Language language) {
    return READ.computeIfAbsent(language, of -> Messages.read(of, CaseTitles::file));
  }

  /// The cases whose titles are in that language.
  static Set<String> ids(Language language) {
    return in(language).map(Messages::keys).orElse(Set.of());
  }

  private static Optional<InputStream> file(String name) {
    return Optional.ofNullable(CaseTitles.class.getResourceAsStream("titles/" + name));
  }
}
