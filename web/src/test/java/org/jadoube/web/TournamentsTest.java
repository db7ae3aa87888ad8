package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javax.tools.ToolProvider;
import org.jadoube.play.pairing.EngineCommand;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Tournaments over HTTP, from the entries to the standings.
final class TournamentsTest {
  @TempDir static Path data;

  private static Server server;
  private static Client anybody;
  private static Person organiser;
  private static final List<Person> PLAYERS = new ArrayList<>();

  @BeforeAll
  static void start() throws Exception {
    ServerOptions options = ServerOptions.in(data.resolve("data")).withPort(0);
    server = Server.start(options.with(options.operation().with(engine("pair"))));
    String address = server.address().toString();
    anybody = new Client(address);
    organiser = Person.signedUp(address, "Olga");
    for (String name : List.of("Ana", "Boris", "Cilka", "Dane")) {
      PLAYERS.add(Person.signedUp(address, name));
    }
  }

  @AfterAll
  static void stop() {
    PLAYERS.forEach(Person::close);
    organiser.close();
    anybody.close();
    server.close();
  }

  /// The engine of the tests of pairing engines.
  private static EngineCommand engine(String how) throws IOException {
    Path source = data.resolve("SimpleEngine.java");
    try (InputStream in =
        TournamentsTest.class.getResourceAsStream("/org/jadoube/play/pairing/SimpleEngine.java")) {
      Files.copy(Objects.requireNonNull(in), source);
    }
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, source.toString()))
        .isZero();
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return EngineCommand.read("javafo:'" + java + "' -cp '" + data + "' SimpleEngine " + how)
        .orElseThrow();
  }

  private static String tournament(String terms) throws Exception {
    return done(organiser.post("api/tournaments", terms), 201).path("id").stringValue();
  }

  private static JsonNode done(Answer answer, int status) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(status);
    return answer.json();
  }

  private static JsonNode post(String path, String body) throws Exception {
    return done(organiser.post("api/tournaments/" + path, body), 200);
  }

  private static void enter(String tournament, String... names) throws Exception {
    for (String name : names) {
      post(tournament + "/players", "{\"account\":\"" + name + "\",\"rating\":2000}");
    }
  }

  private static JsonNode nextRound(String tournament, int number) throws Exception {
    post(tournament + "/rounds", "{}");
    return post(tournament + "/rounds/" + number + "/publication", "")
        .path("rounds")
        .get(number - 1);
  }

  /// White moves, Black resigns.
  private static void whiteWins(JsonNode board) throws Exception {
    String acts = "api/games/" + board.path("game").stringValue() + "/acts";
    Person white = PLAYERS.get(board.path("white").intValue() - 1);
    Person black = PLAYERS.get(board.path("black").intValue() - 1);
    done(white.post(acts, "{\"type\":\"move\",\"attempt\":\"e2e4\"}"), 200);
    done(black.post(acts, "{\"type\":\"resign\"}"), 200);
  }

  private static String result(String tournament, int round, int board) throws Exception {
    return anybody
        .get("api/tournaments/" + tournament)
        .json()
        .at("/rounds/" + (round - 1) + "/boards/" + (board - 1) + "/result/result")
        .asString("");
  }

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
    JsonNode seen = anybody.get("api/tournaments/" + tournament).json();
    assertThat(seen.path("stage").stringValue()).isEqualTo("finished");
    assertThat(result(tournament, 3, 2)).isEqualTo("1-0");
    JsonNode standings = anybody.get("api/tournaments/" + tournament + "/standings").json();
    assertThat(standings.at("/places/0/points").stringValue()).isEqualTo("2");
    assertThat(standings.path("places")).hasSize(4);
    assertThat(
            anybody
                .get("api/tournaments/" + tournament + "/standings?after=1")
                .json()
                .at("/places/2/points"))
        .hasToString("\"0\"");
    String file =
        anybody.get("api/tournaments/" + tournament + "/tournament.trf?version=16").text();
    assertThat(file).contains("012 Bled 1931", "2000", "001    1");
    assertThat(anybody.get("api/tournaments/" + tournament + "/tournament.trf").text())
        .contains("142", "222 5400+30");
  }

  @Test
  void an_engine_pairs_a_swiss_whose_players_have_links() throws Exception {
    String tournament =
        tournament(
            "{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":2,"
                + "\"regulations\":{\"timeControl\":\"300+3\"}}");
    for (int i = 1; i <= 5; i++) {
      post(
          tournament + "/players", "{\"name\":\"Player " + i + "\",\"rating\":" + (2000 + i) + "}");
    }
    post(tournament + "/numbers", "{\"by\":\"rating\"}");
    JsonNode first = nextRound(tournament, 1);
    assertThat(first.path("boards")).hasSize(2);
    assertThat(first.at("/byes/0/kind").stringValue()).isEqualTo("pairing-allocated");
    assertThat(organiser.post("api/tournaments/" + tournament + "/rounds", "{}").code())
        .isEqualTo("round-not-ready");
    JsonNode keys =
        organiser.get("api/tournaments/" + tournament + "/rounds/1/keys").json().path("keys");
    assertThat(keys).hasSize(4);
    String game = keys.at("/0/game").stringValue();
    done(
        act(game, keys.at("/0/token").stringValue(), "{\"type\":\"move\",\"attempt\":\"d2d4\"}"),
        200);
    done(act(game, keys.at("/1/token").stringValue(), "{\"type\":\"resign\"}"), 200);
    assertThat(result(tournament, 1, 1)).isEqualTo("1-0");
    decide(tournament, 1, 2, "-/+");
    post(tournament + "/byes", "{\"round\":2,\"participant\":1,\"kind\":\"half-point\"}");
    JsonNode second = nextRound(tournament, 2);
    assertThat(second.path("boards")).hasSize(2);
    assertThat(second.at("/byes/0/kind").stringValue()).isEqualTo("half-point");
    decide(tournament, 2, 1, "1/2-1/2");
    decide(tournament, 2, 2, "0-1");
    assertThat(anybody.get("api/tournaments/" + tournament).json().path("stage").stringValue())
        .isEqualTo("finished");
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
        anybody.get("api/tournaments/" + tournament + "/standings?after=1").json().toString();
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

  private static Answer act(String game, String token, String act) throws Exception {
    return anybody.post("api/games/" + game + "/acts", act, "Authorization", "Bearer " + token);
  }

  /// The organiser appoints an arbiter, who decides on a result.
  private static void decide(String tournament, int round, int board, String result)
      throws Exception {
    organiser.post(
        "api/tournaments/" + tournament + "/roles", "{\"role\":\"arbiter\",\"account\":\"Dane\"}");
    Answer decided =
        PLAYERS
            .get(3)
            .post(
                String.format(
                    Locale.ROOT,
                    "api/tournaments/%s/rounds/%d/boards/%d",
                    tournament,
                    round,
                    board),
                String.format(
                    Locale.ROOT,
                    "{\"result\":\"%s\",\"basis\":\"arbiter\",\"reason\":\"he came late\"}",
                    result));
    done(decided, 200);
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
  void what_is_paired_is_for_officials_until_it_is_published() throws Exception {
    String tournament =
        tournament("{\"name\":\"Cup\",\"format\":\"round-robin\",\"regulations\":{}}");
    enter(tournament, "Ana", "Boris");
    post(tournament + "/rounds", "{}");
    assertThat(anybody.get("api/tournaments/" + tournament).json().path("rounds")).isEmpty();
    assertThat(organiser.get("api/tournaments/" + tournament).json().path("rounds")).hasSize(1);
    done(organiser.delete("api/tournaments/" + tournament + "/rounds/1"), 200);
    assertThat(organiser.get("api/tournaments/" + tournament).json().path("rounds")).isEmpty();
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
        anybody.ask("GET", "api/tournaments/" + tournament).headers().firstValue("ETag").orElse("");
    assertThat(anybody.get("api/tournaments/" + tournament, "If-None-Match", tag).status())
        .isEqualTo(304);
    whiteWins(board);
    assertThat(anybody.get("api/tournaments/" + tournament, "If-None-Match", tag).status())
        .isEqualTo(200);
  }

  @Test
  void a_tournament_file_becomes_a_tournament_and_a_file_again() throws Exception {
    String tournament =
        tournament("{\"name\":\"Match\",\"format\":\"match\",\"rounds\":2,\"regulations\":{}}");
    enter(tournament, "Ana", "Boris");
    nextRound(tournament, 1);
    decide(tournament, 1, 1, "1-0");
    String file = anybody.get("api/tournaments/" + tournament + "/tournament.trf").text();
    String copy =
        done(organiser.post("api/tournaments/trf", file.replace("match", "swiss")), 201)
            .path("id")
            .stringValue();
    assertThat(result(copy, 1, 1)).isEqualTo("1-0");
    assertThat(anybody.get("api/tournaments/" + copy + "/tournament.trf").text())
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
    assertThat(anybody.get(there + "/tournament.trf").text()).doesNotContain("1990/02/28");
  }

  @Test
  void what_else_a_tournament_file_says_is_kept_for_officials() throws Exception {
    String file = "032 SLO\n001    1      Ana\n001    2      Boris\n### by hand\n";
    String tournament =
        done(organiser.post("api/tournaments/trf", file), 201).path("id").stringValue();
    assertThat(organiser.get("api/tournaments/" + tournament + "/tournament.trf").text())
        .contains("032 SLO\r\n", "### by hand\r\n");
    assertThat(anybody.get("api/tournaments/" + tournament + "/tournament.trf").text())
        .doesNotContain("032", "###");
    assertThat(anybody.get("api/tournaments/" + tournament).text()).doesNotContain("by hand");
  }

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
    assertThat(anybody.post("api/tournaments/" + tournament + "/" + path, body).status())
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
    JsonNode seen = anybody.get("api/tournaments/" + open).json().at("/entrants/0");
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
    JsonNode confirmed = anybody.get("api/tournaments/" + open).json().at("/entrants/0");
    assertThat(confirmed.has("claimed")).isFalse();
    assertThat(confirmed.path("rating").intValue()).isEqualTo(1600);
  }
}
