package org.jadoube.server.view;

import java.util.Optional;

/// A message for a follower.
///
/// @param shown the state of the game that the follower has then; empty if the message is not about
///   that
public record Told(String text, Optional<Shown> shown) {
  static Told of(String text) {
    return new Told(text, Optional.empty());
  }

  static Told of(String text, Shown shown) {
    return new Told(text, Optional.of(shown));
  }
}
