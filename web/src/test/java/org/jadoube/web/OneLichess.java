package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The common beginning of tests of Lichess's API as clients see it: a server, and two accounts
/// with tokens.
@Timeout(60)
abstract class OneLichess extends OneServer {
  static final String ALL =
      "\"board:play\",\"challenge:read\",\"challenge:write\",\"challenge:bulk\"";
  static final String BOT = "\"bot:play\",\"challenge:read\",\"challenge:write\"";
  static final String[] REQUESTS = {
    "User-Agent", "lichess-bot/2026.8.2.1 user:Engine", "Accept", "*/*"
  };
  static final String[] FORM = {"Content-Type", "application/x-www-form-urlencoded"};
  static final String[] JSON = {"Content-Type", "application/json", "Accept", "application/json"};

  static int accounts;

  final HttpClient http = HttpClient.newHttpClient();
  final List<Stream<String>> streams = new ArrayList<>();
  User ana;
  User boris;

  /// An account and its token.
  record User(String name, String token) {
    static User of(String name, String scopes) throws Exception {
      String called = name + ++accounts;
      try (Person person = Person.signedUp(server.address().toString(), called)) {
        String asked = "{\"name\":\"a program\",\"scopes\":[" + scopes + "]}";
        return new User(
            called, person.post("api/account/tokens", asked).json().path("token").stringValue());
      }
    }

    String id() {
      return name.toLowerCase(Locale.ROOT);
    }
  }

  @BeforeEach
  void signUp() throws Exception {
    ana = User.of("Ana", ALL);
    boris = User.of("Boris", ALL);
  }

  @AfterEach
  void leave() {
    streams.forEach(Stream::close);
    http.shutdownNow();
  }

  HttpRequest request(User user, String method, String path, String body, String... headers) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(server.address() + path))
            .header("Authorization", "Bearer " + user.token())
            .method(
                method,
                body.isEmpty()
                    ? HttpRequest.BodyPublishers.noBody()
                    : HttpRequest.BodyPublishers.ofString(body));
    return (headers.length > 0 ? request.headers(headers) : request).build();
  }

  HttpResponse<String> sent(User user, String method, String path, String body, String... headers)
      throws IOException, InterruptedException {
    return http.send(
        request(user, method, path, body, headers), HttpResponse.BodyHandlers.ofString());
  }

  JsonNode post(User user, String path, String body, String... headers) throws Exception {
    HttpResponse<String> answer = sent(user, "POST", path, body, headers);
    assertThat(answer.statusCode()).as(path + ": " + answer.body()).isEqualTo(200);
    return json(answer.body());
  }

  JsonNode get(User user, String path, String... headers) throws Exception {
    HttpResponse<String> answer = sent(user, "GET", path, "", headers);
    assertThat(answer.statusCode()).as(path + ": " + answer.body()).isEqualTo(200);
    return json(answer.body());
  }

  static JsonNode json(String text) {
    return JsonMapper.shared().readTree(text);
  }

  /// The lines of a stream that are not empty.
  Iterator<String> stream(User user, String method, String path, String body, String... headers)
      throws Exception {
    HttpResponse<Stream<String>> answer =
        http.send(request(user, method, path, body, headers), HttpResponse.BodyHandlers.ofLines());
    assertThat(answer.statusCode()).as(path).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Encoding")).isEmpty();
    streams.add(answer.body());
    return answer.body().filter(line -> !line.isBlank()).iterator();
  }

  static JsonNode next(Iterator<String> lines) {
    return json(lines.next());
  }

  static String form(String... namesAndValues) {
    List<String> pairs = new ArrayList<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      pairs.add(
          namesAndValues[i]
              + "="
              + URLEncoder.encode(namesAndValues[i + 1], StandardCharsets.UTF_8));
    }
    return String.join("&", pairs);
  }
}
