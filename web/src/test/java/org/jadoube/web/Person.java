package org.jadoube.web;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.web.Client.Answer;

/// Somebody with an account, who uses the API with a cookie and no browser.
final class Person implements AutoCloseable {
  static final String PASSWORD = "correct horse battery";

  private final HttpClient http = HttpClient.newHttpClient();
  private final String address;
  private Optional<String> cookie = Optional.empty();
  private Optional<String> device = Optional.empty();
  private List<String> cookies = List.of();
  private HttpHeaders latest = HttpHeaders.of(Map.of(), (_, _) -> true);

  Person(String address) {
    this.address = address;
  }

  /// Somebody who has just signed up.
  static Person signedUp(String address, String name) throws IOException, InterruptedException {
    Person person = new Person(address);
    Answer answer = person.post("api/accounts", credentials(name, PASSWORD));
    if (answer.status() != 201) {
      throw new AssertionError(answer.text());
    }
    return person;
  }

  static String credentials(String name, String password) {
    return String.format(Locale.ROOT, "{\"name\":\"%s\",\"password\":\"%s\"}", name, password);
  }

  /// The cookies of the latest `Set-Cookie`.
  List<String> cookies() {
    return cookies;
  }

  /// A header of the latest answer.
  Optional<String> header(String name) {
    return latest.firstValue(name);
  }

  /// The cookie that is sent, as `name=value`.
  Optional<String> cookie() {
    return cookie;
  }

  /// This cookie in another browser.
  Person stolen() {
    Person thief = new Person(address);
    thief.cookie = cookie;
    return thief;
  }

  /// This browser at another server that shares the database.
  Person at(String other) {
    Person there = new Person(other);
    there.cookie = cookie;
    return there;
  }

  /// Follows a tournament with the session.
  Follower followTournament(String id) {
    URI stream = URI.create(address + "api/tournaments/" + id + "/stream");
    return Follower.withCookie(http, stream, cookie.orElseThrow(), "{\"type\":\"hello\"}");
  }

  Answer get(String path) throws IOException, InterruptedException {
    return send("GET", path, "");
  }

  Answer post(String path, String body, String... headers)
      throws IOException, InterruptedException {
    return send("POST", path, body, headers);
  }

  Answer delete(String path) throws IOException, InterruptedException {
    return send("DELETE", path, "");
  }

  /// Sends the header that programs send, unless others are given that say where it comes from.
  Answer send(String method, String path, String body, String... headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address + path))
            .method(method, HttpRequest.BodyPublishers.ofString(body));
    String sent =
        Stream.of(cookie, device).flatMap(Optional::stream).collect(Collectors.joining("; "));
    if (!sent.isEmpty()) {
      request.header("Cookie", sent);
    }
    if (headers.length == 0) {
      request.header("Jadoube-Client", "test");
    } else if (!headers[0].isEmpty()) {
      request.headers(headers);
    }
    HttpResponse<String> response =
        http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    Described.check(response);
    latest = response.headers();
    cookies = latest.allValues("Set-Cookie");
    cookies.forEach(this::keep);
    return new Answer(
        response.statusCode(),
        response.body(),
        response.headers().firstValue("Content-Type").orElse(""),
        response.headers().firstValueAsLong("Content-Length").orElse(-1));
  }

  private void keep(String set) {
    String value = set.split(";", 2)[0];
    if (value.startsWith("jadoube-device=")) {
      device = Optional.of(value);
      return;
    }
    cookie = value.endsWith("=") ? Optional.empty() : Optional.of(value);
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
