package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import tools.jackson.databind.JsonNode;

/// The common beginning of tests of tournaments of teams: a server, an organiser with an arbiter,
/// and two captains.
abstract class OneLeague extends OneServer {
  static final String LEAGUE =
      "{\"name\":\"League\",\"format\":\"round-robin\",\"teams\":{\"boards\":2},"
          + "\"tieBreaks\":[\"MPvGP\",\"EDEBT\"],\"regulations\":{\"timeControl\":\"300+3\"}}";

  static Person organiser;
  static Person arbiter;
  static Person captain;
  static Person other;

  @BeforeAll
  static void signUp() throws Exception {
    String address = server.address().toString();
    organiser = Person.signedUp(address, "Olga");
    arbiter = Person.signedUp(address, "Arno");
    captain = Person.signedUp(address, "Cilka");
    other = Person.signedUp(address, "Dane");
  }

  @AfterAll
  static void signOut() {
    List.of(organiser, arbiter, captain, other).forEach(Person::close);
  }

  static JsonNode done(Answer answer, int status) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(status);
    return answer.json();
  }

  static String tournament(String terms) throws Exception {
    String tournament =
        "api/tournaments/"
            + done(organiser.post("api/tournaments", terms), 201).path("id").stringValue();
    done(organiser.post(tournament + "/roles", "{\"role\":\"arbiter\",\"account\":\"Arno\"}"), 201);
    return tournament;
  }

  static JsonNode post(String path, String body) throws Exception {
    return done(organiser.post(path, body), 200);
  }

  /// Enters a team with three players of that rating, led by somebody with an account.
  static void enter(String tournament, String team, int rating, String captain) throws Exception {
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

  static String league(String terms) throws Exception {
    String tournament = tournament(terms);
    enter(tournament, "Bled", 2300, "Cilka");
    enter(tournament, "Brno", 2200, "Dane");
    return tournament;
  }

  static JsonNode nextRound(String tournament, int number) throws Exception {
    post(tournament + "/rounds", "{}");
    return post(tournament + "/rounds/" + number + "/publication", "")
        .path("rounds")
        .get(number - 1);
  }

  static JsonNode decided(String tournament, String place, String result) throws Exception {
    return done(
        arbiter.post(
            tournament + "/rounds/" + place,
            "{\"result\":\"" + result + "\",\"basis\":\"arbiter\",\"reason\":\"he came late\"}"),
        200);
  }

  /// White moves, Black resigns.
  static void whiteWins(String tournament, int round, int board) throws Exception {
    JsonNode keys = organiser.get(tournament + "/rounds/" + round + "/keys").json().path("keys");
    for (JsonNode key : keys) {
      if (key.path("board").intValue() == board) {
        boolean white = key.path("colour").stringValue().equals("white");
        done(
            client.post(
                "api/games/" + key.path("game").stringValue() + "/acts",
                white ? "{\"type\":\"move\",\"attempt\":\"e2e4\"}" : "{\"type\":\"resign\"}",
                "Authorization",
                "Bearer " + key.path("token").stringValue()),
            200);
      }
    }
  }
}
