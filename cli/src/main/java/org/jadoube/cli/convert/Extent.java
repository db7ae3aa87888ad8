package org.jadoube.cli.convert;

import java.math.BigDecimal;

/// The range of values that a tag can stand for: a single number, or every day of a year if the day
/// is unknown.
record Extent(BigDecimal least, BigDecimal greatest) {
  static Extent of(BigDecimal value) {
    return new Extent(value, value);
  }

  static Extent of(long least, long greatest) {
    return new Extent(BigDecimal.valueOf(least), BigDecimal.valueOf(greatest));
  }

  /// Whether all of this lies before all of `other`.
  boolean isBefore(Extent other) {
    return greatest.compareTo(other.least) < 0;
  }

  /// Whether this does not begin before `other` begins.
  boolean isNotBefore(Extent other) {
    return least.compareTo(other.least) >= 0;
  }

  /// Whether this does not end after `other` ends.
  boolean isNotBehind(Extent other) {
    return greatest.compareTo(other.greatest) <= 0;
  }
}
