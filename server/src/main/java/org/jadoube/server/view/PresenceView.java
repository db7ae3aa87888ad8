package org.jadoube.server.view;

/// Who is connected.
///
/// @param white whether White has the page open
/// @param spectators how many others have
public record PresenceView(String type, boolean white, boolean black, int spectators) {
  /// The message that says so.
  public static PresenceView of(boolean white, boolean black, int spectators) {
    return new PresenceView("presence", white, black, spectators);
  }
}
