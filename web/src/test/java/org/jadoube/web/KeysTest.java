package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jadoube.store.Secret;
import org.jadoube.testing.Wait;
import org.jadoube.web.Client.Answer;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// A request that is sent twice under one key is done once, and a key is good for one request.
final class KeysTest extends OneServer {
  private static final String KEY = "Idempotency-Key";

  @BeforeAll
  static void become_known() throws Exception {
    client.known();
  }

  private static Client stranger() {
    return new Client(server.address().toString());
  }

  private static String move(String uci) {
    return "{\"type\":\"move\",\"attempt\":\"" + uci + "\"}";
  }

  @Test
  void an_act_sent_twice_happens_once() throws Exception {
    Table table = client.table("-");
    String act = "{\"type\":\"move\",\"attempt\":\"g1f3\"}";
    Answer first = client.act(table, table.white(), act, "knight");
    client.move(table, table.black(), "g8f6");
    Answer second = client.act(table, table.white(), act, "knight");
    assertThat(second.status()).isEqualTo(200);
    assertThat(second.json().path("repeated").booleanValue()).isTrue();
    assertThat(second.json().path("events")).isEqualTo(first.json().path("events"));
    assertThat(second.json().path("sequence").intValue()).isEqualTo(3);
  }

  @Test
  void an_act_sent_twice_happens_once_even_where_it_would_be_legal_again() throws Exception {
    Table table = client.table("-");
    for (String move : "g1f3 g8f6 f3g1 f6g8".split(" ")) {
      client.move(
          table, move.endsWith("3") || move.endsWith("1") ? table.white() : table.black(), move);
    }
    Answer again = client.move(table, table.white(), "g1f3");
    assertThat(again.json().path("repeated").booleanValue()).isTrue();
    assertThat(client.get("api/games/" + table.id()).json().at("/sequence").intValue())
        .isEqualTo(5);
  }

  @Test
  void a_seat_is_given_once_and_to_the_same_key_again() throws Exception {
    var game = client.post("api/games", "{\"colour\":\"white\"}").json();
    String path = "api/games/" + game.path("id").stringValue() + "/seats";
    String body =
        String.format(
            Locale.ROOT, "{\"invitation\":\"%s\"}", game.path("invitation").stringValue());
    Answer first = client.post(path, body, "Idempotency-Key", "one");
    assertThat(client.post(path, body, "Idempotency-Key", "one").json()).isEqualTo(first.json());
    assertThat(client.post(path, body, "Idempotency-Key", "two").code()).isEqualTo("seat-taken");
    assertThat(client.post(path, "{\"invitation\":\"guess\"}").code())
        .isEqualTo("wrong-invitation");
  }

  @Test
  void another_act_under_the_same_key_is_not_answered_with_the_first() throws Exception {
    Table table = client.table("-");
    client.act(table, table.white(), move("e2e4"), "one");
    client.move(table, table.black(), "e7e5");
    Answer other = client.act(table, table.white(), move("g1f3"), "one");
    assertThat(other.status()).isEqualTo(422);
    assertThat(other.code()).isEqualTo("key-reused");
    assertThat(client.get("api/games/" + table.id()).json().path("moves").size()).isEqualTo(2);
  }

  @Test
  void the_same_act_is_the_same_however_it_is_written() throws Exception {
    Table table = client.table("-");
    client.act(table, table.white(), move("e2e4"), "one");
    Answer again =
        client.act(table, table.white(), "{ \"attempt\": \"e2e4\",\n \"type\": \"move\" }", "one");
    assertThat(again.status()).isEqualTo(200);
    assertThat(again.json().path("repeated").booleanValue()).isTrue();
  }

  @Test
  void each_player_has_keys_of_their_own() throws Exception {
    Table table = client.table("-");
    client.act(table, table.white(), move("e2e4"), "one");
    Answer black = client.act(table, table.black(), move("e7e5"), "one");
    assertThat(black.status()).isEqualTo(200);
    assertThat(black.json().path("repeated").booleanValue()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"once", "0123456789abcdef0123456789abcdef"})
  void a_game_is_made_once_under_a_key(String key) throws Exception {
    String body = "{\"timeControl\":\"300+3\",\"name\":\"Ana\"}";
    Answer made = client.post("api/games", body, KEY, key);
    assertThat(made.status()).isEqualTo(201);
    Answer again =
        client.post("api/games", "{\"name\":\"Ana\", \"timeControl\":\"300+3\"}", KEY, key);
    assertThat(again.status()).isEqualTo(201);
    assertThat(again.json()).isEqualTo(made.json());
    Answer other = client.post("api/games", "{\"timeControl\":\"60\"}", KEY, key);
    assertThat(other.status()).isEqualTo(422);
    assertThat(other.code()).isEqualTo("key-reused");
    String path = "api/games/" + made.json().path("id").stringValue();
    String invitation = made.json().path("invitation").stringValue();
    assertThat(
            client
                .post(
                    path + "/seats",
                    String.format(Locale.ROOT, "{\"invitation\":\"%s\"}", invitation))
                .status())
        .isEqualTo(201);
  }

