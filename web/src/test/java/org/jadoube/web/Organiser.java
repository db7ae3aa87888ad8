package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.jadoube.web.Client.Answer;
import tools.jackson.databind.JsonNode;

/// Somebody who organises tournaments, and whom they have made their arbiter.
record Organiser(Person person, Person arbiter) implements AutoCloseable {
  /// At a server where neither has signed up yet.
  static Organiser at(Server server) throws Exception {
    String address = server.address().toString();
    return new Organiser(Person.signedUp(address, "Olga"), Person.signedUp(address, "Arno"));
  }

  /// The answer to a request that has to succeed.
  static JsonNode done(Answer answer) {
    assertThat(answer.status()).as(answer.text()).isIn(200, 201);
    return answer.json();
  }

  /// Makes a tournament with an arbiter; gives its id.
  String tournament(String terms) throws Exception {
    String tournament = done(person.post("api/tournaments", terms)).path("id").stringValue();
    post(tournament + "/roles", "{\"role\":\"arbiter\",\"account\":\"Arno\"}");
    return tournament;
  }

  /// @param path after `api/tournaments/`
  JsonNode post(String path, String body) throws Exception {
    return done(person.post("api/tournaments/" + path, body));
  }

  /// Enters players without accounts.
  void enter(String tournament, int from, int to) throws Exception {
    for (int i = from; i <= to; i++) {
      post(
          tournament + "/players",
          String.format(Locale.ROOT, "{\"name\":\"Player %d\",\"rating\":%d}", i, 2500 - 10 * i));
    }
  }

  /// Pairs and publishes the next round.
  JsonNode nextRound(String tournament, int number) throws Exception {
    post(tournament + "/rounds", "{}");
    return post(tournament + "/rounds/" + number + "/publication", "")
        .path("rounds")
        .get(number - 1);
  }

  /// Has the arbiter decide on a board.
  void decide(String tournament, int round, int board, String result) throws Exception {
    done(
        arbiter.post(
            String.format(
                Locale.ROOT, "api/tournaments/%s/rounds/%d/boards/%d", tournament, round, board),
            String.format(
                Locale.ROOT,
                "{\"result\":\"%s\",\"basis\":\"arbiter\",\"reason\":\"I saw it\"}",
                result)));
  }

  @Override
  public void close() {
    person.close();
    arbiter.close();
  }
}
