package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Tournaments of teams over HTTP, from the entries to the standings.
final class TeamTournamentsTest extends OneLeague {
  @Test
  void games_on_the_boards_decide_a_match() throws Exception {
    String tournament = league(LEAGUE);
    JsonNode round = nextRound(tournament, 1);
    assertThat(round.path("boards").toString())
        .contains("\"white\":1,\"black\":4", "\"white\":5,\"black\":2");
    whiteWins(tournament, 1, 1);
    decided(tournament, "1/boards/2", "1/2-1/2");
    JsonNode standings = client.get(tournament + "/standings").json();
    assertThat(standings.at("/places/0").toString())
        .contains(
            "\"name\":\"Bled\",\"points\":\"2\"", "\"matchPoints\":\"2\",\"gamePoints\":\"1.5\"");
    assertThat(standings.path("players").get(4).toString())
        .contains("\"team\":2,\"place\":2,\"name\":\"Brno 2\",\"games\":1,\"points\":\"0.5\"")
        .contains("\"performance\":2298");
    assertThat(client.get(tournament).json().path("stage").stringValue()).isEqualTo("finished");
  }

  @Test
  void a_board_without_a_player_is_forfeited() throws Exception {
    String tournament = league(LEAGUE);
    post(tournament + "/rounds/1/line-ups/1", "{\"players\":[0,3]}");
    post(tournament + "/rounds/1/line-ups/2", "{\"players\":[2]}");
    JsonNode round = nextRound(tournament, 1);
    assertThat(round.path("boards")).isEmpty();
    assertThat(round.at("/matches/0/boards")).hasSize(2);
    JsonNode standings = client.get(tournament + "/standings").json();
    assertThat(standings.path("places").toString())
        .contains("\"gamePoints\":\"1\"")
        .doesNotContain("\"gamePoints\":\"0\"");
    assertThat(client.get(tournament).json().path("stage").stringValue()).isEqualTo("finished");
  }

  @Test
  void an_arbiter_awards_a_match_until_the_award_is_taken_back() throws Exception {
    String tournament = league(LEAGUE);
    nextRound(tournament, 1);
    decided(tournament, "1/boards/1", "1-0");
    decided(tournament, "1/boards/2", "0-1");
    decided(tournament, "1/matches/1", "0-1");
    assertThat(client.get(tournament + "/standings").json().at("/places/0/name").stringValue())
        .isEqualTo("Brno");
    done(arbiter.delete(tournament + "/rounds/1/matches/1"), 200);
    assertThat(client.get(tournament + "/standings").json().at("/places/0/name").stringValue())
        .isEqualTo("Bled");
    assertThat(
            organiser
                .post(
                    tournament + "/rounds/1/matches/1",
                    "{\"result\":\"1-0\",\"basis\":\"arbiter\",\"reason\":\"so\"}")
                .status())
        .isEqualTo(403);
  }

  @Test
  void two_teams_play_a_scheveningen() throws Exception {
    String tournament = league(LEAGUE.replace("round-robin", "scheveningen"));
    nextRound(tournament, 1);
    JsonNode second = nextRound(tournament, 2);
    assertThat(second.at("/matches/0/boards").toString())
        .contains("\"firstPlayer\":1,\"secondPlayer\":5", "\"firstPlayer\":2,\"secondPlayer\":4");
    assertThat(organiser.post(tournament + "/rounds", "{}").code()).isEqualTo("wrong-stage");
  }

  @Test
  void a_knockout_goes_on_with_the_winners_of_matches() throws Exception {
    String tournament = league(LEAGUE.replace("round-robin", "knockout"));
    enter(tournament, "Celje", 2100, "");
    assertThat(nextRound(tournament, 1).path("matches").toString())
        .contains("\"first\":2,\"second\":3");
    decided(tournament, "1/boards/1", "1-0");
    decided(tournament, "1/boards/2", "1-0");
    assertThat(organiser.post(tournament + "/rounds", "{}").code()).isEqualTo("round-not-ready");
    assertThat(
            post(tournament + "/rounds", "{\"advancing\":[3]}").at("/rounds/1/matches").toString())
        .contains("\"first\":1,\"second\":3");
  }

  @Test
  void who_leaves_loses_the_matches_to_come() throws Exception {
    String tournament =
        league(LEAGUE.replace("round-robin", "match").replace("{\"n", "{\"rounds\":2,\"n"));
    nextRound(tournament, 1);
    decided(tournament, "1/boards/1", "0-1");
    decided(tournament, "1/boards/2", "1-0");
    done(organiser.delete(tournament + "/teams/2"), 200);
    JsonNode second = nextRound(tournament, 2);
    assertThat(second.path("boards")).isEmpty();
    assertThat(client.get(tournament).json().path("stage").stringValue()).isEqualTo("finished");
    assertThat(client.get(tournament + "/standings").json().at("/places/0").toString())
        .contains("\"matchPoints\":\"2\",\"gamePoints\":\"2\"");
  }

