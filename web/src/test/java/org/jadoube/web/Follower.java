package org.jadoube.web;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Somebody who follows a game over WebSocket. Nothing is said there but what is described.
public final class Follower implements WebSocket.Listener, AutoCloseable {
  private static final int PATIENCE_SECONDS = 60;

  private final BlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();
  private final StringBuilder part = new StringBuilder();
  private final KnownState known = new KnownState();
  private final DescribedMessages described;
  private volatile @Nullable AssertionError wrong;
  private @Nullable WebSocket socket;

  private Follower(URI address) {
    this.described = new DescribedMessages(address.toString());
  }

  static Follower of(HttpClient http, URI address, String token) {
    Follower follower = new Follower(address);
    follower.connect(http, address);
    follower.send(String.format(Locale.ROOT, "{\"type\":\"hello\",\"token\":\"%s\"}", token));
    return follower;
  }

  static Follower of(HttpClient http, URI address, String token, int after) {
    Follower follower = new Follower(address);
    follower.connect(http, address);
    follower.send(
        String.format(
            Locale.ROOT, "{\"type\":\"hello\",\"token\":\"%s\",\"after\":%d}", token, after));
    return follower;
  }

  /// One that says just this first.
  static Follower saying(HttpClient http, URI address, String hello) {
    Follower follower = new Follower(address);
    follower.connect(http, address);
    follower.send(hello);
    return follower;
  }

  /// A follower with a session.
  static Follower withCookie(HttpClient http, URI address, String cookie, String hello) {
    Follower follower = new Follower(address);
    follower.connect(http.newWebSocketBuilder().header("Cookie", cookie), address);
    follower.send(hello);
    return follower;
  }

  private void connect(HttpClient http, URI address) {
    connect(http.newWebSocketBuilder(), address);
  }

  private void connect(WebSocket.Builder builder, URI address) {
    URI stream = URI.create(address.toString().replaceFirst("^http", "ws"));
    socket = builder.buildAsync(stream, this).join();
  }

  public void send(String message) {
    WebSocket open = socket;
    if (open != null) {
      described.hear(message);
      open.sendText(message, true).join();
    }
  }

  /// The next message that is not among those types; those before it are dropped.
  public JsonNode nextBut(String... dropped) throws InterruptedException {
    while (true) {
      JsonNode message = next().orElseThrow(() -> new AssertionError("nothing came"));
      if (!List.of(dropped).contains(message.path("type").asString(""))) {
        return message;
      }
    }
  }

  /// The next message of that type; those before it are dropped.
  public JsonNode next(String type) throws InterruptedException {
    while (true) {
      JsonNode message = next().orElseThrow(() -> new AssertionError("no " + type + " came"));
      if (message.path("type").asString("").equals(type)) {
        return message;
      }
    }
  }

  private Optional<JsonNode> next() throws InterruptedException {
    Optional<JsonNode> message =
        Optional.ofNullable(messages.poll(PATIENCE_SECONDS, TimeUnit.SECONDS));
    complain();
    return message;
  }

  private void complain() {
    AssertionError fault = wrong;
    if (fault != null) {
      throw new AssertionError(fault.getMessage(), fault);
    }
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
    part.append(text);
    if (last) {
      hear(part.toString());
      part.setLength(0);
    }
    socket.request(1);
    return null;
  }

  private void hear(String message) {
    try {
      described.tell(message);
      messages.add(known.told(JsonMapper.shared().readTree(message)));
    } catch (AssertionError fault) {
      wrong = fault;
      throw fault;
    }
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
    complain();
  }
}
