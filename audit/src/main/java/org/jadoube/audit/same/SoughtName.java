package org.jadoube.audit.same;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The name of somebody who is looked for: a name is that of the same person if it has all words of
/// this one, in any order and in usual spellings, where an initial stands for a word.
public final class SoughtName {
  /// How many names are remembered, since archives repeat them.
  private static final int MOST_KNOWN = 10_000;

  private final List<String> words;
  private final Map<String, Boolean> known = new ConcurrentHashMap<>();

  public SoughtName(String name) {
    words = FoldedName.allWords(name);
  }

  /// Whether it has any word to look for.
  public boolean isName() {
    return !words.isEmpty();
  }

  /// Whether `name` can be that of the person who is looked for.
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
    return words.stream().allMatch(word -> left.remove(word) || removeInitial(word, left));
  }

  private static boolean removeInitial(String word, List<String> words) {
    for (String other : words) {
      boolean initial = word.length() == 1 || other.length() == 1;
      if (initial && (word.startsWith(other) || other.startsWith(word))) {
        words.remove(other);
        return true;
      }
    }
    return false;
  }
}
