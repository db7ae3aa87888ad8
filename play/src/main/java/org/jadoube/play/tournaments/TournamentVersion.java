package org.jadoube.play.tournaments;

/// The state of a tournament that somebody may have seen.
///
/// @param revision of its record
/// @param changes of results of its games
public record TournamentVersion(int revision, long changes) {
  /// For the header `ETag`, without quotation marks.
  public String text() {
    return revision + "." + changes;
  }
}
