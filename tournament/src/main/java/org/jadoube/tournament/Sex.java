package org.jadoube.tournament;

/// The sex of a player, as FIDE registers it.
///
/// @since 0.1.0
public enum Sex {
  MAN('m'),
  WOMAN('w');

  private final char letter;

  Sex(char letter) {
    this.letter = letter;
  }

  /// The letter in column 10 of a tournament file.
  public char letter() {
    return letter;
  }
}
