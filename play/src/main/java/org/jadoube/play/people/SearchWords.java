package org.jadoube.play.people;

import com.ibm.icu.text.Transliterator;
import java.util.List;
import java.util.regex.Pattern;

/// Names as people search for them: in Latin letters, without case, accents and signs. So `Muller`
/// finds `Müller`, and `karlsen` finds `Карлсен`.
public final class SearchWords {
  private static final Transliterator PLAIN =
      Transliterator.getInstance("Any-Latin; Latin-ASCII; Lower");
  private static final Pattern APOSTROPHES = Pattern.compile("[\\p{Lm}'’`]");
  private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+");

  private final List<String> words;

  private SearchWords(List<String> words) {
    this.words = words;
  }

  /// The words of a text.
  public static SearchWords of(String text) {
    String plain = APOSTROPHES.matcher(PLAIN.transliterate(text)).replaceAll("");
    return new SearchWords(
        BETWEEN.splitAsStream(plain).filter(word -> !word.isEmpty()).distinct().toList());
  }

  /// Whether there are none.
  public boolean isEmpty() {
    return words.isEmpty();
  }

  /// Whether each of these words begins a word of a name, in any order.
  public boolean find(SearchWords name) {
    return words.stream()
        .allMatch(word -> name.words.stream().anyMatch(other -> other.startsWith(word)));
  }
}
