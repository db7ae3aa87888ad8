package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Kinds;
import org.jadoube.play.rights.NoRight;
import org.jadoube.play.rights.Rights;
import org.jadoube.play.rights.RightsVerdict;
import org.jadoube.play.rights.Role;
import org.jadoube.play.rights.Whose;
import org.jadoube.testing.Repository;
import org.jadoube.web.Client.Answer;
import org.jadoube.wire.Names;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The table of rights as a running server keeps it: an account of each role tries each act in a
/// game of its own, in one of others, and in one that is over. The acts are examples from `spec/`.
final class RightsOverHttpTest extends OneServer {
  private static final String TOURNAMENT = "an-tournament";
  private static final List<String> NOT_SENT = List.of("act", "by", "after", "asked", "gives");

  private static final Map<Role, Person> PEOPLE = new EnumMap<>(Role.class);
  private static Map<String, String> examples;
  private static String finished;
  private static String other;

  @BeforeAll
  static void start() throws Exception {
    examples = examples();
    for (Role role : Role.values()) {
      PEOPLE.put(role, Person.signedUp(server.address().toString(), "One " + role.text()));
    }
    for (Role role : List.of(Role.ARBITER, Role.CHIEF_ARBITER, Role.ORGANISER)) {
      grant(id(person(role)), "event:" + TOURNAMENT, role, "");
    }
    finished = game();
    person(Role.PLAYER).post("api/games/" + finished + "/acts", "{\"type\":\"resign\"}");
    JsonNode made = client.post("api/games", "{}").json();
    other = made.path("id").stringValue();
  }

  @AfterAll
  static void stop() {
    PEOPLE.values().forEach(Person::close);
  }

  private static Person person(Role role) {
    return Optional.ofNullable(PEOPLE.get(role)).orElseThrow();
  }

  private static String id(Person person) throws Exception {
    return person.get("api/account").json().path("id").stringValue();
  }

  /// A game of the tournament, with a player and an assistant, in which White has moved.
  private static String game() throws Exception {
    JsonNode made =
        person(Role.PLAYER)
            .post(
                "api/games",
                "{\"colour\":\"white\",\"regulations\":{\"timeControl\":\"5400\",\"arbiterPresent\":true,"
                    + "\"arrangements\":[\"over-the-board\"]}}")
            .json();
    String id = made.path("id").stringValue();
    client.post(
        "api/games/" + id + "/seats",
        "{\"invitation\":\"" + made.path("invitation").stringValue() + "\"}");
    execute("INSERT INTO event_game (game, event) VALUES (?, ?)", id, TOURNAMENT);
    grant(id(person(Role.ASSISTANT)), "game:" + id, Role.ASSISTANT, "white");
    grant(id(person(Role.CAPTAIN)), "game:" + id, Role.CAPTAIN, "white");
    Answer moved =
        person(Role.PLAYER)
            .post("api/games/" + id + "/acts", "{\"type\":\"move\",\"attempt\":\"e2e4\"}");
    assertThat(moved.status()).as(moved.text()).isEqualTo(200);
    return id;
  }

  private static void grant(String account, String scope, Role role, String colour)
      throws SQLException {
    execute(
        "INSERT INTO role_grant (id, scope, role, colour, account, granted, granted_by)"
            + " VALUES (substr(hex(randomblob(8)), 1, 16), ?, ?, ?, ?, 0, 'test')",
        scope,
        role.text(),
        colour,
        account);
  }

  private static void execute(String sql, String... values) throws SQLException {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("jadoube.db"));
        PreparedStatement statement = connection.prepareStatement(sql)) {
      connection.createStatement().execute("PRAGMA busy_timeout = 10000");
      for (int i = 0; i < values.length; i++) {
        statement.setString(i + 1, values[i]);
      }
      statement.executeUpdate();
    }
  }

  /// The first example of each act, without those that are spoilt on purpose.
  static Map<String, String> examples() throws IOException {
    Map<String, String> found = new HashMap<>();
    try (Stream<Path> files = Files.list(Repository.root().resolve("spec/cases"))) {
      for (Path file : files.sorted().toList()) {
        for (JsonNode example : JsonMapper.shared().readTree(file.toFile())) {
          for (JsonNode step : example.path("play")) {
            keep(found, step);
          }
        }
      }
    }
    found.put("place", "{\"type\":\"place\",\"piece\":\"white-pawn\",\"square\":\"e4\"}");
    found.put("promote", "{\"type\":\"promote\",\"role\":\"queen\",\"square\":\"e8\"}");
    found.put("release", "{\"type\":\"release\",\"square\":\"e4\"}");
    return found;
  }

  private static void keep(Map<String, String> found, JsonNode step) {
    if (step instanceof ObjectNode act && act.has("act")) {
      String type = act.path("act").stringValue();
      ObjectNode sent = act.deepCopy();
      NOT_SENT.forEach(sent::remove);
      sent.put("type", type);
      found.putIfAbsent(type, sent.toString());
    }
  }

  private static String example(Class<? extends Act.Deed> kind) {
    String type = Names.of(kind);
    return Optional.ofNullable(examples.get(type))
        .orElseThrow(() -> new AssertionError("no example of " + type));
  }

  private static Answer act(Role role, String game, Class<? extends Act.Deed> kind)
      throws Exception {
    return person(role).post("api/games/" + game + "/acts", example(kind));
  }

  @ParameterizedTest
  @MethodSource("org.jadoube.laws.act.Kinds#all")
  void everybody_does_what_the_table_says_and_nothing_else(Class<? extends Act.Deed> kind)
      throws Exception {
    String own = game();
    for (Role role : Role.values()) {
      assertThat(act(role, other, kind))
          .as("%s, %s in another game", role, kind)
          .satisfies(RightsOverHttpTest::isDenied);
      check(Rights.of(role, kind, Whose.OWN, true), act(role, finished, kind), role);
      if (!Rights.of(role, kind, Whose.OWN, false).isGranted()) {
        assertThat(act(role, own, kind))
            .as("%s, %s", role, kind)
            .satisfies(RightsOverHttpTest::isDenied);
      }
    }
    for (Role role : Role.values()) {
      if (Rights.of(role, kind, Whose.OWN, false).isGranted()) {
        Answer answer = act(role, own, kind);
        assertThat(answer.status()).as("%s, %s: %s", role, kind, answer.text()).isIn(200, 409);
      }
    }
  }

  private static void isDenied(Answer answer) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(403);
    assertThat(answer.code()).isEqualTo("not-entitled");
    assertThat(answer.json().path("grounds")).isNotEmpty();
  }

  private static void check(RightsVerdict verdict, Answer answer, Role role) {
    boolean over = verdict.equals(new RightsVerdict.Denied(NoRight.GAME_OVER));
    if (verdict.isGranted() || over) {
      assertThat(answer.status())
          .as("%s: %s", role, answer.text())
          .isIn(over ? List.of(409) : List.of(200, 409));
    } else {
      isDenied(answer);
    }
  }

  @Test
  void without_a_token_or_a_session_nobody_is_anybody() throws Exception {
    for (Class<? extends Act.Deed> kind : Kinds.all()) {
      assertThat(client.post("api/games/" + finished + "/acts", example(kind)).status())
          .isEqualTo(401);
    }
  }
}
