package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// How tournaments are made, found and changed by those who know their revision.
final class TournamentTermsTest extends OneOrganiser {
  @Test
  void a_change_of_an_outdated_revision_is_refused() throws Exception {
    String tournament =
        organiser.tournament("{\"name\":\"Cup\",\"format\":\"knockout\",\"regulations\":{}}");
    String path = "api/tournaments/" + tournament + "/players";
    String[] first = {"If-Match", "\"1\"", "Jadoube-Client", "test"};
    Organiser.done(organiser.person().post(path, "{\"name\":\"Eva\"}", first));
    assertThat(organiser.person().post(path, "{\"name\":\"Eva\"}", first).code())
        .isEqualTo("revision-passed");
  }

  @Test
  void the_same_key_creates_one_tournament() throws Exception {
    String terms = "{\"name\":\"Cup\",\"format\":\"knockout\",\"regulations\":{}}";
    String[] key = {"Idempotency-Key", "cup-2026", "Jadoube-Client", "test"};
    JsonNode made = Organiser.done(organiser.person().post("api/tournaments", terms, key));
    assertThat(Organiser.done(organiser.person().post("api/tournaments", terms, key)).path("id"))
        .isEqualTo(made.path("id"));
    assertThat(organiser.person().post("api/tournaments", terms.replace("Cup", "Cap"), key).code())
        .isEqualTo("key-reused");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"name\":\"\",\"format\":\"swiss\",\"regulations\":{}} | unexpected-content",
        "{\"name\":\"Open\",\"format\":\"swiss\",\"regulations\":{}} | unfit-for-tournament",
        "{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":201,\"regulations\":{}} | unfit-for-tournament",
        "{\"name\":\"Open\",\"format\":\"match\",\"appointed\":[\"+20260-11-21T15:30:00.000Z\"],\"regulations\":{}} | unfit-for-tournament",
        "{\"name\":\"Open\",\"format\":\"match\",\"appointed\":[\"-999999999-01-01T00:00:00.000Z\"],\"regulations\":{}} | unfit-for-tournament",
        "{\"name\":\"Open\",\"format\":\"match\",\"appointed\":[\"20261-13-01\"],\"regulations\":{}} | unexpected-content",
        "{\"name\":\"Open\",\"format\":\"match\",\"appointed\":[\"2020-01-01T00:00:00.000Z\"],\"regulations\":{}} | unfit-for-tournament",
        "{\"name\":\"Open\",\"format\":\"match\",\"appointed\":[\"2099-01-02T00:00:00.000Z\",\"2099-01-01T00:00:00.000Z\"],\"regulations\":{}} | unfit-for-tournament",
        "{\"name\":\"Open\",\"format\":\"match\",\"appointed\":[\"2099-01-01T00:00:00.000Z\",\"2099-01-01T00:00:00.000Z\"],\"regulations\":{}} | unfit-for-tournament",
        "{\"name\":\"Open\",\"format\":\"round-robin\",\"rounds\":9,\"regulations\":{}} | unfit-for-tournament",
        "{\"name\":\"Open\",\"format\":\"scheveningen\",\"rounds\":4,\"regulations\":{}} | unfit-for-tournament",
        "{\"name\":\"Open\",\"format\":\"knockout\",\"cycles\":2,\"regulations\":{}} | unfit-for-tournament",
        "{\"name\":\"Open\",\"format\":\"ladder\",\"regulations\":{}} | unexpected-content",
        "{\"name\":\"Open\",\"format\":\"match\",\"tieBreaks\":[\"XY\"],\"regulations\":{}} | unexpected-content",
        "{\"name\":\"Open\",\"format\":\"match\"} | unexpected-content",
        "{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":5,\"byeHalves\":3,\"regulations\":{}} | unfit-for-tournament",
        "{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":5,\"teams\":{\"boards\":4,\"byeGameHalves\":9},\"regulations\":{}} | unfit-for-tournament",
        "{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":5,\"teams\":{\"boards\":4,\"byeMatchHalves\":5},\"regulations\":{}} | unfit-for-tournament"
      })
  void terms_that_make_no_tournament_are_refused(String terms, String code) throws Exception {
    assertThat(organiser.person().post("api/tournaments", terms).code()).isEqualTo(code);
  }

  @Test
  void players_without_teams_have_no_line_ups() throws Exception {
    String tournament =
        organiser.tournament("{\"name\":\"Cup\",\"format\":\"knockout\",\"regulations\":{}}");
    organiser.enter(tournament, 1, 2);
    organiser.nextRound(tournament, 1);
    String path = "api/tournaments/" + tournament + "/rounds/1/line-ups/1";
    assertThat(organiser.person().post(path, "{\"players\":[1]}").code())
        .isEqualTo("unfit-for-tournament");
  }

  @Test
  void tournaments_are_listed() throws Exception {
    String tournament =
        organiser.tournament("{\"name\":\"Listed\",\"format\":\"knockout\",\"regulations\":{}}");
    assertThat(client.get("api/tournaments").json().path("tournaments").toString())
        .contains("\"id\":\"" + tournament + "\",\"name\":\"Listed\",\"format\":\"knockout\"");
    assertThat(client.get("api/tournaments/23456789abcd").code()).isEqualTo("unknown-tournament");
  }
}
