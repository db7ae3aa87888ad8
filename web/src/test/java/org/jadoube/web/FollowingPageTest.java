package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jadoube.testing.Repository;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The examples of docs/following.md are what a server sends.
final class FollowingPageTest {
  private static final Pattern EXAMPLE = Pattern.compile("```json\n(.*?)\n```", Pattern.DOTALL);
  private static final List<String> OF_THE_DAY = List.of("at", "clock");

  @TempDir static Path data;

  private static Server server;
  private static Client client;
  private static List<JsonNode> examples = List.of();

  @BeforeAll
  static void start() throws Exception {
    server = Server.start(ServerOptions.in(data).withPort(0));
    client = new Client(server.address().toString());
    examples = examples();
  }

  @AfterAll
  static void stop() {
    client.close();
    server.close();
  }

  private static List<JsonNode> examples() throws IOException {
    String page = Files.readString(Repository.root().resolve("docs/following.md"));
    return EXAMPLE
        .matcher(page)
        .results()
        .map(MatchResult::group)
        .map(block -> block.replaceAll("```(json)?", ""))
        .map(JsonMapper.shared()::readTree)
        .toList();
  }

  /// Without what is different each time.
  private static JsonNode timeless(JsonNode document) {
    ObjectNode copy = (ObjectNode) document.deepCopy();
    copy.remove(OF_THE_DAY);
    copy.forEachEntry((name, value) -> {
      if (value.isObject()) {
        copy.set(name, timeless(value));
      }
    });
    return copy;
  }

  @Test
  void the_patch_makes_the_state_after_it_of_the_state_before_it() {
    assertThat(KnownState.merged(examples.get(0), examples.get(1).path("patch")))
        .isEqualTo(examples.get(2));
  }

  /// Without what is different for each tournament.
  private static JsonNode nameless(JsonNode state) {
    JsonNode copy = timeless(state);
    ((ObjectNode) copy.at("/rounds/1/boards/1")).remove("game");
    return copy;
  }

  @Test
  void the_page_shows_what_is_sent_of_a_tournament() throws Exception {
    try (Person organiser = Person.signedUp(server.address().toString(), "Olga")) {
      String tournament = "api/tournaments/" + tournament(organiser);
      JsonNode keys = organiser.get(tournament + "/rounds/1/keys").json().path("keys");
      act(keys.path(0), "{\"type\":\"move\",\"attempt\":\"e2e4\"}");
      try (Follower follower =
          client.followTournament(tournament.substring(tournament.lastIndexOf('/') + 1))) {
        JsonNode state = follower.next("tournament").path("state");
        while (!state.at("/rounds/1/boards/1").has("play")) {
          state = follower.next("change").path("state");
        }
        assertThat(nameless(state)).isEqualTo(nameless(examples.get(4)));
        act(keys.path(1), "{\"type\":\"resign\"}");
        while (!state.path("stage").stringValue().equals("finished")) {
          state = follower.next("change").path("state");
        }
        assertThat(nameless(state))
            .isEqualTo(nameless(KnownState.merged(examples.get(4), examples.get(5))));
      }
    }
  }

  private static String tournament(Person organiser) throws Exception {
    String tournament =
        organiser
            .post(
                "api/tournaments",
                "{\"name\":\"Challenge\",\"format\":\"match\",\"rounds\":1,"
                    + "\"regulations\":{\"timeControl\":\"5400+30\"}}")
            .json()
            .path("id")
            .stringValue();
    for (String player : List.of("{\"name\":\"Ana\",\"rating\":2100}", "{\"name\":\"Boris\"}")) {
      organiser.post("api/tournaments/" + tournament + "/players", player);
    }
    organiser.post("api/tournaments/" + tournament + "/rounds", "{}");
    organiser.post("api/tournaments/" + tournament + "/rounds/1/publication", "");
    return tournament;
  }

  private static void act(JsonNode key, String act) throws Exception {
    client.post(
        "api/games/" + key.path("game").stringValue() + "/acts",
        act,
        "Authorization",
        "Bearer " + key.path("token").stringValue());
  }

  @Test
  void the_page_shows_what_is_sent() throws Exception {
    Table table = client.table("-");
    client.move(table, table.white(), "e2e4");
    try (Follower spectator = client.follow(table.id(), "");
        Follower black = client.follow(table.id(), table.black())) {
      assertThat(timeless(spectator.next("game").path("state")))
          .isEqualTo(timeless(examples.get(0)));
      black.next("game");
      client.move(table, table.black(), "e7e5");
      JsonNode change = spectator.next("change");
      assertThat(change.path("patch").path("clock").has("at")).isTrue();
      assertThat(timeless(change.path("patch"))).isEqualTo(timeless(examples.get(1).path("patch")));
      for (String name : List.of("from", "sequence")) {
        assertThat(change.path(name)).as(name).isEqualTo(examples.get(1).path(name));
      }
      assertThat(timeless(change.at("/moves/0")))
          .isEqualTo(timeless(examples.get(1).at("/moves/0")));
      JsonNode patch = black.next("change").path("patch");
      assertThat(KnownState.merged(patch, examples.get(3))).isEqualTo(patch);
    }
  }
}
