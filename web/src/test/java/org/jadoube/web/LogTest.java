package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jadoube.web.Client.Table;
import org.jadoube.web.TcpProxy.Way;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The log of a real process.
final class LogTest {
  private static final String PASSWORD = "tr0ub4dor";
  private static final String COOKIE = "session-c00kie";
  private static final String NEXT = "battery-stapl3";
  private static final String GUESS = "guessed-t0ken";

  @TempDir Path directory;

  private List<JsonNode> lines(Path log) throws IOException {
    List<JsonNode> lines = new ArrayList<>();
    for (String line : Files.readAllLines(log)) {
      if (!line.startsWith("WARNING: ")) { // of Java itself
        lines.add(JsonMapper.shared().readTree(line));
      }
    }
    return lines;
  }

  @Test
  void every_line_is_an_object_with_its_game_and_without_secrets() throws Exception {
    Path log = directory.resolve("log");
    List<String> secrets = new ArrayList<>(List.of(PASSWORD, COOKIE, GUESS));
    String id;
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start();
        TcpProxy line = new TcpProxy(postgres.getPort());
        ServerProcess server =
            ServerProcess.start(
                ProcessBuilder.Redirect.to(log.toFile()),
                directory.resolve("data"),
                0,
                "log-format=json",
                "log-level=debug",
                "database=" + database(line));
        Client client = new Client(server.address())) {
      JsonNode game = client.post("api/games", "{\"colour\":\"white\"}").json();
      id = game.path("id").stringValue();
      String white = game.path("token").stringValue();
      String invitation = game.path("invitation").stringValue();
      JsonNode seat =
          client
              .post(
                  "api/games/" + id + "/seats",
                  String.format(Locale.ROOT, "{\"invitation\":\"%s\"}", invitation))
              .json();
      Table table = new Table(id, white, seat.path("token").stringValue());
      secrets.addAll(List.of(white, invitation, table.black()));
      client.move(table, white, "e2e4");
      client.move(table, white, "e2e5");
      client.move(table, GUESS, "e7e5");
      client.get("game/" + id, "Cookie", "session=" + COOKIE);
      client.post("api/games/" + id + "/seats", "{\"invitation\":\"" + GUESS);
      try (Follower black = client.follow(id, table.black());
          Follower stranger = client.follow(id, GUESS)) {
        black.next("game");
        stranger.next("closed");
        line.set(Way.CUT);
        black.next("outage");
        client.move(table, table.black(), "e7e5");
        line.set(Way.OPEN);
        black.next("outage");
      }
      client.act(table, table.black(), "{\"type\":\"resign\"}", GUESS);
      secrets.addAll(secretsOfSomebody(server.address(), database(line)));
      server.stop();
    }
    assertThat(lines(log))
        .allSatisfy(entry -> {
          assertThat(entry.path("timestamp").isNumber()).isTrue();
          assertThat(entry.path("level").stringValue()).isNotEmpty();
          assertThat(entry.path("formattedMessage").stringValue()).isNotEmpty();
        });
    assertThat(of(lines(log), id))
        .contains(
            "a game was created",
            "the game began",
            "move was done",
            "move was refused",
            "the game ended: 1-0, resignation");
    assertThat(Files.readString(log))
        .contains("acts cannot be stored", "acts can be stored again", "\"stopping\"")
        .doesNotContain(secrets);
  }

  private static String database(TcpProxy line) {
    return String.format(
        Locale.ROOT, "jdbc:postgresql://postgres:%s@localhost:%d/postgres", PASSWORD, line.port());
  }

  /// Signs up, mistypes, and asks for what there is not.
  private List<String> secretsOfSomebody(String address, String database) throws Exception {
    Storage storage =
        new Storage(ServerOptions.in(directory.resolve("other")).withDatabase(database));
    try (Person person = Person.signedUp(address, "Ana")) {
      String cookie = person.cookie().orElseThrow().split("=", 2)[1];
      person.post("api/session", Person.credentials("Ana", GUESS));
      person.post("api/session", "{\"name\":\"Ana\",\"password\":\"" + GUESS);
      person.post("api/account/reset", "{\"key\":\"" + GUESS + "\",\"next\":\"" + NEXT + "\"}");
      person.post(
          "api/account/password",
          String.format(
              Locale.ROOT, "{\"current\":\"%s\",\"next\":\"%s\"}", Person.PASSWORD, NEXT));
      String key = storage.resetPassword("Ana").orElseThrow().key().text();
      person.post("api/account/reset", "{\"key\":\"" + key + "\",\"next\":\"" + PASSWORD + "\"}");
      String renewed = person.cookie().orElseThrow().split("=", 2)[1];
      return List.of(Person.PASSWORD, NEXT, cookie, renewed, key);
    }
  }

  private static List<String> of(List<JsonNode> lines, String game) {
    return lines.stream()
        .filter(entry -> entry.at("/mdc/game").asString("").equals(game))
        .map(entry -> entry.path("formattedMessage").stringValue())
        .toList();
  }

  @Test
  void the_level_can_be_raised() throws Exception {
    Path log = directory.resolve("log");
    try (ServerProcess server =
            ServerProcess.start(
                ProcessBuilder.Redirect.to(log.toFile()),
                directory.resolve("data"),
                0,
                "log-level=warn");
        Client client = new Client(server.address())) {
      client.table("300");
      server.stop();
    }
    assertThat(Files.readString(log)).doesNotContain("INFO");
  }
}
