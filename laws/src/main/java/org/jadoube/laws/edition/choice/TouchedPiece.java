package org.jadoube.laws.edition.choice;

/// Which piece a player touches to lose the right to object (Article 4.8).
public enum TouchedPiece {
  /// One of his own.
  OWN,

  /// Any piece.
  ANY
}
