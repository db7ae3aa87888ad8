package org.jadoube.laws.act;

/// Why the clocks are paused.
///
/// @since 0.1.0
public enum PauseReason {
  /// The arbiter interrupts the game (Article 6.11.1).
  INTERRUPTION,
  /// A player seeks the arbiter's assistance (Article 6.11.2).
  ASSISTANCE,
  /// An irregularity has to be corrected (Article 7).
  IRREGULARITY,
  /// The program that keeps the clock was itself stopped.
  OUTAGE
}
