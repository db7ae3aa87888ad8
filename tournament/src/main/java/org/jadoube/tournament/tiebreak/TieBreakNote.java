package org.jadoube.tournament.tiebreak;

/// A note for readers of standings about one of their tie-breaks.
///
/// @since 0.1.0
public record TieBreakNote(TieBreak tieBreak, Kind kind) {
  /// Why.
  public enum Kind {
    /// It is for teams, and players play; it was left out (C07, 12, 13).
    FOR_TEAMS,
    /// It needs ratings, and somebody has none; it was left out (C07, 10).
    SOMEBODY_UNRATED,
    /// Buchholz must not be used in a round robin; it was used (C07, 8).
    NOT_IN_ROUND_ROBINS,
    /// The edition does not have it; it was used as the newest describes it.
    NOT_IN_EDITION;

    /// Whether the tie-break was left out.
    public boolean dropped() {
      return this == FOR_TEAMS || this == SOMEBODY_UNRATED;
    }
  }
}
