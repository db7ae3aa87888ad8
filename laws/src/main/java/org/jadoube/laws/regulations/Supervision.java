package org.jadoube.laws.regulations;

/// Whether the competition rules apply to rapid and blitz in full (Articles A.4, B.2) or with the
/// simplifications for events with few arbiters (A.5, B.3). Standard play has no such choice.
///
/// @since 0.1.0
public enum Supervision {
  /// Somebody, or a program, watches and records each game.
  ADEQUATE,
  /// Nobody watches and records each game.
  INADEQUATE
}
