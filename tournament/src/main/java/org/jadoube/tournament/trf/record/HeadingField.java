package org.jadoube.tournament.trf.record;

/// The records about a tournament that hold free text.
///
/// @since 0.1.0
public enum HeadingField {
  TOURNAMENT_NAME("012"),
  CITY("022"),
  FEDERATION("032"),
  /// TRF26 wants `YYYY/MM/DD`.
  START_DATE("042"),
  /// TRF26 wants `YYYY/MM/DD`.
  END_DATE("052"),
  TYPE("092"),
  CHIEF_ARBITER("102"),
  /// One record for each of them.
  DEPUTY_ARBITER("112"),
  TIME_CONTROL("122"),
  /// The program or user that makes the pairings; TRF26.
  PAIRING_CONTROLLER("182"),
  /// A code from FIDE's Tournament-Type Code Table, for instance `FIDE_DUTCH_2026`; TRF26.
  ENCODED_TYPE("192"),
  /// For instance `40/6000+30:900+30`; TRF26.
  ENCODED_TIME_CONTROL("222");

  private final String code;

  HeadingField(String code) {
    this.code = code;
  }

  /// The three characters at the beginning of the line.
  public String code() {
    return code;
  }
}
