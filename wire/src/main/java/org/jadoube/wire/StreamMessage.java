package org.jadoube.wire;

import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;

/// A message from a client on the WebSocket on which it follows a game.
///
/// @since 0.1.0
public sealed interface StreamMessage {

  /// The client wants to follow the game.
  ///
  /// @param token of a player; a spectator has none
  /// @param language the tag of the language for sentences
  /// @param after the sequence of the latest event that it has seen, from 0: a returning client is
  ///   sent the events since; without it, the whole game
  /// @param whole whether each change is to carry the whole state of the game, for clients that do
  ///   not apply patches
  record Hello(Optional<String> token, Optional<String> language, OptionalInt after, boolean whole)
      implements StreamMessage {
    public Hello {
      Require.atLeast(0, after.orElse(0), "after");
    }
  }

  /// The client wants the whole game once more.
  record Resync() implements StreamMessage {}

  /// The client checks that the server is there.
  ///
  /// @param sent comes back with the answer
  record Ping(Optional<String> sent) implements StreamMessage {}
}
