package org.jadoube.server.answer;

import org.jadoube.server.description.OneOf;

/// The answer to a ping.
///
/// @param sent what came with the ping
/// @param now the server's clock, in milliseconds since 1970
public record Pong(@OneOf("pong") String type, String sent, long now) {
  /// At a moment.
  public Pong(String sent, long now) {
    this("pong", sent, now);
  }
}
