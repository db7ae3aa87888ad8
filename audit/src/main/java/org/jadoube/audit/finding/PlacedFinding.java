package org.jadoube.audit.finding;

import static java.util.Objects.requireNonNull;

/// A finding with its place in the archive and the Laws it was judged by.
public record PlacedFinding(FindingPlace place, Finding finding, Basis basis) {
  public PlacedFinding {
    requireNonNull(place, "place");
    requireNonNull(finding, "finding");
    requireNonNull(basis, "basis");
  }

  /// The same finding, if so many plies come before those that were counted.
  ///
  /// @param move the last of them
  public PlacedFinding behind(int plies, String move) {
    requireNonNull(move, "move");
    return new PlacedFinding(place.behind(plies, move), finding, basis);
  }
}
