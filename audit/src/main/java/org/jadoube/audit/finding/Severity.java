package org.jadoube.audit.finding;

import java.util.Locale;

/// How much a finding matters, the most severe first.
///
/// @since 0.1.0
public enum Severity {
  /// The record breaks the Laws or contradicts itself: something in it is wrong.
  ERROR,
  /// The record is doubtful or badly written; somebody should look at it.
  WARNING,
  /// Nothing is wrong with the game.
  NOTE;

  /// Its name in reports: `error`.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Whether it matters at least as much as `other`.
  public boolean isAtLeast(Severity other) {
    return compareTo(other) <= 0;
  }
}
