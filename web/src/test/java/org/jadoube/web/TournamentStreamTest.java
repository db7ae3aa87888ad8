package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jadoube.testing.Wait;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Tournaments over WebSocket: what whoever follows one is told.
final class TournamentStreamTest extends OneServer {
  private static final String CUP =
      "{\"name\":\"Cup\",\"format\":\"round-robin\","
          + "\"regulations\":{\"edition\":\"E04\",\"timeControl\":\"5400+30\","
          + "\"arbiterPresent\":true}}";

  private static Person organiser;

  @BeforeAll
  static void start() throws Exception {
    organiser = Person.signedUp(server.address().toString(), "Olga");
  }

  @AfterAll
  static void stop() {
    organiser.close();
  }

  private static JsonNode done(Answer answer) {
    assertThat(answer.status()).as(answer.text()).isIn(200, 201);
    return answer.json();
  }

  private static JsonNode post(String tournament, String path, String body) throws Exception {
    return done(organiser.post("api/tournaments/" + tournament + path, body));
  }

  /// A tournament of four whose first round has been published.
  private static String cup(String terms) throws Exception {
    String tournament = done(organiser.post("api/tournaments", terms)).path("id").stringValue();
    for (String name : List.of("Ana", "Boris", "Cilka", "Dane")) {
      post(tournament, "/players", String.format(Locale.ROOT, "{\"name\":\"%s\"}", name));
    }
    post(tournament, "/rounds", "{}");
    post(tournament, "/rounds/1/publication", "");
    return tournament;
  }

  private static JsonNode key(String tournament, int index) throws Exception {
    return done(organiser.get("api/tournaments/" + tournament + "/rounds/1/keys"))
        .at("/keys/" + index);
  }

  /// A player's act, by the key.
  private static void act(JsonNode key, String act) throws Exception {
    done(
        client.post(
            "api/games/" + key.path("game").stringValue() + "/acts",
            act,
            "Authorization",
            "Bearer " + key.path("token").stringValue()));
  }

  private static final String E4 = "{\"type\":\"move\",\"attempt\":\"e2e4\"}";
  private static final String RESIGNS = "{\"type\":\"resign\"}";

  /// The first state that is so; changes come when it suits the server.
  private static JsonNode state(Follower follower, Predicate<JsonNode> wanted) throws Exception {
    while (true) {
      JsonNode state = follower.nextBut("welcome").path("state");
      if (wanted.test(state)) {
        return state;
      }
    }
  }

  private static JsonNode play(JsonNode state, int board) {
    return state.at("/rounds/1/boards/" + board + "/play");
  }

  @Test
  void a_follower_is_told_who_plays_and_how_each_board_stands() throws Exception {
    String tournament = cup(CUP);
    try (Follower follower = client.followTournament(tournament)) {
      assertThat(follower.next("welcome").path("you").stringValue()).isEqualTo("spectator");
      JsonNode state = state(follower, seen -> play(seen, 2).has("fen"));
      assertThat(state.at("/players/4/name").stringValue()).isEqualTo("Dane");
      assertThat(state.path("scarceMillis").intValue()).isEqualTo(300_000);
      assertThat(state.at("/rounds/1/boards/1/white").intValue()).isEqualTo(1);
      act(key(tournament, 0), E4);
      JsonNode played = play(state(follower, seen -> play(seen, 1).has("lastMove")), 1);
      assertThat(played.path("lastMove").stringValue()).isEqualTo("e2e4");
      assertThat(played.at("/clock/running").stringValue()).isEqualTo("black");
      assertThat(played.path("fen").stringValue()).contains("4P3");
      assertThat(played.path("ply").intValue()).isEqualTo(1);
    }
  }

  @Test
  void all_boards_of_a_large_hall_are_told_although_nothing_happens() throws Exception {
    int boards = 170;
    String players =
        IntStream.rangeClosed(1, 2 * boards)
            .mapToObj(
                number -> String.format(Locale.ROOT, "001 %4d      Player %d", number, number))
            .collect(Collectors.joining("\n"));
    String tournament =
        done(organiser.post("api/tournaments/trf", "XXR 1\n" + players)).path("id").stringValue();
    String pairs =
        IntStream.rangeClosed(1, boards)
            .mapToObj(board ->
                String.format(Locale.ROOT, "{\"white\":%d,\"black\":%d}", 2 * board - 1, 2 * board))
            .collect(Collectors.joining(","));
    post(tournament, "/rounds", "{\"pairs\":[" + pairs + "]}");
    post(tournament, "/rounds/1/publication", "");
    try (Follower follower = client.followTournament(tournament)) {
      JsonNode state = state(follower, seen -> play(seen, boards).has("fen"));
      assertThat(state.at("/rounds/1/boards/1/play/phase").stringValue()).isEqualTo("not-begun");
    }
  }

  @Test
  void a_result_comes_with_other_standings_and_stays_small() throws Exception {
    String tournament = cup(CUP);
    try (Follower follower = client.followTournament(tournament)) {
      JsonNode before =
          state(follower, seen -> play(seen, 1).has("fen") && play(seen, 2).has("fen"));
      act(key(tournament, 2), E4);
      act(key(tournament, 3), RESIGNS);
      JsonNode after = state(follower, seen -> seen.at("/rounds/1/boards/2").has("result"));
      assertThat(after.at("/rounds/1/boards/2/result").stringValue()).isEqualTo("1-0");
      assertThat(play(after, 2).path("ending").stringValue()).isEqualTo("resignation");
      assertThat(after.path("standings")).isNotEqualTo(before.path("standings"));
      assertThat(play(after, 1)).isEqualTo(play(before, 1));
    }
  }

