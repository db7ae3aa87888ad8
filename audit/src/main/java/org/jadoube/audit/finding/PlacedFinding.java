package org.jadoube.audit.finding;

import static java.util.Objects.requireNonNull;

/// A finding, where it was found, and by which Laws.
public record PlacedFinding(FindingPlace place, Finding finding, Basis basis) {
  public PlacedFinding {
    requireNonNull(place, "place");
    requireNonNull(finding, "finding");
    requireNonNull(basis, "basis");
  }
}
