package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Tournaments over HTTP, from the entries to the standings.
final class TournamentsTest extends FourPlayers {
  @Test
  void four_play_a_round_robin() throws Exception {
    String tournament =
        tournament(
            "{\"name\":\"Bled 1931\",\"format\":\"round-robin\",\"tieBreaks\":[\"DE\",\"SB\"],"
                + "\"regulations\":{\"timeControl\":\"5400+30\",\"edition\":\"E04\"}}");
    enter(tournament, "Ana", "Boris", "Cilka", "Dane");
    for (int round = 1; round <= 3; round++) {
      for (JsonNode board : nextRound(tournament, round).path("boards")) {
        whiteWins(board);
      }
    }
    JsonNode seen = client.get("api/tournaments/" + tournament).json();
    assertThat(seen.path("stage").stringValue()).isEqualTo("finished");
    assertThat(result(tournament, 3, 2)).isEqualTo("1-0");
    JsonNode standings = client.get("api/tournaments/" + tournament + "/standings").json();
    assertThat(standings.at("/places/0/points").stringValue()).isEqualTo("2");
    assertThat(standings.path("places")).hasSize(4);
    assertThat(
            client
                .get("api/tournaments/" + tournament + "/standings?after=1")
                .json()
                .at("/places/2/points"))
        .hasToString("\"0\"");
    String file = client.get("api/tournaments/" + tournament + "/tournament.trf?version=16").text();
    assertThat(file).contains("012 Bled 1931", "2000", "001    1");
    assertThat(client.get("api/tournaments/" + tournament + "/tournament.trf").text())
        .contains("142", "222 5400+30");
  }

  @Test
  void teams_in_a_swiss_are_paired_by_their_match_points() throws Exception {
    String tournament =
        tournament(
            "{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":3,\"teams\":{\"boards\":2},"
                + "\"regulations\":{\"timeControl\":\"300+3\"}}");
    for (int i = 1; i <= 5; i++) {
      post(
          tournament + "/teams",
          "{\"name\":\"Team " + i + "\",\"players\":[{\"name\":\"A\"},{\"name\":\"B\"}]}");
    }
    JsonNode first = nextRound(tournament, 1);
    assertThat(first.path("matches")).hasSize(2);
    assertThat(first.path("boards")).hasSize(4);
    assertThat(first.at("/byes/0/kind").stringValue()).isEqualTo("pairing-allocated");
    for (int board = 1; board <= 4; board++) {
      decide(tournament, 1, board, board % 2 == 1 ? "1-0" : "0-1");
    }
    JsonNode second = nextRound(tournament, 2);
    assertThat(second.path("matches")).hasSize(2);
    assertThat(second.path("matches").toString()).isNotEqualTo(first.path("matches").toString());
    String points =
        client.get("api/tournaments/" + tournament + "/standings?after=1").json().toString();
    assertThat(points).contains("\"matchPoints\":\"1\",\"gamePoints\":\"1\"");
  }

  @Test
  void teams_are_paired_by_the_points_that_they_are_ranked_by() throws Exception {
    String tournament =
        tournament(
            "{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":3,"
                + "\"teams\":{\"boards\":1,\"rankedBy\":\"game-points\"},\"regulations\":{}}");
    for (int i = 1; i <= 2; i++) {
      post(tournament + "/teams", "{\"name\":\"Team " + i + "\",\"players\":[{\"name\":\"A\"}]}");
    }
    assertThat(post(tournament + "/rounds", "{}").toString()).contains("\"first\"");
  }

  @Test
  void an_arbiter_s_decision_stands_before_the_game_until_it_is_taken_back() throws Exception {
    String tournament =
        tournament(
            "{\"name\":\"Match\",\"format\":\"match\",\"rounds\":2,"
                + "\"regulations\":{\"timeControl\":\"300\"}}");
    enter(tournament, "Ana", "Boris");
    JsonNode board = nextRound(tournament, 1).path("boards").get(0);
    decide(tournament, 1, 1, "0-1");
    whiteWins(board);
    assertThat(result(tournament, 1, 1)).isEqualTo("0-1");
    assertThat(
            PLAYERS.get(3).delete("api/tournaments/" + tournament + "/rounds/1/boards/1").status())
        .isEqualTo(200);
    assertThat(result(tournament, 1, 1)).isEqualTo("1-0");
    JsonNode log = organiser.get("api/tournaments/" + tournament + "/log").json().path("entries");
    assertThat(log.toString()).contains("decide-results", "he came late", "done: revision");
  }

