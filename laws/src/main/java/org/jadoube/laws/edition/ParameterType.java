package org.jadoube.laws.edition;

import java.util.Optional;
import java.util.function.Function;

/// How the values of a parameter are written in the catalogue, and how they are put in words.
///
/// @param expected what a cell of the catalogue may hold, for messages
/// @param read the value of a cell; empty if it holds something else
/// @param words a value in words
record ParameterType<T>(
    String expected, Function<String, Optional<T>> read, Function<T, String> words) {

  /// This type, extended by `word` for editions that have the provision without such a value.
  ParameterType<Optional<T>> or(String word) {
    return new ParameterType<>(
        expected + ", or " + word,
        cell -> either(word, cell, read.apply(cell)),
        value -> value.map(words).orElse(word.replace('-', ' ')));
  }

  private Optional<Optional<T>> either(String word, String cell, Optional<T> value) {
    return cell.equals(word) || value.isPresent() ? Optional.of(value) : Optional.empty();
  }
}
