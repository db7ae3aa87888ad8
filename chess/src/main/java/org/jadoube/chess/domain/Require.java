package org.jadoube.chess.domain;

import java.time.Duration;
import java.util.Collection;

/// Rejects invalid values with an [IllegalArgumentException] that names the value and what was
/// expected.
public final class Require {
  private Require() {}

  /// Requires a number that is not too small.
  public static void atLeast(long least, long value, String name) {
    if (value < least) {
      throw refused(name, "at least " + least, value);
    }
  }

  /// Requires a number in a range, both ends included.
  public static void within(long least, long most, long value, String name) {
    if (value < least || value > most) {
      throw refused(name, "from " + least + " to " + most, value);
    }
  }

  /// Requires a duration that is not negative.
  public static void notNegative(Duration value, String name) {
    if (value.isNegative()) {
      throw refused(name, "zero or more", value);
    }
  }

  /// Requires a text that is not blank.
  public static void notBlank(String value, String name) {
    if (value.isBlank()) {
      throw refused(name, "non-blank text", "\"" + value + "\"");
    }
  }

  /// Requires a collection that is not empty.
  public static void notEmpty(Collection<?> values, String name) {
    if (values.isEmpty()) {
      throw refused(name, "one or more", "none");
    }
  }

  private static IllegalArgumentException refused(String name, String expected, Object found) {
    return new IllegalArgumentException(name + " must be " + expected + ", not " + found);
  }
}