  @Test
  void a_knockout_needs_to_know_who_goes_on_from_a_draw() throws Exception {
    String tournament = tournament("{\"name\":\"Cup\",\"format\":\"knockout\",\"regulations\":{}}");
    for (int i = 1; i <= 3; i++) {
      post(tournament + "/players", "{\"name\":\"Player " + i + "\"}");
    }
    assertThat(nextRound(tournament, 1).path("boards").toString())
        .contains("\"white\":2,\"black\":3");
    decide(tournament, 1, 1, "1/2-1/2");
    assertThat(organiser.post("api/tournaments/" + tournament + "/rounds", "{}").code())
        .isEqualTo("round-not-ready");
    assertThat(
            post(tournament + "/rounds", "{\"advancing\":[3]}").at("/rounds/1/boards").toString())
        .contains("\"white\":1,\"black\":3");
  }

  @Test
  void in_a_knockout_of_armageddon_games_a_draw_lets_black_go_on_and_counts_as_a_point()
      throws Exception {
    String rules =
        "title = Cup\\nedition = FIDE 2023\\n[1] Odds.\\ntime = W300-B240\\n[2] Draw.\\ndraw-odds = black";
    String tournament =
        tournament(
            "{\"name\":\"Cup\",\"format\":\"knockout\",\"regulations\":{\"houseRules\":\""
                + rules
                + "\"}}");
    for (int i = 1; i <= 3; i++) {
      post(tournament + "/players", "{\"name\":\"Player " + i + "\"}");
    }
    nextRound(tournament, 1);
    decide(tournament, 1, 1, "1/2-1/2");
    JsonNode next = post(tournament + "/rounds", "{}");
    assertThat(next.at("/rounds/1/boards").toString()).contains("\"white\":1,\"black\":3");
    assertThat(organiser.get("api/tournaments/" + tournament + "/standings").text())
        .contains("\"points\":\"1\"");
  }

  @Test
  void a_round_published_twice_has_one_set_of_games() throws Exception {
    String tournament =
        tournament("{\"name\":\"Cup\",\"format\":\"round-robin\",\"regulations\":{}}");
    enter(tournament, "Ana", "Boris");
    JsonNode once = nextRound(tournament, 1);
    assertThat(post(tournament + "/rounds/1/publication", "").path("rounds").get(0))
        .isEqualTo(once);
  }

  @Test
  void whoever_follows_a_tournament_asks_whether_anything_has_happened() throws Exception {
    String tournament =
        tournament(
            "{\"name\":\"Match\",\"format\":\"match\",\"regulations\":{\"timeControl\":\"300\"}}");
    enter(tournament, "Ana", "Boris");
    JsonNode board = nextRound(tournament, 1).path("boards").get(0);
    String tag =
        client.ask("GET", "api/tournaments/" + tournament).headers().firstValue("ETag").orElse("");
    assertThat(client.get("api/tournaments/" + tournament, "If-None-Match", tag).status())
        .isEqualTo(304);
    whiteWins(board);
    assertThat(client.get("api/tournaments/" + tournament, "If-None-Match", tag).status())
        .isEqualTo(200);
  }

  @Test
  void pairs_by_hand_that_cannot_stand_change_nothing() throws Exception {
    String tournament =
        tournament("{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":3,\"regulations\":{}}");
    for (int i = 1; i <= 4; i++) {
      post(tournament + "/players", "{\"name\":\"Player " + i + "\"}");
    }
    String wrong = "{\"pairs\":[{\"white\":1,\"black\":2}]}";
    Answer answer = organiser.post("api/tournaments/" + tournament + "/rounds", wrong);
    assertThat(answer.code()).isEqualTo("unfit-for-tournament");
    assertThat(answer.json().path("detail").stringValue()).contains("Player 3 is not paired.");
    assertThat(organiser.get("api/tournaments/" + tournament).json().path("rounds")).isEmpty();
  }
}
