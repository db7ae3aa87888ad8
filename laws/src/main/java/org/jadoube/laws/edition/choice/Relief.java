package org.jadoube.laws.edition.choice;

/// How long a player who is short of time need not keep score (Article 8.4).
///
/// @since 0.1.0
public enum Relief {
  /// Until there is more time again.
  MORE_TIME,

  /// For the rest of the period.
  PERIOD
}
