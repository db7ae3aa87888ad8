package org.jadoube.tournament.pairing;

/// Which colours teams prefer in a Swiss (C.04.6 1.7): the rules of the competition choose.
public enum ColourPreferences {
  /// None at all.
  NONE(""),
  /// Only where colours are out of balance, or would repeat.
  TYPE_A(", type A"),
  /// Almost always, and then strongly.
  TYPE_B(", type B");

  private final String title;

  ColourPreferences(String title) {
    this.title = title;
  }

  String title() {
    return title;
  }
}
