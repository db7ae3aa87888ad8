package org.jadoube.laws.edition.choice;

/// The piece by touching which a player loses the right to object (Article 4.8).
///
/// @since 0.1.0
public enum TouchedPiece {
  /// One of his own.
  OWN,

  /// Any piece.
  ANY
}
