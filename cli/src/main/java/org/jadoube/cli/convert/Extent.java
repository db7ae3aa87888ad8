package org.jadoube.cli.convert;

import java.math.BigDecimal;

/// All that the value of a tag can stand for, from the least to the greatest: one number, or every
/// day of a year where the day is not known.
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

  /// Whether nothing of this lies before the beginning of `other`.
  boolean isNotBefore(Extent other) {
    return least.compareTo(other.least) >= 0;
  }

  /// Whether nothing of this lies behind the end of `other`.
  boolean isNotBehind(Extent other) {
    return greatest.compareTo(other.greatest) <= 0;
  }
}
