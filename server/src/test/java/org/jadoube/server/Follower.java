package org.jadoube.server;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Somebody who follows a game over WebSocket.
public final class Follower implements WebSocket.Listener, AutoCloseable {
  private static final int PATIENCE_SECONDS = 60;

  private final BlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();
  private final StringBuilder part = new StringBuilder();
  private final KnownState known = new KnownState();
  private @Nullable WebSocket socket;

  private Follower() {}

  static Follower of(HttpClient http, URI address, String token) {
    Follower follower = new Follower();
    follower.connect(http, address);
    follower.send(String.format(Locale.ROOT, "{\"type\":\"hello\",\"token\":\"%s\"}", token));
    return follower;
  }

  static Follower of(HttpClient http, URI address, String token, int after) {
    Follower follower = new Follower();
    follower.connect(http, address);
    follower.send(
        String.format(
            Locale.ROOT, "{\"type\":\"hello\",\"token\":\"%s\",\"after\":%d}", token, after));
    return follower;
  }

  /// One that says just this first.
  static Follower saying(HttpClient http, URI address, String hello) {
    Follower follower = new Follower();
    follower.connect(http, address);
    follower.send(hello);
    return follower;
  }

  private void connect(HttpClient http, URI address) {
    URI stream = URI.create(address.toString().replaceFirst("^http", "ws"));
    socket = http.newWebSocketBuilder().buildAsync(stream, this).join();
  }

  public void send(String message) {
    WebSocket open = socket;
    if (open != null) {
      open.sendText(message, true).join();
    }
  }

  /// The next message that is not among those types; those before it are dropped.
  public JsonNode nextBut(String... dropped) throws InterruptedException {
    while (true) {
      JsonNode message = messages.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (message == null) {
        throw new AssertionError("nothing came");
      }
      if (!List.of(dropped).contains(message.path("type").asString(""))) {
        return message;
      }
    }
  }

  /// The next message of that type; those before it are dropped.
  public JsonNode next(String type) throws InterruptedException {
    while (true) {
      JsonNode message = messages.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (message == null) {
        throw new AssertionError("no " + type + " came");
      }
      if (message.path("type").asString("").equals(type)) {
        return message;
      }
    }
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
    part.append(text);
    if (last) {
      messages.add(known.told(JsonMapper.shared().readTree(part.toString())));
      part.setLength(0);
    }
    socket.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
    messages.add(JsonMapper.shared().readTree("{\"type\":\"closed\",\"code\":" + code + "}"));
    return null;
  }

  @Override
  public void onError(WebSocket socket, Throwable error) {
    messages.add(JsonMapper.shared().readTree("{\"type\":\"closed\",\"code\":1006}"));
  }

  @Override
  public void close() {
    WebSocket open = socket;
    if (open != null) {
      open.abort();
    }
  }
}
