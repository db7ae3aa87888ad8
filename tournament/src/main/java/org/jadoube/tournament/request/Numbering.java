package org.jadoube.tournament.request;

/// How the pairing numbers are found.
///
/// @since 0.1.0
public enum Numbering {
  /// In a given order.
  GIVEN,
  /// By rating, the highest first.
  RATING,
  /// By drawing lots.
  LOTS,
  /// By lots drawn so that players of one federation meet early (C06).
  RESTRICTED_LOTS
}
