package org.jadoube.laws.act;

/// Why a draw is claimed in a quickplay finish.
///
/// @since 0.1.0
public enum QuickplayGround {
  /// The opponent cannot win by normal means.
  CANNOT_WIN,
  /// The opponent makes no effort to win by normal means.
  NO_EFFORT
}
