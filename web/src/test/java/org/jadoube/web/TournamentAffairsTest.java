package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The affairs of a tournament as a whole, and of those who leave it: it is renamed, closed or
/// deleted, and they come back.
final class TournamentAffairsTest extends OneOrganiser {
  private static String tournament(String format, int players) throws Exception {
    String tournament =
        organiser.tournament(
            "{\"name\":\"Open\",\"format\":\""
                + format
                + "\",\"regulations\":{\"timeControl\":\"300+3\"}}");
    organiser.enter(tournament, 1, players);
    return tournament;
  }

  private static Answer post(String tournament, String path, String body) throws Exception {
    return organiser.person().post("api/tournaments/" + tournament + path, body);
  }

  private static Answer delete(String tournament, String path) throws Exception {
    return organiser.person().delete("api/tournaments/" + tournament + path);
  }

  private static String detail(Answer answer) {
    return answer.json().path("detail").stringValue();
  }

  @Test
  void whoever_withdrew_comes_back_and_what_they_missed_stays_lost() throws Exception {
    String tournament = tournament("round-robin", 4);
    organiser.nextRound(tournament, 1);
    organiser.decide(tournament, 1, 1, "1-0");
    organiser.decide(tournament, 1, 2, "1-0");
    Organiser.done(delete(tournament, "/players/1"));
    organiser.nextRound(tournament, 2);
    JsonNode back = Organiser.done(post(tournament, "/players/1/return", ""));
    assertThat(back.path("withdrawals")).isEmpty();
    JsonNode missed =
        back.at("/rounds/1/boards")
            .valueStream()
            .filter(
                board -> board.path("white").intValue() == 1 || board.path("black").intValue() == 1)
            .findFirst()
            .orElseThrow();
    assertThat(missed.at("/result/result").stringValue())
        .isEqualTo(missed.path("white").intValue() == 1 ? "-/+" : "+/-");
    JsonNode third = organiser.nextRound(tournament, 3);
    assertThat(third.path("boards").valueStream().allMatch(board -> board.has("game"))).isTrue();
    assertThat(post(tournament, "/players/1/return", "").code()).isEqualTo("already-entered");
    assertThat(post(tournament, "/teams/1/return", "").code()).isEqualTo("unfit-for-tournament");
  }

  @Test
  void a_team_comes_back_and_the_match_it_missed_stays_lost() throws Exception {
    String tournament =
        organiser.tournament(
            "{\"name\":\"League\",\"format\":\"round-robin\",\"teams\":{\"boards\":2},\"regulations\":{}}");
    for (int i = 1; i <= 4; i++) {
      organiser.post(
          tournament + "/teams",
          "{\"name\":\"Team " + i + "\",\"players\":[{\"name\":\"A\"},{\"name\":\"B\"}]}");
    }
    organiser.post(tournament + "/rounds", "{}");
    Organiser.done(delete(tournament, "/teams/1"));
    organiser.post(tournament + "/rounds/1/publication", "");
    JsonNode back = Organiser.done(post(tournament, "/teams/1/return", ""));
    JsonNode missed =
        back.at("/rounds/0/matches")
            .valueStream()
            .filter(match -> match.path("first").intValue() == 1)
            .findFirst()
            .orElseThrow();
    assertThat(missed.path("boards").toString()).contains("-/+", "+/-");
    JsonNode standings = client.get("api/tournaments/" + tournament + "/standings").json();
    assertThat(standings.path("places").toString())
        .contains("\"matchPoints\":\"2\",\"gamePoints\":\"2\"");
    assertThat(client.get("api/tournaments/" + tournament).json().at("/rounds/0/matches/1/boards"))
        .hasSize(2);
  }

  @Test
  void its_name_changes_at_any_time_and_its_time_control_does_not() throws Exception {
    String tournament = tournament("round-robin", 4);
    organiser.nextRound(tournament, 1);
    String terms = client.get("api/tournaments/" + tournament).json().path("terms").toString();
    JsonNode renamed =
        Organiser.done(post(tournament, "/terms", terms.replace("\"Open\"", "\"Bled Open\"")));
    assertThat(renamed.at("/terms/name").stringValue()).isEqualTo("Bled Open");
    Answer answer = post(tournament, "/terms", terms.replace("300+3", "60"));
    assertThat(answer.code()).isEqualTo("wrong-stage");
    assertThat(detail(answer)).contains("only the name");
  }

  @Test
  void it_is_closed_with_the_rounds_that_were_played() throws Exception {
    String tournament = tournament("round-robin", 4);
    assertThat(post(tournament, "/closing", "").code()).isEqualTo("wrong-stage");
    organiser.nextRound(tournament, 1);
    assertThat(detail(post(tournament, "/closing", ""))).contains("Round 1 is not over yet.");
    organiser.decide(tournament, 1, 1, "1-0");
    organiser.decide(tournament, 1, 2, "1-0");
    JsonNode closed = Organiser.done(post(tournament, "/closing", ""));
    assertThat(closed.path("stage").stringValue()).isEqualTo("finished");
    assertThat(closed.path("plannedRounds").intValue()).isEqualTo(1);
    assertThat(post(tournament, "/rounds", "{}").code()).isEqualTo("wrong-stage");
    assertThat(client.get("api/tournaments/" + tournament + "/tournament.trf").text())
        .contains("142 1");
    JsonNode open = Organiser.done(delete(tournament, "/closing"));
    assertThat(open.path("stage").stringValue()).isEqualTo("running");
    Organiser.done(post(tournament, "/rounds", "{}"));
  }

