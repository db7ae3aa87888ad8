package org.jadoube.audit.finding;

import java.util.Locale;

/// Problems with a time on a clock.
///
/// @since 0.1.0
public enum ClockProblem {
  /// It is not written as hours, minutes and seconds.
  UNREADABLE,
  /// It is below zero.
  NEGATIVE,
  /// It is more than this clock showed before, and no increment or new period explains that.
  RISES,
  /// It is the first time of that player, and more than the time control gives.
  ABOVE_CONTROL;

  /// Its name in reports: `above-control`.
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
