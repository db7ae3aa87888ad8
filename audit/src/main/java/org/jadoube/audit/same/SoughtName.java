package org.jadoube.audit.same;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The name of a person searched for. Another name fits if it has all words of this one, in any
/// order and in usual spellings. An initial stands for a word, but not all words may be initials:
/// `Carlsen` does not find "Taylor, Adam C".
public final class SoughtName {
  /// How many names are remembered, since archives repeat them.
  private static final int MOST_KNOWN = 10_000;

  private final List<String> words;
  private final boolean initialsOnly;
  private final Map<String, Boolean> known = new ConcurrentHashMap<>();

  public SoughtName(String name) {
    words = FoldedName.allWords(name);
    initialsOnly = words.stream().allMatch(SoughtName::isInitial);
  }

  /// Whether it has any word to search for.
  public boolean isName() {
    return !words.isEmpty();
  }

  /// Whether `name` can be that of the person searched for.
  public boolean isThatOf(String name) {
    Boolean answer = known.get(name);
    if (answer == null) {
      answer = hasAllWords(name);
      if (known.size() < MOST_KNOWN) {
        known.put(name, answer);
      }
    }
    return answer;
  }

  private boolean hasAllWords(String name) {
    List<String> left = new ArrayList<>(FoldedName.allWords(name));
    boolean named = false;
    for (String word : words) {
      if (left.remove(word)) {
        named |= initialsOnly || !isInitial(word);
      } else if (!removeInitial(word, left)) {
        return false;
      }
    }
    return named;
  }

  private static boolean isInitial(String word) {
    return word.length() == 1;
  }

  private static boolean removeInitial(String word, List<String> words) {
    for (String other : words) {
      boolean initial = isInitial(word) || isInitial(other);
      if (initial && (word.startsWith(other) || other.startsWith(word))) {
        words.remove(other);
        return true;
      }
    }
    return false;
  }
}
