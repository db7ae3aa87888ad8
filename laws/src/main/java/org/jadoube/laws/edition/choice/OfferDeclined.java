package org.jadoube.laws.edition.choice;

/// How an offer of a draw is declined (Article 9.1.2.1; E04 5.3).
///
/// @since 0.1.0
public enum OfferDeclined {
  /// In words, or by touching a piece to move it.
  IN_WORDS_OR_BY_TOUCHING,

  /// By playing a move, and in no other way.
  BY_MOVING
}
