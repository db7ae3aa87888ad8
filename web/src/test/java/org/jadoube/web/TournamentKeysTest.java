package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Officials of a tournament without accounts: a role is a key then, for the tournament and all its
/// games.
final class TournamentKeysTest extends OneOrganiser {
  private static final String DRAW =
      "{\"result\":\"1/2-1/2\",\"basis\":\"arbiter\",\"reason\":\"I saw it\"}";

  private String tournament = "";
  private String key = "";

  /// A tournament of two whose only round has been published.
  @BeforeEach
  void publish() throws Exception {
    tournament =
        organiser.tournament(
            "{\"name\":\"Cup\",\"format\":\"round-robin\",\"regulations\":{\"edition\":\"E04\"}}");
    organiser.enter(tournament, 1, 2);
    organiser.nextRound(tournament, 1);
    key = key("chief-arbiter");
  }

  private String key(String role) throws Exception {
    return organiser
        .post(tournament + "/roles", "{\"role\":\"" + role + "\",\"name\":\"Vera\"}")
        .path("token")
        .stringValue();
  }

  private static String[] by(String key) {
    return new String[] {"Authorization", "Bearer " + key};
  }

  private String path(String rest) {
    return "api/tournaments/" + tournament + rest;
  }

  private Answer decide(String by) throws Exception {
    return client.post(path("/rounds/1/boards/1"), DRAW, by(by));
  }

  private String game() throws Exception {
    return client.get(path("")).json().at("/rounds/0/boards/0/game").stringValue();
  }

  @Test
  void whoever_has_the_key_decides_on_boards() throws Exception {
    JsonNode decided = Organiser.done(decide(key));
    assertThat(decided.path("revision").intValue()).isPositive();
    assertThat(client.get(path("/standings")).json().at("/places/0/points").toString())
        .contains("0.5");
  }

  @Test
  void the_log_knows_the_key_from_accounts() throws Exception {
    Organiser.done(decide(key));
    JsonNode log = Organiser.done(client.get(path("/log"), by(key)));
    assertThat(log.at("/entries/0/holder").stringValue()).startsWith("key:");
  }

  @Test
  void what_the_role_does_not_give_is_refused() throws Exception {
    Answer appointing = client.post(path("/roles"), "{\"role\":\"organiser\"}", by(key("arbiter")));
    assertThat(appointing.code()).isEqualTo("not-entitled");
  }

  @Test
  void the_key_of_a_seat_opens_no_other_game_of_the_tournament() throws Exception {
    String league =
        organiser.tournament("{\"name\":\"League\",\"format\":\"round-robin\",\"regulations\":{}}");
    organiser.enter(league, 1, 4);
    Map<String, String> games = new HashMap<>(); // by the tokens of their seats
    for (int round = 1; round <= 2; round++) {
      organiser.nextRound(league, round);
      String path = "api/tournaments/" + league + "/rounds/" + round + "/keys";
      for (JsonNode each : organiser.person().get(path).json().path("keys")) {
        games.put(each.path("token").stringValue(), each.path("game").stringValue());
        organiser.decide(league, round, each.path("board").intValue(), "1/2-1/2");
      }
    }
    assertThat(games).hasSize(8);
    String act = "{\"type\":\"resign\"}";
    for (Map.Entry<String, String> seat : games.entrySet()) {
      for (String game : Set.copyOf(games.values())) {
        if (!game.equals(seat.getValue())) {
          assertThat(client.post("api/games/" + game + "/acts", act, by(seat.getKey())).code())
              .isEqualTo("wrong-token");
        }
      }
    }
  }

  @Test
  void whoever_has_no_right_to_roles_is_not_told_which_there_are() throws Exception {
    String there = organiser.person().get(path("/roles")).json().at("/roles/0/id").stringValue();
    try (Person other = Person.signedUp(server.address().toString(), "Somebody " + tournament)) {
      Answer known = other.delete(path("/roles/" + there));
      assertThat(known.status()).isEqualTo(403);
      assertThat(other.delete(path("/roles/unknown")).text()).isEqualTo(known.text());
      String entry = "{\"account\":\"%s\"}";
      assertThat(other.post(path("/players"), String.format(Locale.ROOT, entry, "Nobody")).text())
          .isEqualTo(
              other.post(path("/players"), String.format(Locale.ROOT, entry, "Arno")).text());
    }
    assertThat(client.delete(path("/roles/unknown"), by("nobody")).status()).isEqualTo(401);
    assertThat(organiser.person().delete(path("/roles/unknown")).code()).isEqualTo("unknown-role");
  }

