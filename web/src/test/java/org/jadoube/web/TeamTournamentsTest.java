package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jadoube.testing.Wait;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Tournaments of teams over HTTP, from the entries to the standings.
final class TeamTournamentsTest {
  private static final String LEAGUE =
      "{\"name\":\"League\",\"format\":\"round-robin\",\"teams\":{\"boards\":2},"
          + "\"tieBreaks\":[\"MPvGP\",\"EDEBT\"],\"regulations\":{\"timeControl\":\"300+3\"}}";

  @TempDir static Path data;

  private static Server server;
  private static Client anybody;
  private static Person organiser;
  private static Person arbiter;
  private static Person captain;
  private static Person other;

  @BeforeAll
  static void start() throws Exception {
    server = Server.start(ServerOptions.in(data.resolve("data")).withPort(0));
    String address = server.address().toString();
    anybody = new Client(address);
    organiser = Person.signedUp(address, "Olga");
    arbiter = Person.signedUp(address, "Arno");
    captain = Person.signedUp(address, "Cilka");
    other = Person.signedUp(address, "Dane");
  }

  @AfterAll
  static void stop() {
    List.of(organiser, arbiter, captain, other).forEach(Person::close);
    anybody.close();
    server.close();
  }

  private static JsonNode done(Answer answer, int status) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(status);
    return answer.json();
  }

  private static String tournament(String terms) throws Exception {
    String tournament =
        "api/tournaments/"
            + done(organiser.post("api/tournaments", terms), 201).path("id").stringValue();
    done(organiser.post(tournament + "/roles", "{\"role\":\"arbiter\",\"account\":\"Arno\"}"), 201);
    return tournament;
  }

  private static JsonNode post(String path, String body) throws Exception {
    return done(organiser.post(path, body), 200);
  }

  /// Enters a team with three players of that rating, led by somebody with an account.
  private static void enter(String tournament, String team, int rating, String captain)
      throws Exception {
    List<String> players = new ArrayList<>();
    for (int place = 1; place <= 3; place++) {
      players.add(
          String.format(
              Locale.ROOT, "{\"name\":\"%s %d\",\"rating\":%d}", team, place, rating - place));
    }
    post(
        tournament + "/teams",
        "{\"name\":\""
            + team
            + "\""
            + (captain.isEmpty() ? "" : ",\"captain\":\"" + captain + "\"")
            + ",\"players\":["
            + String.join(",", players)
            + "]}");
  }

  private static String league(String terms) throws Exception {
    String tournament = tournament(terms);
    enter(tournament, "Bled", 2300, "Cilka");
    enter(tournament, "Brno", 2200, "Dane");
    return tournament;
  }

  private static JsonNode nextRound(String tournament, int number) throws Exception {
    post(tournament + "/rounds", "{}");
    return post(tournament + "/rounds/" + number + "/publication", "")
        .path("rounds")
        .get(number - 1);
  }

  private static JsonNode decided(String tournament, String place, String result) throws Exception {
    return done(
        arbiter.post(
            tournament + "/rounds/" + place,
            "{\"result\":\"" + result + "\",\"basis\":\"arbiter\",\"reason\":\"he came late\"}"),
        200);
  }

  /// White moves, Black resigns.
  private static void whiteWins(String tournament, int round, int board) throws Exception {
    JsonNode keys = organiser.get(tournament + "/rounds/" + round + "/keys").json().path("keys");
    for (JsonNode key : keys) {
      if (key.path("board").intValue() == board) {
        boolean white = key.path("colour").stringValue().equals("white");
        done(
            anybody.post(
                "api/games/" + key.path("game").stringValue() + "/acts",
                white ? "{\"type\":\"move\",\"attempt\":\"e2e4\"}" : "{\"type\":\"resign\"}",
                "Authorization",
                "Bearer " + key.path("token").stringValue()),
            200);
      }
    }
  }

  @Test
  void games_on_the_boards_decide_a_match() throws Exception {
    String tournament = league(LEAGUE);
    JsonNode round = nextRound(tournament, 1);
    assertThat(round.path("boards").toString())
        .contains("\"white\":1,\"black\":4", "\"white\":5,\"black\":2");
    whiteWins(tournament, 1, 1);
    decided(tournament, "1/boards/2", "1/2-1/2");
    JsonNode standings = anybody.get(tournament + "/standings").json();
    assertThat(standings.at("/places/0").toString())
        .contains(
            "\"name\":\"Bled\",\"points\":\"2\"", "\"matchPoints\":\"2\",\"gamePoints\":\"1.5\"");
    assertThat(standings.path("players").get(4).toString())
        .contains("\"team\":2,\"place\":2,\"name\":\"Brno 2\",\"games\":1,\"points\":\"0.5\"")
        .contains("\"performance\":2298");
    assertThat(anybody.get(tournament).json().path("stage").stringValue()).isEqualTo("finished");
  }

  @Test
  void a_captain_hands_in_who_plays_and_nobody_else_sees_it_before_the_round() throws Exception {
    String tournament = league(LEAGUE);
    String lineUp = "{\"players\":[2,3]}";
    JsonNode seen = done(captain.post(tournament + "/rounds/1/line-ups/1", lineUp), 200);
    assertThat(seen.path("lineUps")).hasSize(1);
    assertThat(other.get(tournament).json().has("lineUps")).isFalse();
    assertThat(anybody.get(tournament).json().has("lineUps")).isFalse();
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
  void a_board_without_a_player_is_forfeited() throws Exception {
    String tournament = league(LEAGUE);
    post(tournament + "/rounds/1/line-ups/1", "{\"players\":[0,3]}");
    post(tournament + "/rounds/1/line-ups/2", "{\"players\":[2]}");
    JsonNode round = nextRound(tournament, 1);
    assertThat(round.path("boards")).isEmpty();
    assertThat(round.at("/matches/0/boards")).hasSize(2);
    JsonNode standings = anybody.get(tournament + "/standings").json();
    assertThat(standings.path("places").toString())
        .contains("\"gamePoints\":\"1\"")
        .doesNotContain("\"gamePoints\":\"0\"");
    assertThat(anybody.get(tournament).json().path("stage").stringValue()).isEqualTo("finished");
  }

  @Test
  void an_arbiter_awards_a_match_until_the_award_is_taken_back() throws Exception {
    String tournament = league(LEAGUE);
    nextRound(tournament, 1);
    decided(tournament, "1/boards/1", "1-0");
    decided(tournament, "1/boards/2", "0-1");
    decided(tournament, "1/matches/1", "0-1");
    assertThat(anybody.get(tournament + "/standings").json().at("/places/0/name").stringValue())
        .isEqualTo("Brno");
    done(arbiter.delete(tournament + "/rounds/1/matches/1"), 200);
    assertThat(anybody.get(tournament + "/standings").json().at("/places/0/name").stringValue())
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
    assertThat(anybody.get("api/games/" + game).json().path("startsAt").stringValue())
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
        () -> !anybody.get(tournament).json().at("/rounds/0/boards").isEmpty());
    assertThat(anybody.get(tournament).json().at("/rounds/0/boards/0/game").isString()).isTrue();
    assertThat(captain.post(tournament + "/rounds/1/line-ups/1", "{\"players\":[1]}").code())
        .isEqualTo("wrong-stage");
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
    assertThat(anybody.get(tournament).json().path("stage").stringValue()).isEqualTo("finished");
    assertThat(anybody.get(tournament + "/standings").json().at("/places/0").toString())
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
    String file = anybody.get(tournament + "/tournament.trf").text();
    assertThat(file).contains("310   1 Bled", "300 001 002 001 0005 0000", "082 2");
    assertThat(anybody.get(tournament + "/tournament.trf?version=16").text()).contains("013 Bled");
    JsonNode copy = done(organiser.post("api/tournaments/trf", file), 201);
    String there = "api/tournaments/" + copy.path("id").stringValue();
    assertThat(withoutSystem(anybody.get(there + "/tournament.trf").text()))
        .isEqualTo(withoutSystem(file));
    assertThat(organiser.get(there + "/tournament.trf").text())
        .contains("152 W\r\n", "192 FIDE_TEAM_TYPEA_MP_GP\r\n");
    assertThat(anybody.get(there + "/standings").json())
        .isEqualTo(anybody.get(tournament + "/standings").json());
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
