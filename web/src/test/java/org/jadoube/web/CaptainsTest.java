package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.jadoube.testing.Wait;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Captains of teams say who plays, and appeal.
final class CaptainsTest extends OneLeague {
  @Test
  void a_captain_hands_in_who_plays_and_nobody_else_sees_it_before_the_round() throws Exception {
    String tournament = league(LEAGUE);
    String lineUp = "{\"players\":[2,3]}";
    JsonNode seen = done(captain.post(tournament + "/rounds/1/line-ups/1", lineUp), 200);
    assertThat(seen.path("lineUps")).hasSize(1);
    assertThat(other.get(tournament).json().has("lineUps")).isFalse();
    assertThat(client.get(tournament).json().has("lineUps")).isFalse();
    assertThat(nextRound(tournament, 1).path("boards").toString())
        .contains("\"white\":2,\"black\":4", "\"white\":5,\"black\":3");
    assertThat(captain.post(tournament + "/rounds/1/line-ups/1", lineUp).code())
        .isEqualTo("wrong-stage");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[2,1]", "[1,1]", "[4]", "[]", "[0,0]", "[1,2,3]",
      })
  void a_line_up_out_of_order_is_refused(String players) throws Exception {
    String tournament = league(LEAGUE);
    assertThat(
            captain
                .post(tournament + "/rounds/1/line-ups/1", "{\"players\":" + players + "}")
                .code())
        .isEqualTo("unfit-for-tournament");
  }

  @Test
  void a_captain_cares_for_no_other_team() throws Exception {
    String tournament = league(LEAGUE);
    Answer answer = other.post(tournament + "/rounds/1/line-ups/1", "{\"players\":[1]}");
    assertThat(answer.status()).isEqualTo(403);
    assertThat(answer.json().path("detail").stringValue()).contains("their own team");
    assertThat(arbiter.post(tournament + "/rounds/1/line-ups/1", "{\"players\":[1]}").status())
        .isEqualTo(403);
    assertThat(captain.post(tournament + "/rounds", "{}").status()).isEqualTo(403);
  }

  @Test
  void line_ups_are_closed_at_their_deadline_and_the_games_are_there_before_the_round()
      throws Exception {
    Instant start = Instant.now().plusSeconds(3600);
    String tournament =
        league(
            LEAGUE
                .replace("\"boards\":2", "\"boards\":2,\"lineUpLeadMillis\":1800000")
                .replace("{\"name\"", "{\"appointed\":[\"" + start + "\"],\"name\""));
    assertThat(nextRound(tournament, 1).path("boards")).isEmpty();
    assertThat(
            organiser
                .post(tournament + "/rounds/1/seating", "")
                .json()
                .path("detail")
                .stringValue())
        .contains("1, 2");
    done(captain.post(tournament + "/rounds/1/line-ups/1", "{\"players\":[1,3]}"), 200);
    done(other.post(tournament + "/rounds/1/line-ups/2", "{\"players\":[1,2]}"), 200);
    JsonNode boards = post(tournament + "/rounds/1/seating", "").at("/rounds/0/boards");
    assertThat(boards.toString()).contains("\"white\":5,\"black\":3");
    String game = boards.at("/0/game").stringValue();
    assertThat(client.get("api/games/" + game).json().path("startsAt").stringValue())
        .startsWith(start.toString().substring(0, 19));
  }

  @Test
  void the_server_closes_line_ups_by_itself() throws Exception {
    Instant start = Instant.now().plusSeconds(3600);
    String tournament =
        league(
            LEAGUE
                .replace("\"boards\":2", "\"boards\":2,\"lineUpLeadMillis\":3597000")
                .replace("{\"name\"", "{\"appointed\":[\"" + start + "\"],\"name\""));
    nextRound(tournament, 1);
    Wait.until(
        "the games are made",
        () -> !client.get(tournament).json().at("/rounds/0/boards").isEmpty());
    assertThat(client.get(tournament).json().at("/rounds/0/boards/0/game").isString()).isTrue();
    assertThat(captain.post(tournament + "/rounds/1/line-ups/1", "{\"players\":[1]}").code())
        .isEqualTo("wrong-stage");
  }

  @Test
  void a_captain_appeals_for_a_player_and_does_nothing_else_in_the_game() throws Exception {
    String tournament =
        league(LEAGUE.replace("{\"timeControl", "{\"edition\":\"E04\",\"timeControl"));
    String acts =
        "api/games/" + nextRound(tournament, 1).at("/boards/0/game").stringValue() + "/acts";
    Answer move = captain.post(acts, "{\"type\":\"move\",\"attempt\":\"e2e4\"}");
    assertThat(move.status()).isEqualTo(403);
    assertThat(move.json().path("detail").stringValue()).contains("captain");
    assertThat(captain.post(acts, "{\"type\":\"resign\"}").status()).isEqualTo(403);
    assertThat(captain.post(acts, "{\"type\":\"appeal\"}").code()).isEqualTo("refused");
  }

  @Test
  void who_becomes_captain_appeals_in_the_games_there_are() throws Exception {
    String tournament =
        tournament(LEAGUE.replace("{\"timeControl", "{\"edition\":\"E04\",\"timeControl"));
    enter(tournament, "Bled", 2300, "Cilka");
    enter(tournament, "Brno", 2200, "");
    String acts =
        "api/games/" + nextRound(tournament, 1).at("/boards/0/game").stringValue() + "/acts";
    String appeal = "{\"type\":\"appeal\"}";
    assertThat(other.post(acts, appeal).status()).isEqualTo(403);
    post(
        tournament + "/teams/1",
        "{\"name\":\"Bled\",\"captain\":\"Dane\",\"players\":[{\"name\":\"Bled 1\",\"rating\":2299},"
            + "{\"name\":\"Bled 2\",\"rating\":2298},{\"name\":\"Bled 3\",\"rating\":2297}]}");
    assertThat(other.post(acts, appeal).code()).isEqualTo("refused");
    assertThat(captain.post(acts, appeal).status()).isEqualTo(403);
  }
}