  @Test
  void it_is_deleted_by_an_organiser_as_long_as_nobody_has_played() throws Exception {
    String tournament = tournament("round-robin", 4);
    organiser.nextRound(tournament, 1);
    assertThat(organiser.arbiter().delete("api/tournaments/" + tournament).code())
        .isEqualTo("not-entitled");
    organiser.decide(tournament, 1, 1, "1-0");
    Answer played = delete(tournament, "");
    assertThat(played.code()).isEqualTo("wrong-stage");
    assertThat(detail(played)).contains("closed");
    Organiser.done(
        organiser.arbiter().delete("api/tournaments/" + tournament + "/rounds/1/boards/1"));
    Organiser.done(delete(tournament, ""));
    assertThat(client.get("api/tournaments/" + tournament).code()).isEqualTo("unknown-tournament");
    assertThat(client.get("api/tournaments").text()).doesNotContain(tournament);
  }

  private static Answer results(Person by, String tournament, int round, String results)
      throws Exception {
    return by.post(
        String.format(Locale.ROOT, "api/tournaments/%s/rounds/%d/results", tournament, round),
        "{\"results\":[" + results + "],\"basis\":\"play\",\"reason\":\"reported\"}");
  }

  @Test
  void results_of_a_round_come_in_a_row_all_of_them_or_none() throws Exception {
    String tournament = tournament("round-robin", 4);
    organiser.nextRound(tournament, 1);
    String one = "{\"board\":1,\"result\":\"1-0\"}";
    Answer wrong =
        results(organiser.arbiter(), tournament, 1, one + ",{\"board\":3,\"result\":\"1-0\"}");
    assertThat(detail(wrong)).isEqualTo("Round 1 has no board 3.");
    Answer twice = results(organiser.arbiter(), tournament, 1, one + "," + one);
    assertThat(detail(twice)).isEqualTo("Board 1 is there twice.");
    int before = client.get("api/tournaments/" + tournament).json().path("revision").intValue();
    JsonNode entered =
        Organiser.done(
            results(organiser.arbiter(), tournament, 1, one + ",{\"board\":2,\"result\":\"-/-\"}"));
    assertThat(entered.path("entered").intValue()).isEqualTo(2);
    assertThat(entered.path("revision").intValue()).isEqualTo(before + 1);
    assertThat(entered.has("remark")).isFalse();
    JsonNode seen = client.get("api/tournaments/" + tournament).json();
    assertThat(seen.at("/rounds/0/boards/1/result/result").stringValue()).isEqualTo("-/-");
    assertThat(seen.at("/rounds/0/boards/0/result/reason").stringValue()).isEqualTo("reported");
  }

  @Test
  void a_correction_leaves_the_pairing_of_a_later_round_and_the_answer_says_so() throws Exception {
    String tournament = tournament("round-robin", 4);
    organiser.nextRound(tournament, 1);
    organiser.nextRound(tournament, 2);
    JsonNode entered =
        Organiser.done(
            results(organiser.arbiter(), tournament, 1, "{\"board\":1,\"result\":\"0-1\"}"));
    assertThat(entered.path("remark").stringValue()).contains("Round 2 has been paired already");
    assertThat(
            results(organiser.person(), tournament, 1, "{\"board\":1,\"result\":\"0-1\"}").code())
        .isEqualTo("not-entitled");
  }

  @Test
  void a_correction_of_a_single_board_says_in_a_header_that_a_later_round_stays() throws Exception {
    String tournament = tournament("round-robin", 4);
    organiser.nextRound(tournament, 1);
    String board = "api/tournaments/" + tournament + "/rounds/1/boards/1";
    String result = "{\"result\":\"1-0\",\"basis\":\"arbiter\",\"reason\":\"heard\"}";
    Organiser.done(organiser.arbiter().post(board, result));
    assertThat(organiser.arbiter().header("Jadoube-Remark")).isEmpty();
    organiser.nextRound(tournament, 2);
    Organiser.done(organiser.arbiter().post(board, result.replace("1-0", "0-1")));
    assertThat(organiser.arbiter().header("Jadoube-Remark").orElseThrow())
        .startsWith("\"Round 2 has been paired already.")
        .endsWith("(C.04.2, 4.3).\"");
    Organiser.done(organiser.arbiter().delete(board));
    assertThat(organiser.arbiter().header("Jadoube-Remark")).isPresent();
  }

  @Test
  void prizes_are_shared_by_the_standings_as_the_query_says() throws Exception {
    String tournament = tournament("round-robin", 4);
    organiser.nextRound(tournament, 1);
    organiser.decide(tournament, 1, 1, "1/2-1/2");
    organiser.decide(tournament, 1, 2, "1-0");
    String path = "api/tournaments/" + tournament + "/prizes?amounts=";
    JsonNode hort = Organiser.done(client.get(path + "500,300,100"));
    assertThat(hort.path("sharing").stringValue()).isEqualTo("hort");
    assertThat(hort.path("prizes").valueStream().map(each -> each.path("amount").stringValue()))
        .containsExactly("500.00", "200.00", "200.00");
    Answer wrong = client.get(path + "500,x");
    assertThat(detail(wrong))
        .isEqualTo(
            "amounts: line 1, column 5: found \"x\", expected an amount above 0, such as 500 or"
                + " 12.50, of at most 100000000");
    assertThat(detail(client.get(path + "5&sharing=fairly")))
        .isEqualTo("sharing: found fairly, expected one of place, equal, hort");
  }
}
