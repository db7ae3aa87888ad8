package org.jadoube.tournament.trf.record;

/// The records about a tournament that hold a number.
///
/// @since 0.1.0
public enum CountField {
  PLAYERS("062"),
  RATED_PLAYERS("072"),
  TEAMS("082"),
  /// All rounds, played or not; TRF26.
  ROUNDS("142");

  private final String code;

  CountField(String code) {
    this.code = code;
  }

  /// The three characters at the beginning of the line.
  public String code() {
    return code;
  }
}
