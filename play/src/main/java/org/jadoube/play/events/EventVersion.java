package org.jadoube.play.events;

/// What somebody may have seen of an event.
///
/// @param revision of its record
/// @param changes of results of its games
public record EventVersion(int revision, long changes) {
  /// For the header `ETag`, without quotation marks.
  public String text() {
    return revision + "." + changes;
  }
}
