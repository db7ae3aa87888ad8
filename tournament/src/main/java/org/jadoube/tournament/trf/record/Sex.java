package org.jadoube.tournament.trf.record;

/// The sex of a player, as FIDE registers it.
public enum Sex {
  MAN('m'),
  WOMAN('w');

  private final char letter;

  Sex(char letter) {
    this.letter = letter;
  }

  /// The letter in column 10.
  public char letter() {
    return letter;
  }
}
