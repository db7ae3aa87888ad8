package org.jadoube.web;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.Limits;
import org.jadoube.testing.Seeded;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Whatever comes, at the HTTP entrance or on a WebSocket: it is answered or cut off, it is never a
/// failure of the server, and it changes no game of others.
final class FuzzTest {
  private static final long SEED = 20261123;
  private static final int A_FEW = 150;
  private static final int MANY = 5_000;
  private static final Pattern STATUS = Pattern.compile("HTTP/1\\.1 (\\d{3}) ");

  /// A protocol or version, or a method, that the server does not have.
  private static final Set<Integer> NOT_A_FAILURE = Set.of(501, 505);

  private static final int FAILURE = 1011;

  /// Paths of Lichess's API that do not answer with a stream.
  private static final List<String> PROGRAMS =
      List.of(
          "/api/challenge/Opponent",
          "/api/challenge/open",
          "/api/challenge/abcdefgh2345/decline",
          "/api/board/game/abcdefgh2345/move/e2e4",
          "/api/bot/game/abcdefgh2345/chat",
          "/api/bulk-pairing",
          "/api/token/test",
          "/api/token",
          "/api/users",
          "/oauth");

  private static final String FIELDS =
      "{\"rated\":false,\"clock.limit\":300,\"clock.increment\":3,\"variant\":\"fromPosition\","
          + "\"fen\":\"8/8/8/8/8/4k3/4p3/4K3 w - - 0 1\",\"color\":\"random\",\"text\":\"hello\","
          + "\"players\":\"a\",\"reason\":\"later\",\"code\":\"x\"}";

  private static final String CLOSED = "closed with ";

  @TempDir static Path data;

  private static Server server;
  private static Client client;
  private static List<String> acts;
  private static String program;

  private final RandomGenerator random = Seeded.random(SEED);
  private final Mutations mutations = new Mutations(random);

  @BeforeAll
  static void start() throws Exception {
    Limits patient =
        Limits.USUAL
            .with(CountLimit.MESSAGES_AT_ONCE, 1_000_000)
            .with(CountLimit.MESSAGE_CHARACTERS, 100_000);
    server = Server.start(ServerOptions.in(data).withPort(0).with(patient));
    client = new Client(server.address().toString());
    acts = new ArrayList<>(RightsOverHttpTest.examples().values());
    String address = server.address().toString();
    try (Person owner = Person.signedUp(address, "Program");
        Person other = Person.signedUp(address, "Opponent")) {
      String scopes = "[\"board:play\",\"bot:play\",\"challenge:write\",\"challenge:bulk\"]";
      String asked = "{\"name\":\"fuzz\",\"scopes\":" + scopes + "}";
      program = owner.post("api/account/tokens", asked).json().path("token").stringValue();
      assertThat(other.cookie()).isPresent();
    }
  }

  @AfterAll
  static void stop() {
    client.close();
    server.close();
  }

  @Test
  void documents_over_http() throws Exception {
    documents(A_FEW);
  }

  @Test
  @Tag("long")
  void many_documents_over_http() throws Exception {
    documents(MANY);
  }

  @Test
  void heads_and_frames_of_requests() throws Exception {
    requests(A_FEW);
  }

  @Test
  @Tag("long")
  void many_heads_and_frames_of_requests() throws Exception {
    requests(MANY);
  }

  @Test
  void messages_on_websockets() throws Exception {
    messages(A_FEW);
  }

  @Test
  @Tag("long")
  void many_messages_on_websockets() throws Exception {
    messages(MANY);
  }

  /// A request: where to, what, and for whom.
  ///
  /// @param as a program's token, in place of a player's
  private record Request(String path, String body, Optional<String> as) {
    Request(String path, String body) {
      this(path, body, Optional.empty());
    }

    String text(String token, String key, byte... other) {
      return String.format(
              Locale.ROOT,
              String.join(
                  "\r\n",
                  "POST %s HTTP/1.1",
                  "Host: x",
                  "Jadoube-Client: fuzz",
                  "Authorization: Bearer %s",
                  "Idempotency-Key: %s",
                  "Content-Length: %d",
                  "Connection: close",
                  "",
                  ""),
              path,
              as.orElse(token),
              key,
              other.length)
          + new String(other, ISO_8859_1);
    }
  }

  private Request request(Table table) {
    String game = "/api/games/" + table.id();
    return switch (random.nextInt(8)) {
      case 0 ->
          new Request(
              "/api/games",
              "{\"timeControl\":\"300+3\",\"colour\":\"white\",\"name\":\"Ana\",\"inviteArbiter\":true}");
      case 1 ->
          new Request(
              "/api/games",
              "{\"regulations\":{\"timeControl\":\"40/5400:1800+30\",\"edition\":\"2018\","
                  + "\"defaultTimeMillis\":0,\"drawRestriction\":{\"type\":\"after\",\"moves\":30},"
                  + "\"start\":\"8/8/8/8/8/4k3/4p3/4K3 w - - 0 1\"}}");
      case 2 -> new Request(game + "/seats", "{\"invitation\":\"abc\",\"name\":\"Boris\"}");
      case 3 -> new Request(game + "/roles", "{\"role\":\"assistant\",\"colour\":\"white\"}");
      case 4 ->
          new Request(
              mutations.any(List.of("/api/accounts", "/api/sessions", "/api/account")),
              "{\"name\":\"Ana\",\"password\":\"short\"}");
      case 5 -> new Request(mutations.any(PROGRAMS), FIELDS, Optional.of(program));
      case 6 ->
          new Request(
              mutations.any(PROGRAMS),
              FIELDS.replaceAll("[{}\" ]", "").replace(':', '=').replace(',', '&'),
              Optional.of(program));
      default -> new Request(game + "/acts", mutations.any(acts));
    };
  }