  @Test
  void officials_alone_see_rounds_before_they_are_published_and_calls() throws Exception {
    String tournament = cup(CUP);
    try (Follower official = organiser.followTournament(tournament);
        Follower spectator = client.followTournament(tournament)) {
      assertThat(official.next("welcome").path("you").stringValue()).isEqualTo("official");
      act(key(tournament, 0), E4);
      act(key(tournament, 1), "{\"type\":\"call-arbiter\"}");
      JsonNode call = play(state(official, seen -> play(seen, 1).has("calls")), 1).at("/calls/0");
      assertThat(call.path("why").stringValue()).isEqualTo("call");
      assertThat(call.path("by").stringValue()).isEqualTo("black");
      post(tournament, "/rounds", "{}");
      assertThat(state(official, seen -> seen.at("/rounds").has("2")).at("/rounds/2/boards"))
          .hasSize(2);
      post(tournament, "/rounds/2/publication", "");
      JsonNode shown = state(spectator, seen -> seen.at("/rounds").has("2"));
      assertThat(shown.at("/rounds/2/published").booleanValue()).isTrue();
      assertThat(play(shown, 1).path("sequence").intValue()).isGreaterThan(2);
      assertThat(play(shown, 1).has("calls")).isFalse();
    }
  }

  @Test
  void boards_of_a_round_leave_when_it_is_over_and_the_next_is_published() throws Exception {
    String tournament = cup(CUP);
    try (Follower follower = client.followTournament(tournament)) {
      for (int board = 0; board < 2; board++) {
        act(key(tournament, 2 * board), E4);
        act(key(tournament, 2 * board + 1), RESIGNS);
      }
      JsonNode over = state(follower, seen -> seen.at("/rounds/1/over").asBoolean());
      assertThat(over.at("/rounds/1/boards")).hasSize(2);
      post(tournament, "/rounds", "{}");
      post(tournament, "/rounds/2/publication", "");
      JsonNode next = state(follower, seen -> seen.at("/rounds").has("2"));
      assertThat(next.at("/rounds/1").has("boards")).isFalse();
      assertThat(next.at("/rounds/2/boards")).hasSize(2);
    }
  }

  @Test
  void whoever_connects_to_a_game_is_seen_on_its_board() throws Exception {
    String tournament = cup(CUP);
    JsonNode key = key(tournament, 0);
    try (Follower follower = client.followTournament(tournament);
        Follower _ =
            client.follow(key.path("game").stringValue(), key.path("token").stringValue())) {
      JsonNode play =
          play(state(follower, seen -> play(seen, 1).at("/connected/white").asBoolean()), 1);
      assertThat(play.at("/connected/black").booleanValue()).isFalse();
      assertThat(
              client
                  .get("api/games/" + key.path("game").stringValue())
                  .json()
                  .at("/presence/spectators")
                  .intValue())
          .isZero();
    }
  }

  @Test
  void somebody_who_loses_the_role_sees_no_more_than_others() throws Exception {
    try (Person arbiter = Person.signedUp(server.address().toString(), "Arbiter")) {
      String tournament = cup(CUP);
      post(tournament, "/roles", "{\"role\":\"arbiter\",\"account\":\"Arbiter\"}");
      post(tournament, "/rounds", "{}");
      try (Follower follower = arbiter.followTournament(tournament)) {
        state(follower, seen -> seen.at("/rounds").has("2"));
        String roles = "api/tournaments/" + tournament + "/roles";
        String role = organiser.get(roles).json().at("/roles/1/id").stringValue();
        assertThat(organiser.delete(roles + "/" + role).status()).isEqualTo(204);
        Wait.until("the role is gone", () -> !seesNextRound(tournament, follower));
      }
    }
  }

  /// Whether a round that has just been paired anew is shown.
  private static boolean seesNextRound(String tournament, Follower follower) throws Exception {
    done(organiser.delete("api/tournaments/" + tournament + "/rounds/2"));
    int revision = post(tournament, "/rounds", "{}").path("revision").intValue();
    return state(follower, seen -> seen.path("revision").intValue() == revision)
        .path("rounds")
        .has("2");
  }

  @Test
  void followers_are_told_that_a_tournament_has_been_deleted() throws Exception {
    String tournament = cup(CUP);
    try (Follower follower = client.followTournament(tournament)) {
      follower.next("tournament");
      done(organiser.delete("api/tournaments/" + tournament));
      assertThat(problem(follower)).isEqualTo("unknown-tournament");
      assertThat(follower.next("closed").path("code").intValue()).isEqualTo(4410);
    }
  }

  private static String problem(Follower follower) throws Exception {
    return follower.nextBut("welcome", "change").at("/error/code").stringValue();
  }

  @Test
  void what_makes_no_sense_on_the_stream_of_a_tournament_is_said() throws Exception {
    try (Follower unknown = client.followTournament("2222222222zz")) {
      assertThat(problem(unknown)).isEqualTo("unknown-tournament");
      assertThat(unknown.next("closed").path("code").intValue()).isEqualTo(4404);
    }
    String tournament = cup(CUP);
    try (Follower follower = client.followTournament(tournament)) {
      follower.next("tournament");
      follower.send(E4);
      assertThat(problem(follower)).isEqualTo("bad-request");
      follower.send("{\"type\":\"resync\"}");
      assertThat(follower.next("tournament").path("id").stringValue()).isEqualTo(tournament);
    }
  }
}
