package org.jadoube.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.server.Client.Answer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Officials of an event without accounts: a role is a key then, for the event and all its games.
final class EventKeysTest extends OneOrganiser {
  private static final String DRAW =
      "{\"result\":\"1/2-1/2\",\"basis\":\"arbiter\",\"reason\":\"I saw it\"}";

  private String event = "";
  private String key = "";

  /// An event of two whose only round has been published.
  @BeforeEach
  void publish() throws Exception {
    event =
        organiser.event(
            "{\"name\":\"Cup\",\"format\":\"round-robin\",\"regulations\":{\"edition\":\"E04\"}}");
    organiser.enter(event, 1, 2);
    organiser.nextRound(event, 1);
    key = key("chief-arbiter");
  }

  private String key(String role) throws Exception {
    return organiser
        .post(event + "/roles", "{\"role\":\"" + role + "\"}")
        .path("token")
        .stringValue();
  }

  private static String[] by(String key) {
    return new String[] {"Authorization", "Bearer " + key};
  }

  private String path(String rest) {
    return "api/events/" + event + rest;
  }

  private Answer decide(String by) throws Exception {
    return client.post(path("/rounds/1/boards/1"), DRAW, by(by));
  }

  private String game() throws Exception {
    return client.get(path("")).json().at("/rounds/0/boards/0/game").stringValue();
  }

  @Test
  void whoever_has_the_key_decides_on_boards() throws Exception {
    JsonNode decided = Organiser.done(decide(key));
    assertThat(decided.path("revision").intValue()).isPositive();
    assertThat(client.get(path("/standings")).json().at("/places/0/points").toString())
        .contains("0.5");
  }

  @Test
  void the_log_knows_the_key_from_accounts() throws Exception {
    Organiser.done(decide(key));
    JsonNode log = Organiser.done(client.get(path("/log"), by(key)));
    assertThat(log.at("/entries/0/holder").stringValue()).startsWith("key:");
  }

  @Test
  void what_the_role_does_not_give_is_refused() throws Exception {
    Answer appointing = client.post(path("/roles"), "{\"role\":\"organiser\"}", by(key("arbiter")));
    assertThat(appointing.code()).isEqualTo("not-entitled");
  }

  @Test
  void a_key_of_another_event_opens_nothing() throws Exception {
    String foreign = key;
    publish();
    assertThat(decide(foreign).code()).isEqualTo("wrong-token");
    assertThat(client.get(path("/log"), by(foreign)).code()).isEqualTo("wrong-token");
    try (Follower follower = client.followEvent(event, foreign)) {
      assertThat(follower.nextBut("welcome").at("/error/code").stringValue())
          .isEqualTo("wrong-token");
    }
  }

  @Test
  void without_anything_an_official_is_asked_to_sign_in() throws Exception {
    assertThat(client.get(path("/rounds/1/keys")).code()).isEqualTo("not-signed-in");
  }

  @Test
  void the_key_opens_the_games_of_the_event() throws Exception {
    Answer begun = client.post("api/games/" + game() + "/acts", "{\"type\":\"begin\"}", by(key));
    Organiser.done(begun);
    assertThat(client.get("api/games/" + game() + "/log", by(key)).json().toString())
        .contains("begin");
  }

  @Test
  void a_round_that_is_not_published_is_seen_by_officials_alone() throws Exception {
    String open =
        organiser.event("{\"name\":\"Cup\",\"format\":\"round-robin\",\"regulations\":{}}");
    event = open;
    organiser.enter(open, 1, 2);
    organiser.post(open + "/rounds", "{}");
    assertThat(client.get(path("")).json().path("rounds")).isEmpty();
    assertThat(client.get(path(""), by(key("arbiter"))).json().path("rounds")).hasSize(1);
  }

  @Test
  void a_follower_with_the_key_is_an_official_until_the_role_is_taken_away() throws Exception {
    try (Follower follower = client.followEvent(event, key)) {
      assertThat(follower.next("welcome").path("you").stringValue()).isEqualTo("official");
    }
    for (JsonNode role : organiser.person().get(path("/roles")).json().path("roles")) {
      if (role.path("role").stringValue().equals("chief-arbiter")) {
        organiser.person().delete(path("/roles/" + role.path("id").stringValue()));
      }
    }
    assertThat(decide(key).code()).isEqualTo("wrong-token");
  }
}
