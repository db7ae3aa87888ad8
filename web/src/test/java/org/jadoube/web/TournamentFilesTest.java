package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Tournament files, read and written over HTTP.
final class TournamentFilesTest extends FourPlayers {
  @Test
  void a_tournament_file_becomes_a_tournament_and_a_file_again() throws Exception {
    String tournament =
        tournament("{\"name\":\"Match\",\"format\":\"match\",\"rounds\":2,\"regulations\":{}}");
    enter(tournament, "Ana", "Boris");
    nextRound(tournament, 1);
    decide(tournament, 1, 1, "1-0");
    String file = client.get("api/tournaments/" + tournament + "/tournament.trf").text();
    String copy =
        done(organiser.post("api/tournaments/trf", file.replace("match", "swiss")), 201)
            .path("id")
            .stringValue();
    assertThat(result(copy, 1, 1)).isEqualTo("1-0");
    assertThat(client.get("api/tournaments/" + copy + "/tournament.trf").text())
        .isEqualTo(file.replace("match", "swiss"));
  }

  @Test
  void what_a_tournament_cannot_keep_of_a_file_is_told_its_officials() throws Exception {
    String file =
        "001    1 w    Ana" + " ".repeat(52) + "1990/02/28  3.0    1\n001    2      Boris\n";
    JsonNode made = done(organiser.post("api/tournaments/trf", file), 201);
    assertThat(made.at("/report/0").stringValue())
        .isEqualTo(
            "### Not kept: line 1, column 81: 001: player 1 has 3.0 points, but the results give"
                + " 0.0");
    String there = "api/tournaments/" + made.path("id").stringValue();
    assertThat(organiser.get(there + "/tournament.trf").text())
        .contains("1 w    Ana", "1990/02/28");
    assertThat(client.get(there + "/tournament.trf").text()).doesNotContain("1990/02/28");
  }

  @Test
  void what_else_a_tournament_file_says_is_kept_for_officials() throws Exception {
    String file = "032 SLO\n001    1      Ana\n001    2      Boris\n### by hand\n";
    String tournament =
        done(organiser.post("api/tournaments/trf", file), 201).path("id").stringValue();
    assertThat(organiser.get("api/tournaments/" + tournament + "/tournament.trf").text())
        .contains("032 SLO\r\n", "### by hand\r\n");
    assertThat(client.get("api/tournaments/" + tournament + "/tournament.trf").text())
        .doesNotContain("032", "###");
    assertThat(client.get("api/tournaments/" + tournament).text()).doesNotContain("by hand");
  }
}
