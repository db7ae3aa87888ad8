package org.jadoube.wire;

import java.util.Optional;
import java.util.function.Function;
import org.jadoube.notation.Reading;

/// A type whose value is one JSON string.
///
/// @param type the type of the value
/// @param expected a description for the author of any other text: "a square such as e4"
/// @param pattern a regular expression (ECMA-262) that every string of this form matches
/// @param write gives the string of a value
/// @param read gives the value of a string, if it is valid
/// @param where gives the place of the error within a string, where that helps: " (at character 5
///   …)"
/// @param <T> the type of the value
record TextForm<T>(
    Class<T> type,
    String expected,
    String pattern,
    Function<T, String> write,
    Function<String, Optional<T>> read,
    Function<String, String> where) {

  /// A form without a place for its errors.
  static <T> TextForm<T> of(
      Class<T> type,
      String expected,
      String pattern,
      Function<T, String> write,
      Function<String, Optional<T>> read) {
    return new TextForm<>(type, expected, pattern, write, read, _ -> "");
  }

  /// A form with a reader from notation or the Laws.
  static <T> TextForm<T> read(
      Class<T> type,
      String expected,
      String pattern,
      Function<T, String> write,
      Function<String, Reading<T>> read) {
    return new TextForm<>(
        type,
        expected,
        pattern,
        write,
        text -> value(read.apply(text)),
        text -> place(read.apply(text)));
  }

  private static <T> Optional<T> value(Reading<T> reading) {
    return reading instanceof Reading.Read<T>(T value) ? Optional.of(value) : Optional.empty();
  }

  static String place(Reading<?> reading) {
    return reading instanceof Reading.Unreadable<?>(var fault)
        ? "; its character " + (fault.offset() + 1) + " should be " + fault.expected()
        : "";
  }
}
