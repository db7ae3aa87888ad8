package org.jadoube.audit.finding;

import static java.util.Objects.requireNonNull;

import org.jadoube.chess.domain.Require;

/// A finding with its place in the archive and the Laws it was judged by.
public record PlacedFinding(FindingPlace place, Finding finding, Basis basis) {
  public PlacedFinding {
    requireNonNull(place, "place");
    requireNonNull(finding, "finding");
    requireNonNull(basis, "basis");
  }

  /// The same finding, if so many plies come before those that were counted.
  public PlacedFinding behind(int plies) {
    Require.atLeast(0, plies, "plies");
    FindingPlace later =
        new FindingPlace(
            place.archive(),
            place.game(),
            place.tags(),
            place.line(),
            place.ply() + plies,
            place.move());
    return new PlacedFinding(later, finding, basis);
  }
}
