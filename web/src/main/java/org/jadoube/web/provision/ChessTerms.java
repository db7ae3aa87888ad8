package org.jadoube.web.provision;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.notation.Language;
import org.jadoube.web.view.LawTexts;
import org.jadoube.wording.Messages;

/// The terms of chess in a language, with their equivalents in English. A word counts as a term if
/// it begins like it, because words are declined.
final class ChessTerms {
  private static final String PREFIX = "term.";
  private static final Map<Language, ChessTerms> KNOWN = new ConcurrentHashMap<>();

  private final Map<String, List<String>> english = new HashMap<>();

  private ChessTerms(Messages texts) {
    texts.keys().stream()
        .filter(key -> key.startsWith(PREFIX))
        .forEach(key ->
            Arrays.stream(texts.text(key, Map.of()).split("\\|"))
                .forEach(word ->
                    english.put(
                        String.join("", Words.of(word)),
                        Words.of(key.substring(PREFIX.length())))));
  }

  static ChessTerms in(Language language) {
    return KNOWN.computeIfAbsent(language, of -> new ChessTerms(LawTexts.in(of)));
  }

  /// The words of a query in English: its terms translated, and what is English already.
  List<String> english(List<String> query) {
    List<String> found = new ArrayList<>();
    for (String word : query) {
      found.addAll(term(word).orElseGet(() -> asItIs(word)));
    }
    return found;
  }

  private static List<String> asItIs(String word) {
    return LawIndex.in(Language.ENGLISH).has(word) ? List.of(word) : List.of();
  }

  /// The longest term that begins the word and is more than half of it: `mat` does not begin
  /// `material`.
  private Optional<List<String>> term(String word) {
    return english.keySet().stream()
        .filter(term -> word.startsWith(term) && word.length() < 2 * term.length())
        .max(Comparator.comparingInt(String::length))
        .map(english::get);
  }
}
