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

/// Events over HTTP, from the entries to the standings.
final class EventsTest {
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
        EventsTest.class.getResourceAsStream("/org/jadoube/play/pairing/SimpleEngine.java")) {
      Files.copy(Objects.requireNonNull(in), source);
    }
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, source.toString()))
        .isZero();
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return EngineCommand.read("javafo:'" + java + "' -cp '" + data + "' SimpleEngine " + how)
        .orElseThrow();
  }

  private static String event(String terms) throws Exception {
    return done(organiser.post("api/events", terms), 201).path("id").stringValue();
  }

  private static JsonNode done(Answer answer, int status) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(status);
    return answer.json();
  }

  private static JsonNode post(String path, String body) throws Exception {
    return done(organiser.post("api/events/" + path, body), 200);
  }

  private static void enter(String event, String... names) throws Exception {
    for (String name : names) {
      post(event + "/players", "{\"account\":\"" + name + "\",\"rating\":2000}");
    }
  }

  private static JsonNode nextRound(String event, int number) throws Exception {
    post(event + "/rounds", "{}");
    return post(event + "/rounds/" + number + "/publication", "").path("rounds").get(number - 1);
  }

  /// White moves, Black resigns.
  private static void whiteWins(JsonNode board) throws Exception {
    String acts = "api/games/" + board.path("game").stringValue() + "/acts";
    Person white = PLAYERS.get(board.path("white").intValue() - 1);
    Person black = PLAYERS.get(board.path("black").intValue() - 1);
    done(white.post(acts, "{\"type\":\"move\",\"attempt\":\"e2e4\"}"), 200);
    done(black.post(acts, "{\"type\":\"resign\"}"), 200);
  }

  private static String result(String event, int round, int board) throws Exception {
    return anybody
        .get("api/events/" + event)
        .json()
        .at("/rounds/" + (round - 1) + "/boards/" + (board - 1) + "/result/result")
        .asString("");
  }

  @Test
  void four_play_a_round_robin() throws Exception {
    String event =
        event(
            "{\"name\":\"Bled 1931\",\"format\":\"round-robin\",\"tieBreaks\":[\"DE\",\"SB\"],"
                + "\"regulations\":{\"timeControl\":\"5400+30\",\"edition\":\"E04\"}}");
    enter(event, "Ana", "Boris", "Cilka", "Dane");
    for (int round = 1; round <= 3; round++) {
      for (JsonNode board : nextRound(event, round).path("boards")) {
        whiteWins(board);
      }
    }
    JsonNode seen = anybody.get("api/events/" + event).json();
    assertThat(seen.path("stage").stringValue()).isEqualTo("finished");
    assertThat(result(event, 3, 2)).isEqualTo("1-0");
    JsonNode standings = anybody.get("api/events/" + event + "/standings").json();
    assertThat(standings.at("/places/0/points").stringValue()).isEqualTo("2");
    assertThat(standings.path("places")).hasSize(4);
    assertThat(
            anybody.get("api/events/" + event + "/standings?after=1").json().at("/places/2/points"))
        .hasToString("\"0\"");
    String file = anybody.get("api/events/" + event + "/tournament.trf?version=16").text();
    assertThat(file).contains("012 Bled 1931", "2000", "001    1");
    assertThat(anybody.get("api/events/" + event + "/tournament.trf").text())
        .contains("142", "222 5400+30");
  }

  @Test
  void an_engine_pairs_a_swiss_whose_players_have_links() throws Exception {
    String event =
        event(
            "{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":2,"
                + "\"regulations\":{\"timeControl\":\"300+3\"}}");
    for (int i = 1; i <= 5; i++) {
      post(event + "/players", "{\"name\":\"Player " + i + "\",\"rating\":" + (2000 + i) + "}");
    }
    post(event + "/numbers", "{\"by\":\"rating\"}");
    JsonNode first = nextRound(event, 1);
    assertThat(first.path("boards")).hasSize(2);
    assertThat(first.at("/byes/0/kind").stringValue()).isEqualTo("pairing-allocated");
    assertThat(organiser.post("api/events/" + event + "/rounds", "{}").code())
        .isEqualTo("round-not-ready");
    JsonNode keys = organiser.get("api/events/" + event + "/rounds/1/keys").json().path("keys");
    assertThat(keys).hasSize(4);
    String game = keys.at("/0/game").stringValue();
    done(
        act(game, keys.at("/0/token").stringValue(), "{\"type\":\"move\",\"attempt\":\"d2d4\"}"),
        200);
    done(act(game, keys.at("/1/token").stringValue(), "{\"type\":\"resign\"}"), 200);
    assertThat(result(event, 1, 1)).isEqualTo("1-0");
    decide(event, 1, 2, "-/+");
    post(event + "/byes", "{\"round\":2,\"participant\":1,\"kind\":\"half-point\"}");
    JsonNode second = nextRound(event, 2);
    assertThat(second.path("boards")).hasSize(2);
    assertThat(second.at("/byes/0/kind").stringValue()).isEqualTo("half-point");
    decide(event, 2, 1, "1/2-1/2");
    decide(event, 2, 2, "0-1");
    assertThat(anybody.get("api/events/" + event).json().path("stage").stringValue())
        .isEqualTo("finished");
  }

  @Test
  void an_engine_pairs_teams_by_their_match_points() throws Exception {
    String event =
        event(
            "{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":3,\"teams\":{\"boards\":2},"
                + "\"regulations\":{\"timeControl\":\"300+3\"}}");
    for (int i = 1; i <= 5; i++) {
      post(
          event + "/teams",
          "{\"name\":\"Team " + i + "\",\"players\":[{\"name\":\"A\"},{\"name\":\"B\"}]}");
    }
    JsonNode first = nextRound(event, 1);
    assertThat(first.path("matches")).hasSize(2);
    assertThat(first.path("boards")).hasSize(4);
    assertThat(first.at("/byes/0/kind").stringValue()).isEqualTo("pairing-allocated");
    for (int board = 1; board <= 4; board++) {
      decide(event, 1, board, board % 2 == 1 ? "1-0" : "0-1");
    }
    JsonNode second = nextRound(event, 2);
    assertThat(second.path("matches")).hasSize(2);
    assertThat(second.path("matches").toString()).isNotEqualTo(first.path("matches").toString());
    String points = anybody.get("api/events/" + event + "/standings?after=1").json().toString();
    assertThat(points).contains("\"matchPoints\":\"2\",\"gamePoints\":\"1\"");
  }

  @Test
  void an_engine_does_not_pair_teams_that_are_ranked_by_game_points() throws Exception {
    String event =
        event(
            "{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":3,"
                + "\"teams\":{\"boards\":1,\"rankedBy\":\"game-points\"},\"regulations\":{}}");
    for (int i = 1; i <= 2; i++) {
      post(event + "/teams", "{\"name\":\"Team " + i + "\",\"players\":[{\"name\":\"A\"}]}");
    }
    Answer answer = organiser.post("api/events/" + event + "/rounds", "{}");
    assertThat(answer.code()).isEqualTo("unfit-for-event");
    assertThat(answer.json().path("detail").stringValue()).contains("game points");
    post(event + "/rounds", "{\"pairs\":[{\"white\":2,\"black\":1}]}");
  }

  private static Answer act(String game, String token, String act) throws Exception {
    return anybody.post("api/games/" + game + "/acts", act, "Authorization", "Bearer " + token);
  }

  /// The organiser appoints an arbiter, who decides on a result.
  private static void decide(String event, int round, int board, String result) throws Exception {
    organiser.post("api/events/" + event + "/roles", "{\"role\":\"arbiter\",\"account\":\"Dane\"}");
    Answer decided =
        PLAYERS
            .get(3)
            .post(
                String.format(
                    Locale.ROOT, "api/events/%s/rounds/%d/boards/%d", event, round, board),
                String.format(
                    Locale.ROOT,
                    "{\"result\":\"%s\",\"basis\":\"arbiter\",\"reason\":\"he came late\"}",
                    result));
    done(decided, 200);
  }

  @Test
  void an_arbiter_s_decision_stands_before_the_game_until_it_is_taken_back() throws Exception {
    String event =
        event(
            "{\"name\":\"Match\",\"format\":\"match\",\"rounds\":2,"
                + "\"regulations\":{\"timeControl\":\"300\"}}");
    enter(event, "Ana", "Boris");
    JsonNode board = nextRound(event, 1).path("boards").get(0);
    decide(event, 1, 1, "0-1");
    whiteWins(board);
    assertThat(result(event, 1, 1)).isEqualTo("0-1");
    assertThat(PLAYERS.get(3).delete("api/events/" + event + "/rounds/1/boards/1").status())
        .isEqualTo(200);
    assertThat(result(event, 1, 1)).isEqualTo("1-0");
    JsonNode log = organiser.get("api/events/" + event + "/log").json().path("entries");
    assertThat(log.toString()).contains("decide-results", "he came late", "done: revision");
  }

  @Test
  void a_knockout_needs_to_know_who_goes_on_from_a_draw() throws Exception {
    String event = event("{\"name\":\"Cup\",\"format\":\"knockout\",\"regulations\":{}}");
    for (int i = 1; i <= 3; i++) {
      post(event + "/players", "{\"name\":\"Player " + i + "\"}");
    }
    assertThat(nextRound(event, 1).path("boards").toString()).contains("\"white\":2,\"black\":3");
    decide(event, 1, 1, "1/2-1/2");
    assertThat(organiser.post("api/events/" + event + "/rounds", "{}").code())
        .isEqualTo("round-not-ready");
    assertThat(post(event + "/rounds", "{\"advancing\":[3]}").at("/rounds/1/boards").toString())
        .contains("\"white\":1,\"black\":3");
  }

  @Test
  void what_is_paired_is_for_officials_until_it_is_published() throws Exception {
    String event = event("{\"name\":\"Cup\",\"format\":\"round-robin\",\"regulations\":{}}");
    enter(event, "Ana", "Boris");
    post(event + "/rounds", "{}");
    assertThat(anybody.get("api/events/" + event).json().path("rounds")).isEmpty();
    assertThat(organiser.get("api/events/" + event).json().path("rounds")).hasSize(1);
    done(organiser.delete("api/events/" + event + "/rounds/1"), 200);
    assertThat(organiser.get("api/events/" + event).json().path("rounds")).isEmpty();
  }

  @Test
  void a_round_published_twice_has_one_set_of_games() throws Exception {
    String event = event("{\"name\":\"Cup\",\"format\":\"round-robin\",\"regulations\":{}}");
    enter(event, "Ana", "Boris");
    JsonNode once = nextRound(event, 1);
    assertThat(post(event + "/rounds/1/publication", "").path("rounds").get(0)).isEqualTo(once);
  }

  @Test
  void whoever_follows_an_event_asks_whether_anything_has_happened() throws Exception {
    String event =
        event(
            "{\"name\":\"Match\",\"format\":\"match\",\"regulations\":{\"timeControl\":\"300\"}}");
    enter(event, "Ana", "Boris");
    JsonNode board = nextRound(event, 1).path("boards").get(0);
    String tag = anybody.ask("GET", "api/events/" + event).headers().firstValue("ETag").orElse("");
    assertThat(anybody.get("api/events/" + event, "If-None-Match", tag).status()).isEqualTo(304);
    whiteWins(board);
    assertThat(anybody.get("api/events/" + event, "If-None-Match", tag).status()).isEqualTo(200);
  }

  @Test
  void a_tournament_file_becomes_an_event_and_a_file_again() throws Exception {
    String event =
        event("{\"name\":\"Match\",\"format\":\"match\",\"rounds\":2,\"regulations\":{}}");
    enter(event, "Ana", "Boris");
    nextRound(event, 1);
    decide(event, 1, 1, "1-0");
    String file = anybody.get("api/events/" + event + "/tournament.trf").text();
    String copy =
        done(organiser.post("api/events/trf", file.replace("match", "swiss")), 201)
            .path("id")
            .stringValue();
    assertThat(result(copy, 1, 1)).isEqualTo("1-0");
    assertThat(anybody.get("api/events/" + copy + "/tournament.trf").text())
        .isEqualTo(file.replace("match", "swiss"));
  }

  @Test
  void what_else_a_tournament_file_says_is_kept_for_officials() throws Exception {
    String file = "032 SLO\n001    1      Ana\n001    2      Boris\n### by hand\n";
    String event = done(organiser.post("api/events/trf", file), 201).path("id").stringValue();
    assertThat(organiser.get("api/events/" + event + "/tournament.trf").text())
        .contains("032 SLO\r\n", "### by hand\r\n");
    assertThat(anybody.get("api/events/" + event + "/tournament.trf").text())
        .doesNotContain("032", "###");
    assertThat(anybody.get("api/events/" + event).text()).doesNotContain("by hand");
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
  void players_do_not_run_events(String path, String body) throws Exception {
    String event = event("{\"name\":\"Cup\",\"format\":\"knockout\",\"regulations\":{}}");
    enter(event, "Ana", "Boris");
    Answer answer = PLAYERS.getFirst().post("api/events/" + event + "/" + path, body);
    assertThat(answer.status()).as(answer.text()).isEqualTo(403);
    assertThat(anybody.post("api/events/" + event + "/" + path, body).status()).isIn(401, 403);
    assertThat(PLAYERS.getFirst().get("api/events/" + event + "/rounds/1/keys").status())
        .isEqualTo(403);
  }

  @Test
  void an_organiser_does_not_judge_and_an_arbiter_does_not_pair() throws Exception {
    String event = event("{\"name\":\"Cup\",\"format\":\"round-robin\",\"regulations\":{}}");
    enter(event, "Ana", "Boris");
    nextRound(event, 1);
    decide(event, 1, 1, "1/2-1/2");
    Answer judged =
        organiser.post(
            "api/events/" + event + "/rounds/1/boards/1",
            "{\"result\":\"1-0\",\"basis\":\"arbiter\",\"reason\":\"better\"}");
    assertThat(judged.code()).isEqualTo("not-entitled");
    assertThat(judged.json().path("grounds").toString()).contains("10.3");
    Person arbiter = PLAYERS.get(3);
    assertThat(arbiter.post("api/events/" + event + "/rounds", "{}").status()).isEqualTo(403);
    assertThat(arbiter.get("api/events/" + event + "/rounds/1/keys").status()).isEqualTo(403);
    assertThat(arbiter.get("api/events/" + event + "/log").status()).isEqualTo(200);
  }

  @Test
  void an_arbiter_who_plays_does_not_decide_their_own_result() throws Exception {
    String event = event("{\"name\":\"Cup\",\"format\":\"round-robin\",\"regulations\":{}}");
    enter(event, "Dane", "Boris", "Cilka", "Ana");
    nextRound(event, 1); // Dane has the first number, so the first board
    String decision = "{\"result\":\"1-0\",\"basis\":\"arbiter\",\"reason\":\"I won\"}";
    organiser.post("api/events/" + event + "/roles", "{\"role\":\"arbiter\",\"account\":\"Dane\"}");
    Person dane = PLAYERS.get(3);
    Answer own = dane.post("api/events/" + event + "/rounds/1/boards/1", decision);
    assertThat(own.code()).isEqualTo("not-entitled");
    assertThat(own.json().path("detail").stringValue()).startsWith("Whoever plays a game");
    assertThat(dane.delete("api/events/" + event + "/rounds/1/boards/1").status()).isEqualTo(403);
    done(dane.post("api/events/" + event + "/rounds/1/boards/2", decision), 200);
  }

  @Test
  void pairs_by_hand_that_cannot_stand_change_nothing() throws Exception {
    String event =
        event("{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":3,\"regulations\":{}}");
    for (int i = 1; i <= 4; i++) {
      post(event + "/players", "{\"name\":\"Player " + i + "\"}");
    }
    String wrong = "{\"pairs\":[{\"white\":1,\"black\":2}]}";
    Answer answer = organiser.post("api/events/" + event + "/rounds", wrong);
    assertThat(answer.code()).isEqualTo("unfit-for-event");
    assertThat(answer.json().path("detail").stringValue()).contains("Player 3 is not paired.");
    assertThat(organiser.get("api/events/" + event).json().path("rounds")).isEmpty();
  }

  @Test
  void players_enter_alone_only_where_that_is_open() throws Exception {
    String terms = "{\"name\":\"Cup\",\"format\":\"knockout\",\"regulations\":{}";
    String closed = event(terms + "}");
    String open = event(terms + ",\"openEntry\":true}");
    Person ana = PLAYERS.getFirst();
    assertThat(ana.post("api/events/" + closed + "/players", "{\"account\":\"Ana\"}").code())
        .isEqualTo("not-entitled");
    done(ana.post("api/events/" + open + "/players", "{\"account\":\"Ana\"}"), 200);
    assertThat(ana.post("api/events/" + open + "/players", "{\"account\":\"Ana\"}").code())
        .isEqualTo("already-entered");
    assertThat(ana.post("api/events/" + open + "/players", "{\"account\":\"Boris\"}").code())
        .isEqualTo("not-entitled");
    done(ana.delete("api/events/" + open + "/players/1"), 200);
  }

  @Test
  void what_players_claim_of_themselves_counts_once_an_official_has_confirmed_it()
      throws Exception {
    String open =
        event("{\"name\":\"Cup\",\"format\":\"knockout\",\"regulations\":{},\"openEntry\":true}");
    String claim =
        "\"name\":\"Carlsen, Magnus\",\"rating\":2900,\"title\":\"GM\",\"fideId\":\"1503014\"}";
    done(
        PLAYERS.getFirst().post("api/events/" + open + "/players", "{\"account\":\"Ana\"," + claim),
        200);
    JsonNode seen = anybody.get("api/events/" + open).json().at("/entrants/0");
    assertThat(seen.path("name").stringValue()).isEqualTo("Ana");
    assertThat(seen.has("claimed")).isTrue();
    assertThat(seen.toString()).doesNotContain("2900", "GM", "Carlsen", "1503014");
    JsonNode official = organiser.get("api/events/" + open).json().at("/entrants/0");
    assertThat(official.has("rating")).isFalse();
    assertThat(official.at("/claimed/rating").intValue()).isEqualTo(2900);
    done(
        organiser.post("api/events/" + open + "/players/1", "{\"name\":\"Ana\",\"rating\":1600}"),
        200);
    JsonNode confirmed = anybody.get("api/events/" + open).json().at("/entrants/0");
    assertThat(confirmed.has("claimed")).isFalse();
    assertThat(confirmed.path("rating").intValue()).isEqualTo(1600);
  }
}
