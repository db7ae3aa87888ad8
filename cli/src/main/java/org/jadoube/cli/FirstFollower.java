package org.jadoube.cli;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import org.jadoube.wire.Json;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A player or spectator of a game in [FirstVisitors], who hears of every move.
final class FirstFollower implements WebSocket.Listener, AutoCloseable {
  private static final int CLOSED = -1;

  private final BlockingQueue<Integer> told = new LinkedBlockingQueue<>();
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

  /// Waits for news of this ply or a later one; for the game itself, if it is 0. Counting messages
  /// would not do, since a move made meanwhile may come both with the game and by itself.
  void awaitPly(int ply) throws IOException, InterruptedException {
    int latest;
    do {
      latest = told.take();
      if (latest == CLOSED) {
        throw new IOException("the server closed the stream before ply " + ply);
      }
    } while (latest < ply);
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
    received.append(part);
    if (last) {
      read(JsonMapper.shared().readTree(received.toString()));
      received.setLength(0);
    }
    from.request(1);
    return null;
  }

  private void read(JsonNode message) {
    JsonNode moves = message.path("moves");
    if (moves.isArray()) {
      told.add(moves.isEmpty() ? 0 : moves.get(moves.size() - 1).path("ply").asInt());
    }
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket by, int code, String reason) {
    told.add(CLOSED);
    return null;
  }

  @Override
  public void close() {
    if (socket != null) {
      socket.abort();
    }
  }
}
