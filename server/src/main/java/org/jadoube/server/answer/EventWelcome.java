package org.jadoube.server.answer;

import org.jadoube.server.description.OneOf;

/// The answer to the hello of somebody who follows an event.
///
/// @param you what the client sees of it: officials see more
/// @param now the server's clock, in milliseconds since 1970
public record EventWelcome(
    @OneOf("welcome") String type, @OneOf({"official", "spectator"}) String you, long now) {
  /// To somebody, at a moment.
  public EventWelcome(String you, long now) {
    this("welcome", you, now);
  }
}
