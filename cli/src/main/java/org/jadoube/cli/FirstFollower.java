package org.jadoube.cli;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Semaphore;
import org.jadoube.wire.Json;
import org.jspecify.annotations.Nullable;

/// A player or spectator of a game in [FirstVisitors], who is told of every move.
final class FirstFollower implements WebSocket.Listener, AutoCloseable {
  private static final String MOVES = "\"moves\":[{\"ply\":";

  private final Semaphore moves = new Semaphore(0);
  private final StringBuilder received = new StringBuilder();
  private @Nullable WebSocket socket;

  private FirstFollower() {}

  /// @param token of a seat, or empty for a spectator
  static FirstFollower of(HttpClient client, URI stream, String token) {
    FirstFollower follower = new FirstFollower();
    WebSocket opened = client.newWebSocketBuilder().buildAsync(stream, follower).join();
    follower.socket = opened;
    opened
        .sendText(
            token.isEmpty()
                ? Json.object("type", "hello")
                : Json.object("type", "hello", "token", token),
            true)
        .join();
    return follower;
  }

  void act(String act) {
    if (socket != null) {
      socket.sendText(act, true).join();
    }
  }

  /// Waits until it is told of one move more.
  void awaitMove() throws InterruptedException {
    moves.acquire();
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
    received.append(part);
    if (last) {
      if (received.indexOf(MOVES) >= 0) {
        moves.release();
      }
      received.setLength(0);
    }
    from.request(1);
    return null;
  }

  @Override
  public void close() {
    if (socket != null) {
      socket.abort();
    }
  }
}
