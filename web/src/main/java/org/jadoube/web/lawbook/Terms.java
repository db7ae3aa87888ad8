package org.jadoube.web.lawbook;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jadoube.notation.Language;
import org.jadoube.web.view.LawTexts;
import org.jadoube.wording.Messages;

/// The terms of chess in a language, with their equivalents in the provisions, which are in
/// English. A word counts as a term if it begins like it, because words are declined.
final class Terms {
  private static final String PREFIX = "term.";
  private static final Map<Language, Terms> KNOWN = new ConcurrentHashMap<>();
  private static final Set<String> ENGLISH =
      LawQuery.vocabulary().map(Terms::plain).collect(Collectors.toUnmodifiableSet());

  private final Map<String, String> english = new LinkedHashMap<>();

  private Terms(Messages texts) {
    texts.keys().stream()
        .filter(key -> key.startsWith(PREFIX))
        .forEach(key ->
            Arrays.stream(texts.text(key, Map.of()).split("\\|"))
                .forEach(word ->
                    english.put(plain(word), key.substring(PREFIX.length()).replace('-', ' '))));
  }

  static Terms in(Language language) {
    return KNOWN.computeIfAbsent(language, of -> new Terms(LawTexts.in(of)));
  }

  /// A query in the words of the provisions, without words that mean nothing here; empty if there
  /// is no term in it.
  ///
  /// @param misspelt whether misspelt words will do
  Optional<String> english(String query, boolean misspelt) {
    List<String> found = new ArrayList<>();
    boolean any = false;
    for (String word : query.split("[\\s,;]+")) {
      String plain = plain(word);
      Optional<String> term = term(plain).or(() -> misspelt ? nearest(plain) : Optional.empty());
      any |= term.isPresent();
      term.or(() -> Optional.of(plain).filter(ENGLISH::contains)).ifPresent(found::add);
    }
    return any ? Optional.of(String.join(" ", found)) : Optional.empty();
  }

  /// The longest term that begins the word.
  private Optional<String> term(String word) {
    return english.keySet().stream()
        .filter(word::startsWith)
        .max((one, other) -> Integer.compare(one.length(), other.length()))
        .map(english::get);
  }

  private Optional<String> nearest(String word) {
    return ENGLISH.contains(word)
        ? Optional.empty()
        : Misspelling.beginning(word, english.keySet())
            .map(english::get)
            .or(() -> Misspelling.of(word, ENGLISH));
  }

  /// The word without capitals, accents and anything but letters and digits.
  static String plain(String word) {
    String decomposed = Normalizer.normalize(word.toLowerCase(Locale.ROOT), Normalizer.Form.NFD);
    return decomposed.replaceAll("[^\\p{L}\\d]", "");
  }
}
