package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Officials take a round back that everybody has seen.
final class TakenBackRoundTest extends OneOrganiser {
  private static final String REASON = "{\"reason\":\"Player 3 was left out.\"}";

  private static String tournament(String regulations) throws Exception {
    String tournament =
        organiser.tournament(
            "{\"name\":\"Open\",\"format\":\"round-robin\",\"regulations\":{\"timeControl\":\"300+3\""
                + regulations
                + "}}");
    organiser.enter(tournament, 1, 4);
    organiser.nextRound(tournament, 1);
    return tournament;
  }

  private static Answer takeBack(String tournament, String body) throws Exception {
    return organiser.person().send("DELETE", "api/tournaments/" + tournament + "/rounds/1", body);
  }

  private static JsonNode shown(String tournament, Person person) throws Exception {
    return person.get("api/tournaments/" + tournament).json();
  }

  private static JsonNode keys(String tournament) throws Exception {
    return organiser
        .person()
        .get("api/tournaments/" + tournament + "/rounds/1/keys")
        .json()
        .path("keys");
  }

  private static Answer act(JsonNode key, String act) throws Exception {
    return client.post(
        "api/games/" + key.path("game").stringValue() + "/acts",
        act,
        "Authorization",
        "Bearer " + key.path("token").stringValue());
  }

  @Test
  void it_goes_for_a_reason_that_officials_see() throws Exception {
    String tournament = tournament("");
    assertThat(takeBack(tournament, "").json().path("detail").stringValue()).contains("reason");
    JsonNode without = Organiser.done(takeBack(tournament, REASON));
    assertThat(without.path("rounds")).isEmpty();
    assertThat(without.at("/takenBack/0/round").intValue()).isEqualTo(1);
    assertThat(without.at("/takenBack/0/reason").stringValue()).isEqualTo("Player 3 was left out.");
    assertThat(client.get("api/tournaments/" + tournament).text()).doesNotContain("left out");
    assertThat(shown(tournament, organiser.arbiter()).has("takenBack")).isTrue();
    assertThat(organiser.person().get("api/tournaments/" + tournament + "/log").text())
        .contains("take back round 1: Player 3 was left out.");
  }

  @Test
  void its_games_are_called_off_and_the_same_pairs_get_others() throws Exception {
    String tournament = tournament("");
    JsonNode before = keys(tournament).get(0);
    Organiser.done(takeBack(tournament, REASON));
    assertThat(act(before, "{\"type\":\"move\",\"attempt\":\"e2e4\"}").status()).isEqualTo(403);
    String game = "api/games/" + before.path("game").stringValue();
    assertThat(client.get(game).json().at("/casual/abortedBy").stringValue()).isEqualTo("official");
    organiser.nextRound(tournament, 1);
    JsonNode after = keys(tournament).get(0);
    assertThat(after.path("game").stringValue()).isNotEqualTo(before.path("game").stringValue());
    Organiser.done(act(after, "{\"type\":\"move\",\"attempt\":\"e2e4\"}"));
  }

  @Test
  void it_stays_once_somebody_has_moved_and_the_board_is_named() throws Exception {
    String tournament = tournament("");
    Organiser.done(act(keys(tournament).get(2), "{\"type\":\"move\",\"attempt\":\"e2e4\"}"));
    Answer answer = takeBack(tournament, REASON);
    assertThat(answer.code()).isEqualTo("wrong-stage");
    assertThat(answer.json().path("detail").stringValue()).contains("board 2");
    Organiser.done(act(keys(tournament).get(0), "{\"type\":\"move\",\"attempt\":\"e2e4\"}"));
    assertThat(shown(tournament, organiser.person()).has("takenBack")).isFalse();
  }

  @Test
  void a_forfeit_that_an_arbiter_decided_goes_with_it_and_a_result_keeps_it() throws Exception {
    String tournament = tournament("");
    organiser.decide(tournament, 1, 1, "+/-");
    organiser.decide(tournament, 1, 2, "1-0");
    assertThat(takeBack(tournament, REASON).json().path("detail").stringValue())
        .contains("board 2");
    Organiser.done(
        organiser.arbiter().delete("api/tournaments/" + tournament + "/rounds/1/boards/2"));
    assertThat(Organiser.done(takeBack(tournament, REASON)).path("rounds")).isEmpty();
  }

  @Test
  void whoever_withdrew_meanwhile_has_left_before_it() throws Exception {
    String tournament = tournament("");
    organiser.decide(tournament, 1, 1, "+/-");
    Organiser.done(organiser.person().delete("api/tournaments/" + tournament + "/players/1"));
    JsonNode without = Organiser.done(takeBack(tournament, REASON));
    assertThat(without.at("/withdrawals/0/afterRound").intValue()).isZero();
    assertThat(client.get("api/tournaments/" + tournament + "/standings").status()).isEqualTo(200);
  }

  @Test
  void only_the_last_round_is_taken_back() throws Exception {
    String tournament = tournament("");
    organiser.post(tournament + "/rounds", "{}");
    assertThat(takeBack(tournament, REASON).code()).isEqualTo("wrong-stage");
    Answer players =
        organiser.arbiter().send("DELETE", "api/tournaments/" + tournament + "/rounds/2", REASON);
    assertThat(players.code()).isEqualTo("not-entitled");
  }
}
