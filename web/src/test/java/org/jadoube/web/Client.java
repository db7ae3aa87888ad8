package org.jadoube.web;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Locale;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A program that uses the API.
public final class Client implements AutoCloseable {
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final HttpClient http = HttpClient.newHttpClient();
  private final String address;
  private final Duration patience;
  private String[] device = {};

  /// An answer of the server.
  ///
  /// @param length that it says its body has
  public record Answer(int status, String text, String contentType, long length) {
    /// The document in it.
    public JsonNode json() {
      return JSON.readTree(text);
    }

    /// The code of its error.
    public String code() {
      return json().at("/code").asString("");
    }
  }

  /// A game with both seats taken.
  public record Table(String id, String white, String black) {}

  public Client(String address) {
    this(address, PATIENCE);
  }

  /// One that waits for an answer only so long.
  public Client(String address, Duration patience) {
    this.address = address;
    this.patience = patience;
  }

  /// From now on the server knows this program again.
  Client known() throws IOException, InterruptedException {
    HttpRequest asking =
        HttpRequest.newBuilder(uri("api/device")).POST(HttpRequest.BodyPublishers.noBody()).build();
    HttpResponse<Void> answer = http.send(asking, HttpResponse.BodyHandlers.discarding());
    return withDevice(answer.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0]);
  }

  /// From now on it sends that cookie.
  Client withDevice(String cookie) {
    device = new String[] {"Cookie", cookie};
    return this;
  }

  /// This program at another server that shares the database.
  Client at(String other) {
    Client there = new Client(other, patience);
    there.device = device;
    return there;
  }

  public Answer get(String path, String... headers) throws IOException, InterruptedException {
    HttpRequest.Builder request = HttpRequest.newBuilder(uri(path)).GET();
    if (headers.length > 0) {
      request.headers(headers);
    }
    return send(request);
  }

  public Answer delete(String path, String... headers) throws IOException, InterruptedException {
    return send(HttpRequest.newBuilder(uri(path)).DELETE().headers(headers));
  }

  public Answer head(String path) throws IOException, InterruptedException {
    return send(HttpRequest.newBuilder(uri(path)).HEAD());
  }

  /// A request with any method and no body, with all of its answer.
  public HttpResponse<String> ask(String method, String path)
      throws IOException, InterruptedException {
    return http.send(
        HttpRequest.newBuilder(uri(path))
            .timeout(patience)
            .method(method, HttpRequest.BodyPublishers.noBody())
            .build(),
        HttpResponse.BodyHandlers.ofString());
  }

  public Answer post(String path, String body, String... headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(uri(path)).POST(HttpRequest.BodyPublishers.ofString(body));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return send(request);
  }

  public Answer act(Table table, String token, String act, String key)
      throws IOException, InterruptedException {
    return post(
        "api/games/" + table.id() + "/acts",
        act,
        "Authorization",
        "Bearer " + token,
        "Idempotency-Key",
        key);
  }

  public Answer move(Table table, String token, String uci)
      throws IOException, InterruptedException {
    return act(
        table,
        token,
        String.format(Locale.ROOT, "{\"type\":\"move\",\"attempt\":\"%s\"}", uci),
        "m-" + uci);
  }

  /// Two players sit down, the one who made the game with the white pieces.
  public Table table(String timeControl) throws IOException, InterruptedException {
    JsonNode game =
        post(
                "api/games",
                String.format(
                    Locale.ROOT,
                    "{\"timeControl\":\"%s\",\"colour\":\"white\",\"name\":\"Ana\"}",
                    timeControl))
            .json();
    String id = game.path("id").stringValue();
    JsonNode seat =
        post(
                "api/games/" + id + "/seats",
                String.format(
                    Locale.ROOT,
                    "{\"invitation\":\"%s\",\"name\":\"Boris\"}",
                    game.path("invitation").stringValue()))
            .json();
    return new Table(id, game.path("token").stringValue(), seat.path("token").stringValue());
  }

  public Follower follow(String id, String token) {
    URI stream = uri("api/games/" + id + "/stream");
    return device.length == 0
        ? Follower.of(http, stream, token)
        : Follower.withCookie(
            http, stream, device[1], "{\"type\":\"hello\",\"token\":\"" + token + "\"}");
  }

  /// Follows the game as somebody who has seen the events up to `after`.
  public Follower follow(String id, String token, int after) {
    return Follower.of(http, uri("api/games/" + id + "/stream"), token, after);
  }

  /// Follows the game as somebody who says just this first.
  public Follower followSaying(String id, String hello) {
    return Follower.saying(http, uri("api/games/" + id + "/stream"), hello);
  }

  /// Somebody who follows a tournament without an account.
  public Follower followTournament(String id) {
    return Follower.saying(http, uri("api/tournaments/" + id + "/stream"), "{\"type\":\"hello\"}");
  }

  /// Follows the tournament with the key of a role.
  public Follower followTournament(String id, String key) {
    return Follower.of(http, uri("api/tournaments/" + id + "/stream"), key);
  }

  /// Follows the lobby, as the device that the server knows.
  Follower followLobby(String hello) {
    URI stream = uri("api/lobby/stream");
    return device.length == 0
        ? Follower.saying(http, stream, hello)
        : Follower.withCookie(http, stream, device[1], hello);
  }

  private URI uri(String path) {
    return URI.create(address + path);
  }

  private Answer send(HttpRequest.Builder request) throws IOException, InterruptedException {
    if (device.length > 0) {
      request.headers(device);
    }
    HttpResponse<String> response =
        http.send(request.timeout(patience).build(), HttpResponse.BodyHandlers.ofString());
    Described.check(response);
    return new Answer(
        response.statusCode(),
        response.body(),
        response.headers().firstValue("Content-Type").orElse(""),
        response.headers().firstValueAsLong("Content-Length").orElse(-1));
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
