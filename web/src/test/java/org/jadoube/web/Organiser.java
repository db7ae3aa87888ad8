package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.jadoube.web.Client.Answer;
import tools.jackson.databind.JsonNode;

/// Somebody who organises events, and whom they have made their arbiter.
record Organiser(Person person, Person arbiter) implements AutoCloseable {
  /// At a server where neither has signed up yet.
  static Organiser at(Server server) throws Exception {
    String address = server.address().toString();
    return new Organiser(Person.signedUp(address, "Olga"), Person.signedUp(address, "Arno"));
  }

  /// What was answered to something that has to succeed.
  static JsonNode done(Answer answer) {
    assertThat(answer.status()).as(answer.text()).isIn(200, 201);
    return answer.json();
  }

  /// Makes an event with an arbiter; gives its id.
  String event(String terms) throws Exception {
    String event = done(person.post("api/events", terms)).path("id").stringValue();
    post(event + "/roles", "{\"role\":\"arbiter\",\"account\":\"Arno\"}");
    return event;
  }

  /// @param path after `api/events/`
  JsonNode post(String path, String body) throws Exception {
    return done(person.post("api/events/" + path, body));
  }

  /// Enters players without accounts.
  void enter(String event, int from, int to) throws Exception {
    for (int i = from; i <= to; i++) {
      post(
          event + "/players",
          String.format(Locale.ROOT, "{\"name\":\"Player %d\",\"rating\":%d}", i, 2500 - 10 * i));
    }
  }

  /// Pairs and publishes the next round.
  JsonNode nextRound(String event, int number) throws Exception {
    post(event + "/rounds", "{}");
    return post(event + "/rounds/" + number + "/publication", "").path("rounds").get(number - 1);
  }

  /// Has the arbiter decide on a board.
  void decide(String event, int round, int board, String result) throws Exception {
    done(
        arbiter.post(
            String.format(Locale.ROOT, "api/events/%s/rounds/%d/boards/%d", event, round, board),
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
