package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import tools.jackson.databind.JsonNode;

/// The common beginning of tests of tournaments whose players have accounts: a server, an organiser
/// and four players.
abstract class FourPlayers extends OneServer {
  static Person organiser;
  static final List<Person> PLAYERS = new ArrayList<>();

  @BeforeAll
  static void signUp() throws Exception {
    String address = server.address().toString();
    organiser = Person.signedUp(address, "Olga");
    for (String name : List.of("Ana", "Boris", "Cilka", "Dane")) {
      PLAYERS.add(Person.signedUp(address, name));
    }
  }

  @AfterAll
  static void signOut() {
    PLAYERS.forEach(Person::close);
    PLAYERS.clear();
    organiser.close();
  }

  static String tournament(String terms) throws Exception {
    return done(organiser.post("api/tournaments", terms), 201).path("id").stringValue();
  }

  static JsonNode done(Answer answer, int status) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(status);
    return answer.json();
  }

  static JsonNode post(String path, String body) throws Exception {
    return done(organiser.post("api/tournaments/" + path, body), 200);
  }

  static void enter(String tournament, String... names) throws Exception {
    for (String name : names) {
      post(tournament + "/players", "{\"account\":\"" + name + "\",\"rating\":2000}");
    }
  }

  static JsonNode nextRound(String tournament, int number) throws Exception {
    post(tournament + "/rounds", "{}");
    return post(tournament + "/rounds/" + number + "/publication", "")
        .path("rounds")
        .get(number - 1);
  }

  /// White moves, Black resigns.
  static void whiteWins(JsonNode board) throws Exception {
    String acts = "api/games/" + board.path("game").stringValue() + "/acts";
    Person white = PLAYERS.get(board.path("white").intValue() - 1);
    Person black = PLAYERS.get(board.path("black").intValue() - 1);
    done(white.post(acts, "{\"type\":\"move\",\"attempt\":\"e2e4\"}"), 200);
    done(black.post(acts, "{\"type\":\"resign\"}"), 200);
  }

  static String result(String tournament, int round, int board) throws Exception {
    return client
        .get("api/tournaments/" + tournament)
        .json()
        .at("/rounds/" + (round - 1) + "/boards/" + (board - 1) + "/result/result")
        .asString("");
  }

  /// The organiser appoints an arbiter, who decides on a result.
  static void decide(String tournament, int round, int board, String result) throws Exception {
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
}