  private void documents(int times) throws Exception {
    fuzz(
        times,
        table -> {
          Request request = request(table);
          return request.text(table.white(), key(), mutations.of(request.body()));
        });
  }

  private void requests(int times) throws Exception {
    fuzz(
        times,
        table -> {
          Request request = request(table);
          byte[] body = request.body().getBytes(ISO_8859_1);
          return mutations.bytes(mutations.bytes(request.text(table.black(), key(), body)));
        });
  }

  /// Mostly a new one.
  private String key() {
    return "k-" + random.nextInt(100);
  }

  /// Makes a request about a game.
  private interface Making {
    String of(Table table);
  }

  private void fuzz(int times, Making making) throws Exception {
    Table untouched = untouched();
    Table table = client.table("-");
    for (int i = 0; i < times; i++) {
      String request = making.of(table);
      try (RawConnection connection = RawConnection.to(server.port())) {
        // An incomplete request would wait for its end.
        String answer = connection.send(request).finished().rest();
        assertThat(isFailure(answer)).as("%s%n%s", request, answer).isFalse();
      }
      if (i % 50 == 0) {
        table = client.table("-");
      }
    }
    assertUntouched(untouched);
  }

  private static boolean isFailure(String answer) {
    Matcher status = STATUS.matcher(answer);
    boolean failed = answer.contains("\"code\":\"failed\"") || answer.contains("Exception");
    while (status.find()) {
      int code = Integer.parseInt(status.group(1));
      failed |= code >= 500 && !NOT_A_FAILURE.contains(code);
    }
    return failed;
  }

  private void messages(int times) throws Exception {
    Table untouched = untouched();
    Table table = client.table("-");
    for (int i = 0; i < times; i += 10) {
      try (RawStream stream = RawStream.open(server.port(), table.id())) {
        stream.say("{\"type\":\"hello\",\"token\":\"" + table.white() + "\"}");
        for (int j = 0; j < 10; j++) {
          say(stream, mutations.of(message()));
        }
        close(stream);
        assertThat(ending(stream))
            .doesNotContain("\"code\":\"failed\"")
            .doesNotContain(CLOSED + FAILURE);
      }
      table = i % 100 == 0 ? client.table("-") : table;
    }
    assertUntouched(untouched);
  }

  private String message() {
    return switch (random.nextInt(5)) {
      case 0 -> "{\"type\":\"hello\",\"token\":\"abc\",\"language\":\"de\"}";
      case 1 -> "{\"type\":\"ping\",\"sent\":\"7\"}";
      default -> mutations.any(acts).replaceFirst("\\{", "{\"key\":\"" + key() + "\",");
    };
  }

  /// In one frame or two, of which the bytes of the head may be wrong.
  private void say(RawStream stream, byte... message) {
    try {
      int half = random.nextInt(message.length + 1);
      switch (random.nextInt(20)) {
        case 0 -> stream.raw(message);
        case 1 -> stream.send(random.nextInt(256), message);
        case 2, 3 -> {
          stream.send(RawStream.TEXT, Arrays.copyOf(message, half));
          stream.send(
              RawStream.FINAL | RawStream.CONTINUATION,
              Arrays.copyOfRange(message, half, message.length));
        }
        default -> stream.send(RawStream.FINAL | RawStream.TEXT, message);
      }
    } catch (IOException closed) {
      // after what came before
    }
  }

  private static void close(RawStream stream) {
    try {
      stream.send(RawStream.FINAL | RawStream.CLOSE, (byte) 3, (byte) 0xe8);
    } catch (IOException closed) {
      // by the server, after something that is no message
    }
  }

  /// The messages until the end, and the code with which it ends.
  private static String ending(RawStream stream) {
    StringBuilder come = new StringBuilder();
    try {
      while (true) {
        RawStream.Frame frame = stream.next();
        come.append(frame.operation() == RawStream.CLOSE ? CLOSED + frame.code() : frame.text());
      }
    } catch (IOException end) {
      return come.toString();
    }
  }

  private static Table untouched() throws Exception {
    Table table = client.table("300");
    client.move(table, table.white(), "e2e4");
    return table;
  }

  private static void assertUntouched(Table table) throws Exception {
    assertThat(client.move(table, table.black(), "e7e5").status()).isEqualTo(200);
    JsonNode events = client.get("api/games/" + table.id() + "/events").json().path("events");
    assertThat(events.findValues("move")).hasSize(2);
    assertThat(events.size()).isEqualTo(3);
    assertThat(client.get("health").status()).isEqualTo(200);
  }
}
