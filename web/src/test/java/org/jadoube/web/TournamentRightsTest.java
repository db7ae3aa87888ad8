package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Who may do what in a tournament: organisers, arbiters, players and client.
final class TournamentRightsTest extends FourPlayers {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "players | {\"name\":\"Eva\"}",
        "numbers | {\"by\":\"lots\"}",
        "rounds | {}",
        "terms | {\"name\":\"Mine\",\"format\":\"knockout\",\"regulations\":{}}",
        "rounds/1/publication | {}",
        "rounds/1/boards/1 | {\"result\":\"1-0\",\"basis\":\"arbiter\",\"reason\":\"I say so\"}",
        "byes | {\"round\":1,\"participant\":1,\"kind\":\"half-point\"}"
      })
  void players_do_not_run_tournaments(String path, String body) throws Exception {
    String tournament = tournament("{\"name\":\"Cup\",\"format\":\"knockout\",\"regulations\":{}}");
    enter(tournament, "Ana", "Boris");
    Answer answer = PLAYERS.getFirst().post("api/tournaments/" + tournament + "/" + path, body);
    assertThat(answer.status()).as(answer.text()).isEqualTo(403);
    assertThat(client.post("api/tournaments/" + tournament + "/" + path, body).status())
        .isIn(401, 403);
    assertThat(PLAYERS.getFirst().get("api/tournaments/" + tournament + "/rounds/1/keys").status())
        .isEqualTo(403);
  }

  @Test
  void an_organiser_does_not_judge_and_an_arbiter_does_not_pair() throws Exception {
    String tournament =
        tournament("{\"name\":\"Cup\",\"format\":\"round-robin\",\"regulations\":{}}");
    enter(tournament, "Ana", "Boris");
    nextRound(tournament, 1);
    decide(tournament, 1, 1, "1/2-1/2");
    Answer judged =
        organiser.post(
            "api/tournaments/" + tournament + "/rounds/1/boards/1",
            "{\"result\":\"1-0\",\"basis\":\"arbiter\",\"reason\":\"better\"}");
    assertThat(judged.code()).isEqualTo("not-entitled");
    assertThat(judged.json().path("grounds").toString()).contains("10.3");
    Person arbiter = PLAYERS.get(3);
    assertThat(arbiter.post("api/tournaments/" + tournament + "/rounds", "{}").status())
        .isEqualTo(403);
    assertThat(arbiter.get("api/tournaments/" + tournament + "/rounds/1/keys").status())
        .isEqualTo(403);
    assertThat(arbiter.get("api/tournaments/" + tournament + "/log").status()).isEqualTo(200);
  }

  @Test
  void an_arbiter_who_plays_does_not_decide_their_own_result() throws Exception {
    String tournament =
        tournament("{\"name\":\"Cup\",\"format\":\"round-robin\",\"regulations\":{}}");
    enter(tournament, "Dane", "Boris", "Cilka", "Ana");
    nextRound(tournament, 1); // Dane has the first number, so the first board
    String decision = "{\"result\":\"1-0\",\"basis\":\"arbiter\",\"reason\":\"I won\"}";
    organiser.post(
        "api/tournaments/" + tournament + "/roles", "{\"role\":\"arbiter\",\"account\":\"Dane\"}");
    Person dane = PLAYERS.get(3);
    Answer own = dane.post("api/tournaments/" + tournament + "/rounds/1/boards/1", decision);
    assertThat(own.code()).isEqualTo("not-entitled");
    assertThat(own.json().path("detail").stringValue()).startsWith("Whoever plays a game");
    assertThat(dane.delete("api/tournaments/" + tournament + "/rounds/1/boards/1").status())
        .isEqualTo(403);
    done(dane.post("api/tournaments/" + tournament + "/rounds/1/boards/2", decision), 200);
  }

  @Test
  void players_enter_alone_only_where_that_is_open() throws Exception {
    String terms = "{\"name\":\"Cup\",\"format\":\"knockout\",\"regulations\":{}";
    String closed = tournament(terms + "}");
    String open = tournament(terms + ",\"openEntry\":true}");
    Person ana = PLAYERS.getFirst();
    assertThat(ana.post("api/tournaments/" + closed + "/players", "{\"account\":\"Ana\"}").code())
        .isEqualTo("not-entitled");
    done(ana.post("api/tournaments/" + open + "/players", "{\"account\":\"Ana\"}"), 200);
    assertThat(ana.post("api/tournaments/" + open + "/players", "{\"account\":\"Ana\"}").code())
        .isEqualTo("already-entered");
    assertThat(ana.post("api/tournaments/" + open + "/players", "{\"account\":\"Boris\"}").code())
        .isEqualTo("not-entitled");
    done(ana.delete("api/tournaments/" + open + "/players/1"), 200);
  }

  @Test
  void what_players_claim_of_themselves_counts_once_an_official_has_confirmed_it()
      throws Exception {
    String open =
        tournament(
            "{\"name\":\"Cup\",\"format\":\"knockout\",\"regulations\":{},\"openEntry\":true}");
    String claim =
        "\"name\":\"Carlsen, Magnus\",\"rating\":2900,\"title\":\"GM\",\"fideId\":\"1503014\"}";
    done(
        PLAYERS
            .getFirst()
            .post("api/tournaments/" + open + "/players", "{\"account\":\"Ana\"," + claim),
        200);
    JsonNode seen = client.get("api/tournaments/" + open).json().at("/entrants/0");
    assertThat(seen.path("name").stringValue()).isEqualTo("Ana");
    assertThat(seen.has("claimed")).isTrue();
    assertThat(seen.toString()).doesNotContain("2900", "GM", "Carlsen", "1503014");
    JsonNode official = organiser.get("api/tournaments/" + open).json().at("/entrants/0");
    assertThat(official.has("rating")).isFalse();
    assertThat(official.at("/claimed/rating").intValue()).isEqualTo(2900);
    done(
        organiser.post(
            "api/tournaments/" + open + "/players/1", "{\"name\":\"Ana\",\"rating\":1600}"),
        200);
    JsonNode confirmed = client.get("api/tournaments/" + open).json().at("/entrants/0");
    assertThat(confirmed.has("claimed")).isFalse();
    assertThat(confirmed.path("rating").intValue()).isEqualTo(1600);
  }

  @Test
  void what_is_paired_is_for_officials_until_it_is_published() throws Exception {
    String tournament =
        tournament("{\"name\":\"Cup\",\"format\":\"round-robin\",\"regulations\":{}}");
    enter(tournament, "Ana", "Boris");
    post(tournament + "/rounds", "{}");
    assertThat(client.get("api/tournaments/" + tournament).json().path("rounds")).isEmpty();
    assertThat(organiser.get("api/tournaments/" + tournament).json().path("rounds")).hasSize(1);
    done(organiser.delete("api/tournaments/" + tournament + "/rounds/1"), 200);
    assertThat(organiser.get("api/tournaments/" + tournament).json().path("rounds")).isEmpty();
  }
}
