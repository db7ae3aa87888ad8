package org.jadoube.audit;

import static java.util.Objects.requireNonNull;

/// A finding, where it was found, and by which Laws.
public record Found(Place place, Finding finding, Basis basis) {
  public Found {
    requireNonNull(place, "place");
    requireNonNull(finding, "finding");
    requireNonNull(basis, "basis");
  }

  Found by(Basis basis) {
    return new Found(place, finding, basis);
  }

  Found onLine(long line) {
    return new Found(place.onLine(line), finding, basis);
  }

  Found after(String archive, long games) {
    return new Found(place.after(archive, games), finding, basis);
  }
}
