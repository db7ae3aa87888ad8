package org.jadoube.web.provision;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jadoube.wording.Messages;

/// The words of a language as a search takes them: without their endings, with one word for all
/// that mean the same, and those set apart that say little.
final class Tongue {
  private static final int SHORTEST_STEM = 3;
  private static final String SAME = "words.same.";

  private final Set<String> little;
  private final List<String> endings;
  private final Map<String, String> same = new HashMap<>();

  private Tongue(Set<String> little, List<String> endings) {
    this.little = little;
    this.endings = endings;
  }

  /// Words as they are.
  static Tongue plain() {
    return new Tongue(Set.of(), List.of());
  }

  /// A language's words, from its file of questions.
  static Tongue of(Messages texts) {
    Set<String> little = new HashSet<>();
    List<String> endings =
        Words.of(text(texts, "words.endings")).stream()
            .sorted(Comparator.comparingInt(String::length).reversed())
            .toList();
    Tongue tongue = new Tongue(little, endings);
    texts.keys().stream()
        .filter(key -> key.startsWith(SAME))
        .forEach(key -> tongue.join(Words.of(text(texts, key))));
    Words.of(text(texts, "words.stop")).forEach(word -> little.add(tongue.stem(word)));
    return tongue;
  }

  private static String text(Messages texts, String key) {
    return texts.text(key, Map.of());
  }

  private void join(List<String> meaningOne) {
    for (String word : meaningOne) {
      same.put(word, meaningOne.getFirst());
      same.putIfAbsent(withoutEnding(word), meaningOne.getFirst());
    }
  }

  /// Whether the word of that stem says little by itself, such as "the" or "how".
  boolean saysLittle(String stem) {
    return little.contains(stem);
  }

  /// The stem that stands for a plain word.
  String stem(String word) {
    String known = same.get(word);
    if (known != null) {
      return known;
    }
    String stem = withoutEnding(word);
    return same.getOrDefault(stem, stem);
  }

  private String withoutEnding(String word) {
    return endings.stream()
        .filter(word::endsWith)
        .map(ending -> word.substring(0, word.length() - ending.length()))
        .filter(stem -> stem.length() >= SHORTEST_STEM)
        .findFirst()
        .orElse(word);
  }
}
