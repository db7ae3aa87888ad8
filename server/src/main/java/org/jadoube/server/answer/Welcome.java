package org.jadoube.server.answer;

import org.jadoube.server.description.OneOf;

/// The answer to a hello.
///
/// @param you what the client is in the game
/// @param now the server's clock, in milliseconds since 1970
public record Welcome(
    @OneOf("welcome") String type,
    @OneOf({"white", "black", "white-assistant", "black-assistant", "arbiter", "spectator"})
        String you,
    long now) {
  /// To somebody, at a moment.
  public Welcome(String you, long now) {
    this("welcome", you, now);
  }
}
