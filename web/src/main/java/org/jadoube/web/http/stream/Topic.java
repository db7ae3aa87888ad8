package org.jadoube.web.http.stream;

import org.jadoube.wire.KeyedText;
import org.jadoube.wire.StreamMessage;

/// The subject of a WebSocket: it hears the client, and answers on its [Stream].
interface Topic {
  /// The client wants to follow.
  void hello(StreamMessage.Hello hello);

  /// The client does something.
  void act(KeyedText sent);

  /// The client wants the whole again.
  void resync();

  /// The client has gone. Called once.
  void leave();

  /// The id of the game for the log; empty if it is not about a game.
  default String game() {
    return "";
  }
}
