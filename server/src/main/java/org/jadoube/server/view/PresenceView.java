package org.jadoube.server.view;

import org.jadoube.server.description.OneOf;
import org.jadoube.server.game.Presence;

/// Who is connected.
///
/// @param white whether White has the page open
/// @param spectators how many others have
public record PresenceView(
    @OneOf("presence") String type, boolean white, boolean black, int spectators) {
  static PresenceView of(Presence presence) {
    return new PresenceView("presence", presence.white(), presence.black(), presence.spectators());
  }
}
