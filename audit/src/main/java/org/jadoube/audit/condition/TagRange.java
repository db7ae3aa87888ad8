package org.jadoube.audit.condition;

import java.math.BigDecimal;

/// The range of values that a tag can stand for: a single number, or every day of a year if the day
/// is unknown.
public record TagRange(BigDecimal least, BigDecimal greatest) {
  public static TagRange of(BigDecimal value) {
    return new TagRange(value, value);
  }

  public static TagRange of(long least, long greatest) {
    return new TagRange(BigDecimal.valueOf(least), BigDecimal.valueOf(greatest));
  }

  /// Whether all of this lies before all of `other`.
  boolean isBefore(TagRange other) {
    return greatest.compareTo(other.least) < 0;
  }

  /// Whether this begins no earlier than `other`.
  boolean isNotBefore(TagRange other) {
    return least.compareTo(other.least) >= 0;
  }

  /// Whether this ends no later than `other`.
  boolean isNotBehind(TagRange other) {
    return greatest.compareTo(other.greatest) <= 0;
  }

  /// The range of the lower of a value of this and one of `other`.
  TagRange lower(TagRange other) {
    return new TagRange(least.min(other.least), greatest.min(other.greatest));
  }

  /// The range of the higher of a value of this and one of `other`.
  TagRange higher(TagRange other) {
    return new TagRange(least.max(other.least), greatest.max(other.greatest));
  }

  /// The range of the distance between a value of this and one of `other`.
  TagRange difference(TagRange other) {
    BigDecimal apart = other.least.subtract(greatest).max(least.subtract(other.greatest));
    BigDecimal most = other.greatest.subtract(least).max(greatest.subtract(other.least));
    return new TagRange(apart.max(BigDecimal.ZERO), most);
  }
}
