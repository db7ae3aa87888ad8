package org.jadoube.play.tournaments;

/// What somebody may have seen of a tournament.
///
/// @param revision of its record
/// @param changes of results of its games
public record TournamentVersion(int revision, long changes) {
  /// For the header `ETag`, without quotation marks.
  public String text() {
    return revision + "." + changes;
  }
}
