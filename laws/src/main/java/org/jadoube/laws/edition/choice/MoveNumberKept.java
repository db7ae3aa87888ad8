package org.jadoube.laws.edition.choice;

/// When an arbiter keeps the number of moves to himself while no flag has fallen (Article 12.6).
///
/// @since 0.1.0
public enum MoveNumberKept {
  IN_QUICKPLAY_FINISH,
  ALWAYS,
  NEVER
}
