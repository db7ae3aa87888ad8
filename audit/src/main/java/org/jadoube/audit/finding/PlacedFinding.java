package org.jadoube.audit.finding;

/// A finding with its place in the archive and the Laws it was judged by.
///
/// @since 0.1.0
public record PlacedFinding(FindingPlace place, Finding finding, JudgedBy basis) {

  /// This finding, after so many more plies.
  ///
  /// @param move the last of them
  public PlacedFinding behind(int plies, String move) {
    return new PlacedFinding(place.behind(plies, move), finding, basis);
  }
}
