package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Who comes to a Swiss late, or leaves rounds out.
final class TournamentLateEntryTest extends OneOrganiser {
  private static String swiss(String more) throws Exception {
    String tournament =
        organiser.tournament(
            "{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":5,\"regulations\":{\"timeControl\":\"300+3\"}"
                + more
                + "}");
    organiser.enter(tournament, 1, 4);
    return tournament;
  }

  private static Answer bye(String tournament, int round, String kind) throws Exception {
    return organiser
        .person()
        .post(
            "api/tournaments/" + tournament + "/byes",
            String.format(
                Locale.ROOT, "{\"round\":%d,\"participant\":2,\"kind\":\"%s\"}", round, kind));
  }

  private static void play(String tournament, int round, String pairs, String bye)
      throws Exception {
    organiser.post(tournament + "/rounds", "{\"pairs\":[" + pairs + "]" + bye + "}");
    organiser.post(tournament + "/rounds/" + round + "/publication", "");
    organiser.decide(tournament, round, 1, "1-0");
    organiser.decide(tournament, round, 2, "1-0");
  }

  private static String pair(int white, int black) {
    return "{\"white\":" + white + ",\"black\":" + black + "}";
  }

  private static JsonNode keys(String tournament) throws Exception {
    return Organiser.done(
        organiser.person().get("api/tournaments/" + tournament + "/rounds/1/keys"));
  }

  @Test
  void half_point_byes_are_limited_and_there_are_none_at_the_end() throws Exception {
    String tournament = swiss(",\"halfPointByes\":{\"most\":1,\"notInLast\":2}");
    Organiser.done(bye(tournament, 2, "half-point"));
    Answer second = bye(tournament, 3, "half-point");
    assertThat(second.code()).isEqualTo("unfit-for-tournament");
    assertThat(second.json().path("detail").stringValue()).contains("the limit is 1");
    Organiser.done(bye(tournament, 3, "zero-point"));
    Organiser.done(organiser.person().delete("api/tournaments/" + tournament + "/byes/2/2"));
    assertThat(bye(tournament, 4, "half-point").json().path("detail").stringValue())
        .contains("the number of such rounds is 2");
    JsonNode now = Organiser.done(bye(tournament, 3, "half-point"));
    assertThat(now.path("byes")).hasSize(1);
    assertThat(now.at("/byes/0/kind").stringValue()).isEqualTo("half-point");
  }

  @Test
  void a_late_player_gets_the_number_of_the_rating_until_round_four_is_paired() throws Exception {
    String tournament = swiss("");
    play(tournament, 1, pair(1, 3) + "," + pair(4, 2), "");
    JsonNode keys = keys(tournament);
    organiser.post(tournament + "/players", "{\"name\":\"Late\",\"rating\":2485}");
    JsonNode numbered = organiser.post(tournament + "/numbers", "{\"by\":\"rating\"}");
    List<String> names =
        numbered
            .path("entrants")
            .valueStream()
            .map(each -> each.path("name").stringValue())
            .toList();
    assertThat(names).containsExactly("Player 1", "Late", "Player 2", "Player 3", "Player 4");
    assertThat(numbered.at("/rounds/0/boards").toString())
        .contains("\"white\":1,\"black\":4", "\"white\":5,\"black\":3");
    assertThat(keys(tournament).findValuesAsString("gamePath"))
        .isNotEmpty()
        .isEqualTo(keys.findValuesAsString("gamePath"));
    JsonNode standings = client.get("api/tournaments/" + tournament + "/standings").json();
    assertThat(standings.at("/places/1/name").stringValue()).isEqualTo("Player 4");
    play(tournament, 2, pair(2, 1) + "," + pair(4, 3), ",\"bye\":5");
    play(tournament, 3, pair(3, 1) + "," + pair(5, 2), ",\"bye\":4");
    organiser.post(tournament + "/numbers", "{\"by\":\"rating\"}");
    play(tournament, 4, pair(1, 5) + "," + pair(2, 4), ",\"bye\":3");
    assertThat(
            organiser
                .person()
                .post("api/tournaments/" + tournament + "/numbers", "{\"by\":\"rating\"}")
                .code())
        .isEqualTo("wrong-stage");
  }

  @Test
  void numbers_stay_while_a_round_is_being_played() throws Exception {
    String tournament = swiss("");
    organiser.post(tournament + "/rounds", "{\"pairs\":[" + pair(1, 3) + "," + pair(4, 2) + "]}");
    assertThat(
            organiser
                .person()
                .post("api/tournaments/" + tournament + "/numbers", "{\"by\":\"rating\"}")
                .code())
        .isEqualTo("wrong-stage");
  }
}