  @Test
  void a_game_asked_for_again_after_its_start_is_the_same() throws Exception {
    Instant start;
    String request;
    String key;
    Answer made;
    do { // until the request comes before the time
      start = Instant.now().plusSeconds(1);
      request = "{\"startsAt\":\"" + start + "\"}";
      key = "start-" + start.toEpochMilli();
      made = client.post("api/games", request, KEY, key);
    } while (made.status() != 201);
    Instant over = start;
    Wait.until("the time is over", () -> Instant.now().isAfter(over.plusMillis(10)));
    Answer again = client.post("api/games", request, KEY, key);
    assertThat(again.status()).as(again.text()).isEqualTo(201);
    assertThat(again.json()).isEqualTo(made.json());
    assertThat(client.post("api/games", request, KEY, "another").status()).isEqualTo(422);
  }

  /// Callers of every kind: two whom the server does not know, one that brings a name of its own
  /// making, two known devices and an account.
  @ParameterizedTest
  @ValueSource(strings = {"same", "fedcba9876543210fedcba9876543210"})
  void whoever_sends_the_key_of_another_gets_a_game_of_their_own(String key) throws Exception {
    String body = "{\"colour\":\"white\",\"name\":\"" + key + "\"}";
    String device = "jadoube-device=" + "a".repeat(75);
    Set<JsonNode> tokens = new HashSet<>();
    try (Client one = stranger();
        Client two = stranger();
        Client forged = stranger().withDevice(device);
        Client again = stranger().withDevice(device);
        Client known = stranger().known();
        Person person = Person.signedUp(server.address().toString(), "Keys " + key.length())) {
      for (Client each : List.of(one, one, two, forged, again, known, client)) {
        Answer made = each.post("api/games", body, KEY, key);
        assertThat(made.status()).as(made.text()).isEqualTo(201);
        assertThat(tokens.add(made.json().path("token"))).isTrue();
        assertThat(tokens.add(made.json().path("invitation"))).isTrue();
      }
      Answer other = two.post("api/games", "{\"timeControl\":\"60\"}", KEY, key);
      assertThat(other.status()).as("what others asked for is not told").isEqualTo(201);
      String[] headers = {KEY, key, "Jadoube-Client", "test"};
      Answer signedIn = person.post("api/games", body, headers);
      assertThat(tokens).doesNotContain(signedIn.json().path("token"));
      assertThat(person.post("api/games", body, headers).json()).isEqualTo(signedIn.json());
    }
  }

  @Test
  void a_seat_is_given_again_to_nobody_else() throws Exception {
    JsonNode game = client.post("api/games", "{}").json();
    String path = "api/games/" + game.path("id").stringValue() + "/seats";
    String invitation = game.path("invitation").stringValue();
    String body = "{\"invitation\":\"" + invitation + "\",\"name\":\"Boris\"}";
    try (Client known = stranger().known();
        Client unknown = stranger()) {
      Answer seat = known.post(path, body, KEY, "one");
      assertThat(seat.status()).isEqualTo(201);
      for (Client other : List.of(client, unknown)) {
        assertThat(other.post(path, body, KEY, "one").code()).isEqualTo("seat-taken");
      }
      assertThat(known.post(path, body, KEY, "one").json()).isEqualTo(seat.json());
      assertThat(seat.json().path("token").stringValue())
          .as("what the host can work out")
          .isNotEqualTo(new Secret(invitation).derive("one").text());
    }
  }

  @Test
  void without_a_key_every_game_is_a_new_one() throws Exception {
    assertThat(client.post("api/games", "{}").json().path("id"))
        .isNotEqualTo(client.post("api/games", "{}").json().path("id"));
  }

  @Test
  void a_seat_is_not_taken_under_another_name_with_the_same_key() throws Exception {
    var game = client.post("api/games", "{}").json();
    String path = "api/games/" + game.path("id").stringValue() + "/seats";
    String body =
        String.format(
            Locale.ROOT,
            "{\"invitation\":\"%s\",\"name\":\"%%s\"}",
            game.path("invitation").stringValue());
    assertThat(client.post(path, String.format(Locale.ROOT, body, "Boris"), KEY, "one").status())
        .isEqualTo(201);
    assertThat(client.post(path, String.format(Locale.ROOT, body, "Carla"), KEY, "one").code())
        .isEqualTo("key-reused");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "with blanks",
        "ä",
        "12345678901234567890123456789012345678901234567890123456789012345"
      })
  void a_key_is_short_and_simple(String key) throws Exception {
    Table table = client.table("-");
    assertThat(client.act(table, table.white(), move("e2e4"), key).code()).isEqualTo("wrong-key");
    assertThat(client.post("api/games", "{}", KEY, key).code()).isEqualTo("wrong-key");
  }
}
