package org.jadoube.tournament.standing;

/// How those who end with the same points share their prizes. FIDE leaves it to the regulations of
/// the event, which have to say it before the start.
///
/// @since 0.1.0
public enum PrizeSharing {
  /// Not at all: tie-breaks decide. Only who is still tied after the last one shares.
  PLACE,
  /// The prizes of their places together, in equal parts.
  EQUAL,
  /// The Hort system: half of each prize by the place, and half in equal parts.
  HORT
}
