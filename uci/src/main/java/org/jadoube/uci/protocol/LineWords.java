package org.jadoube.uci.protocol;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/// The words of a line, read from the left.
public final class LineWords {
  private final List<String> words;
  private int at;

  private LineWords(List<String> words) {
    this.words = words;
  }

  /// The words of a line, which are separated by blanks of any kind.
  public static LineWords of(String line) {
    return new LineWords(
        Arrays.stream(line.strip().split("\\s+")).filter(word -> !word.isEmpty()).toList());
  }

  /// The next word; empty at the end.
  public Optional<String> next() {
    return at < words.size() ? Optional.of(words.get(at++)) : Optional.empty();
  }

  /// The next word, if it is a whole number; otherwise it is left alone.
  public OptionalLong number() {
    OptionalLong number = at < words.size() ? number(words.get(at)) : OptionalLong.empty();
    at += number.isPresent() ? 1 : 0;
    return number;
  }

  private static OptionalLong number(String word) {
    try {
      return OptionalLong.of(Long.parseLong(word));
    } catch (NumberFormatException other) {
      return OptionalLong.empty();
    }
  }

  /// The words up to the next of these, or to the end.
  public String until(Set<String> ends) {
    int from = at;
    while (at < words.size() && !ends.contains(words.get(at))) {
      at++;
    }
    return String.join(" ", words.subList(from, at));
  }

  /// All words that are left.
  public List<String> rest() {
    List<String> rest = words.subList(at, words.size());
    at = words.size();
    return rest;
  }
}
