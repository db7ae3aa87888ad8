package org.jadoube.tournament.trf.record;

/// The two records that name tie-breaks, both of TRF26.
///
/// @since 0.1.0
public enum TieBreakField {
  /// The tie-breaks that break ties on points.
  BREAKING_TIES("202"),
  /// The sort order of the standings, with `PTS` for the points among the tie-breaks.
  STANDINGS("212");

  private final String code;

  TieBreakField(String code) {
    this.code = code;
  }

  /// The three characters at the beginning of the line.
  public String code() {
    return code;
  }
}