  /// An organiser who plays gives out a key of which nobody knows who has it.
  @Test
  void whoever_plays_judges_no_board_of_theirs_by_a_key() throws Exception {
    String cup =
        organiser.tournament("{\"name\":\"Cup\",\"format\":\"round-robin\",\"regulations\":{}}");
    organiser.enter(cup, 1, 3);
    organiser.post(cup + "/players", "{\"account\":\"Olga\"}");
    tournament = cup;
    String official = key("chief-arbiter");
    JsonNode boards = organiser.nextRound(cup, 1).path("boards");
    String players = organiser.person().get(path("")).json().path("players").toString();
    int own = boards.get(0).toString().contains("4") ? 1 : 2;
    for (int board = 1; board <= 2; board++) {
      String decided = path("/rounds/1/boards/" + board);
      Answer answer = client.post(decided, DRAW, by(official));
      assertThat(answer.status()).as(players + boards).isEqualTo(board == own ? 403 : 200);
      String game = boards.get(board - 1).path("game").stringValue();
      String pause = "{\"type\":\"pause\",\"reason\":\"interruption\"}";
      Answer paused = client.post("api/games/" + game + "/acts", pause, by(official));
      assertThat(paused.code().equals("not-entitled")).as(paused.text()).isEqualTo(board == own);
    }
    JsonNode keys = organiser.person().get(path("/rounds/1/keys")).json().path("keys");
    assertThat(keys.findValuesAsString("board")).containsOnly(String.valueOf(3 - own));
  }

  @Test
  void an_arbiter_with_a_key_has_a_name() throws Exception {
    Answer nameless = organiser.person().post(path("/roles"), "{\"role\":\"arbiter\"}");
    assertThat(nameless.json().path("pointer").stringValue()).isEqualTo("/name");
    assertThat(client.get("api/games/" + game()).json().path("arbiters"))
        .extracting(arbiter -> arbiter.path("name").stringValue())
        .containsExactly("Arno", "Vera");
  }

  @Test
  void the_last_organiser_stays() throws Exception {
    JsonNode own =
        organiser
            .person()
            .get(path("/roles"))
            .json()
            .path("roles")
            .valueStream()
            .filter(role -> role.path("role").stringValue().equals("organiser"))
            .findFirst()
            .orElseThrow();
    String role = path("/roles/" + own.path("id").stringValue());
    assertThat(organiser.person().delete(role).code()).isEqualTo("last-organiser");
    assertThat(
            organiser
                .person()
                .post("api/account/deletion", "{\"password\":\"" + Person.PASSWORD + "\"}")
                .code())
        .isEqualTo("last-organiser");
    organiser.post(tournament + "/roles", "{\"role\":\"organiser\",\"account\":\"Arno\"}");
    assertThat(organiser.person().delete(role).status()).isEqualTo(204);
    assertThat(organiser.person().get(path("/roles")).status()).isEqualTo(403);
  }

  @Test
  void a_key_of_another_tournament_opens_nothing() throws Exception {
    String foreign = key;
    publish();
    assertThat(decide(foreign).code()).isEqualTo("wrong-token");
    assertThat(client.get(path("/log"), by(foreign)).code()).isEqualTo("wrong-token");
    try (Follower follower = client.followTournament(tournament, foreign)) {
      assertThat(follower.nextBut("welcome").at("/error/code").stringValue())
          .isEqualTo("wrong-token");
    }
  }

  @Test
  void without_anything_an_official_is_asked_to_sign_in() throws Exception {
    assertThat(client.get(path("/rounds/1/keys")).code()).isEqualTo("not-signed-in");
  }

  @Test
  void the_key_opens_the_games_of_the_tournament() throws Exception {
    Answer begun = client.post("api/games/" + game() + "/acts", "{\"type\":\"begin\"}", by(key));
    Organiser.done(begun);
    assertThat(client.get("api/games/" + game() + "/log", by(key)).json().toString())
        .contains("begin");
  }

  @Test
  void a_round_that_is_not_published_is_seen_by_officials_alone() throws Exception {
    String open =
        organiser.tournament("{\"name\":\"Cup\",\"format\":\"round-robin\",\"regulations\":{}}");
    tournament = open;
    organiser.enter(open, 1, 2);
    organiser.post(open + "/rounds", "{}");
    assertThat(client.get(path("")).json().path("rounds")).isEmpty();
    assertThat(client.get(path(""), by(key("arbiter"))).json().path("rounds")).hasSize(1);
  }

  @Test
  void a_follower_with_the_key_is_an_official_until_the_role_is_taken_away() throws Exception {
    try (Follower follower = client.followTournament(tournament, key)) {
      assertThat(follower.next("welcome").path("you").stringValue()).isEqualTo("official");
    }
    for (JsonNode role : organiser.person().get(path("/roles")).json().path("roles")) {
      if (role.path("role").stringValue().equals("chief-arbiter")) {
        organiser.person().delete(path("/roles/" + role.path("id").stringValue()));
      }
    }
    assertThat(decide(key).code()).isEqualTo("wrong-token");
  }
}
