package org.jadoube.audit.condition;

import java.math.BigDecimal;

/// The range of values that a tag can stand for: a single number, or every day of a year if the day
/// is unknown.
public record Extent(BigDecimal least, BigDecimal greatest) {
  public static Extent of(BigDecimal value) {
    return new Extent(value, value);
  }

  public static Extent of(long least, long greatest) {
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

  /// The lower of a value of this and one of `other`.
  Extent lower(Extent other) {
    return new Extent(least.min(other.least), greatest.min(other.greatest));
  }

  /// The higher of a value of this and one of `other`.
  Extent higher(Extent other) {
    return new Extent(least.max(other.least), greatest.max(other.greatest));
  }

  /// How far a value of this and one of `other` are apart.
  Extent difference(Extent other) {
    BigDecimal apart = other.least.subtract(greatest).max(least.subtract(other.greatest));
    BigDecimal most = other.greatest.subtract(least).max(greatest.subtract(other.least));
    return new Extent(apart.max(BigDecimal.ZERO), most);
  }
}