  @Test
  void a_tournament_file_of_teams_becomes_a_tournament_and_a_file_again() throws Exception {
    String tournament =
        league(LEAGUE.replace("round-robin", "swiss").replace("{\"n", "{\"rounds\":2,\"n"));
    post(tournament + "/rounds/1/line-ups/1", "{\"players\":[1,3]}");
    post(tournament + "/rounds/1/line-ups/2", "{\"players\":[2]}");
    post(tournament + "/rounds", "{\"pairs\":[{\"white\":1,\"black\":2}]}");
    post(tournament + "/rounds/1/publication", "");
    decided(tournament, "1/boards/1", "1/2-1/2");
    String file = client.get(tournament + "/tournament.trf").text();
    assertThat(file).contains("310   1 Bled", "300 001 002 001 0005 0000", "082 2");
    assertThat(client.get(tournament + "/tournament.trf?version=16").text()).contains("013 Bled");
    JsonNode copy = done(organiser.post("api/tournaments/trf", file), 201);
    String there = "api/tournaments/" + copy.path("id").stringValue();
    assertThat(withoutSystem(client.get(there + "/tournament.trf").text()))
        .isEqualTo(withoutSystem(file));
    assertThat(organiser.get(there + "/tournament.trf").text())
        .contains("152 W\r\n", "192 FIDE_TEAM_TYPEA_MP_GP\r\n");
    assertThat(client.get(there + "/standings").json())
        .isEqualTo(client.get(tournament + "/standings").json());
  }

  /// Of the lines of another file, only those that a tournament knows are for everybody.
  private static String withoutSystem(String file) {
    return file.replaceAll("1[59]2 .*\r\n", "");
  }

  @Test
  void teams_are_numbered_with_their_players() throws Exception {
    String tournament = league(LEAGUE);
    JsonNode numbered = post(tournament + "/numbers", "{\"by\":\"given\",\"order\":[2,1]}");
    assertThat(numbered.at("/teams/0/name").stringValue()).isEqualTo("Brno");
    assertThat(numbered.at("/entrants/0/name").stringValue()).isEqualTo("Brno 1");
    assertThat(
            post(tournament + "/numbers", "{\"by\":\"rating\"}").at("/teams/0/rating").intValue())
        .isEqualTo(2299);
    JsonNode reordered =
        done(captain.post(tournament + "/teams/1/order", "{\"players\":[3,1,2]}"), 200);
    assertThat(reordered.at("/entrants/0/name").stringValue()).isEqualTo("Bled 3");
    assertThat(done(organiser.delete(tournament + "/teams/1"), 200).path("entrants")).hasSize(3);
  }

  @Test
  void the_list_of_a_team_is_fixed_once_a_round_is_paired() throws Exception {
    String tournament = league(LEAGUE);
    post(tournament + "/rounds", "{}");
    String team =
        "{\"name\":\"Brno\",\"captain\":\"Cilka\",\"players\":[{\"name\":\"Brno 1\",\"rating\":2199},"
            + "{\"name\":\"Brno 2\",\"rating\":2198},{\"name\":\"Brno 3\",\"rating\":2197}]}";
    assertThat(organiser.post(tournament + "/teams/2", team.replace("Brno 3", "Eva")).code())
        .isEqualTo("wrong-stage");
    post(tournament + "/teams/2", team);
    done(captain.post(tournament + "/rounds/1/line-ups/2", "{\"players\":[3]}"), 200);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "players | {\"name\":\"Eva\"} | unfit-for-tournament",
        "teams | {\"name\":\"Celje\",\"captain\":\"Nobody\",\"players\":[{\"name\":\"Eva\"}]} | unknown-account",
        "teams | {\"name\":\"Celje\",\"players\":[]} | unexpected-content",
        "teams | {\"name\":\"Celje\",\"players\":[{\"account\":\"Dane\"},{\"account\":\"Dane\"}]} | already-entered",
        "numbers | {\"by\":\"restricted-lots\"} | unfit-for-tournament",
        "teams/3/order | {\"players\":[1]} | unknown-player",
        "rounds/2/line-ups/1 | {\"players\":[1]} | unknown-round",
        "rounds/1/seating | {} | unknown-round"
      })
  void what_does_not_fit_a_tournament_of_teams_is_refused(String path, String body, String code)
      throws Exception {
    String tournament = league(LEAGUE);
    Answer answer = organiser.post(tournament + "/" + path, body);
    assertThat(answer.code()).as(answer.text()).isEqualTo(code);
    assertThat(organiser.delete(tournament + "/players/1").code())
        .isEqualTo("unfit-for-tournament");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"boards\":0 | unexpected-content",
        "\"boards\":4},\"openEntry\":true,\"x\":{ | unexpected-content",
        "\"boards\":101 | unexpected-content"
      })
  void terms_of_teams_that_make_no_sense_are_refused(String teams, String code) throws Exception {
    assertThat(organiser.post("api/tournaments", LEAGUE.replace("\"boards\":2", teams)).code())
        .isEqualTo(code);
  }
}
