package org.jadoube.tournament.trf.record;

import static java.util.Objects.requireNonNull;

import java.util.List;

/// Lists, as lines hold them.
final class Lists {
  private Lists() {}

  /// Without what stands for nothing at the end, because a line ends with its last character.
  static <T> List<T> trimmed(List<T> entries, T nothing) {
    List<T> copy = List.copyOf(entries);
    int size = copy.size();
    while (size > 0 && copy.get(size - 1).equals(nothing)) {
      size--;
    }
    return copy.subList(0, size);
  }

  /// Words, none of which holds what separates them.
  static List<String> words(List<String> words, String name) {
    List<String> copy = List.copyOf(requireNonNull(words, name));
    for (String word : copy) {
      ColumnChecks.text(40, word, name);
      if (word.isEmpty() || word.contains(",") || word.contains(" ")) {
        throw new IllegalArgumentException(
            name + " must be words without blanks and commas, not \"" + word + "\"");
      }
    }
    return copy;
  }
}
