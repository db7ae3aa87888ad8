package org.jadoube.audit;

/// A finding, and where it was found.
public record Found(Place place, Finding finding) {
  Found onLine(long line) {
    return new Found(place.onLine(line), finding);
  }

  Found after(String archive, long games) {
    return new Found(place.after(archive, games), finding);
  }
}
