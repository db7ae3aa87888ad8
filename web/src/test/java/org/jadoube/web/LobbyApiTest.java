package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// The lobby over HTTP and WebSocket. Each test seeks with a time control of its own.
@Timeout(60)
final class LobbyApiTest extends OneServer {
  private static final String SEEKS = "api/lobby/seeks";
  private static final String CHALLENGES = "api/lobby/challenges";
  private static final String HELLO = "{\"type\":\"hello\"}";

  private final List<AutoCloseable> open = new ArrayList<>();

  @AfterEach
  void leave() throws Exception {
    for (AutoCloseable each : open) {
      each.close();
    }
  }

  private Person person(String name) throws Exception {
    Person person = Person.signedUp(server.address().toString(), name);
    open.add(person);
    return person;
  }

  /// A program that the server knows again.
  private Client device() throws Exception {
    Client device = new Client(server.address().toString());
    open.add(device);
    return device.known();
  }

  private Follower follow(Client client, String hello) {
    Follower follower = client.followLobby(hello);
    open.add(follower);
    return follower;
  }

  private static String terms(String timeControl, String more) {
    return String.format(Locale.ROOT, "{\"timeControl\":\"%s\"%s}", timeControl, more);
  }

  private static JsonNode made(Answer answer) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    return answer.json();
  }

  private static String id(JsonNode made) {
    return made.path("id").stringValue();
  }

  private static String[] bearing(JsonNode made) {
    return new String[] {"Authorization", "Bearer " + made.path("token").stringValue()};
  }

  @Test
  void a_guest_seeks_somebody_accepts_and_both_have_their_seats() throws Exception {
    String asked = terms("61+1", ",\"colour\":\"black\",\"name\":\"Ana\"");
    JsonNode seek = made(client.post(SEEKS, asked));
    String place = SEEKS + "/" + id(seek);
    JsonNode shown = client.get("api/lobby").json().path("seeks").path(id(seek));
    assertThat(shown.at("/by/name").stringValue()).isEqualTo("Ana");
    assertThat(shown.at("/by/guest").booleanValue()).isTrue();
    assertThat(client.get(place, bearing(seek)).json().path("status").stringValue())
        .isEqualTo("waiting");
    JsonNode seat = made(client.post(place + "/acceptance", "{\"name\":\"Boris\"}"));
    assertThat(seat.path("colour").stringValue()).isEqualTo("white");
    assertThat(client.get(place, bearing(seek)).json().path("colour").stringValue())
        .isEqualTo("black");
    Client.Table table =
        new Client.Table(
            id(seek), seat.path("token").stringValue(), seek.path("token").stringValue());
    assertThat(client.move(table, table.white(), "e2e4").status()).isEqualTo(200);
    assertThat(client.move(table, table.black(), "e7e5").status()).isEqualTo(200);
    assertThat(
            client.get("api/games/" + id(seek)).json().path("players").path("black").asString(""))
        .isEqualTo("Ana");
    assertThat(client.post(place + "/acceptance", "{}").code()).isEqualTo("unknown-proposal");
  }

  @Test
  void a_request_that_is_repeated_with_its_key_takes_effect_once() throws Exception {
    Client ana = device();
    String asked = terms("62+1", "");
    JsonNode first = made(ana.post(SEEKS, asked, "Idempotency-Key", "one"));
    JsonNode again = made(ana.post(SEEKS, asked, "Idempotency-Key", "one"));
    assertThat(again).isEqualTo(first);
    assertThat(ana.post(SEEKS, terms("62+2", ""), "Idempotency-Key", "one").code())
        .isEqualTo("key-reused");
    Client boris = device();
    JsonNode game = made(boris.post(SEEKS, asked, "Idempotency-Key", "one"));
    assertThat(game.path("status").stringValue()).isEqualTo("playing");
    assertThat(id(game)).isEqualTo(id(first));
    assertThat(made(boris.post(SEEKS, asked, "Idempotency-Key", "one"))).isEqualTo(game);
    assertThat(ana.get("api/lobby/own").json().path("seeks")).isEmpty();
  }

  @Test
  void only_its_maker_takes_a_seek_back_and_nobody_plays_themselves() throws Exception {
    Client ana = device();
    JsonNode seek = made(ana.post(SEEKS, terms("63+1", "")));
    String place = SEEKS + "/" + id(seek);
    assertThat(ana.post(place + "/acceptance", "{}").code()).isEqualTo("against-oneself");
    assertThat(client.delete(place, "Authorization", "Bearer wrong").status()).isEqualTo(404);
    assertThat(client.delete(place, bearing(seek)).status()).isEqualTo(204);
    assertThat(client.get(place).code()).isEqualTo("unknown-proposal");
    JsonNode other = made(ana.post(SEEKS, terms("63+1", "")));
    assertThat(ana.delete(SEEKS + "/" + id(other), "Accept", "*/*").status()).isEqualTo(204);
  }

  @Test
  void an_account_is_challenged_and_declines_with_a_reason() throws Exception {
    Person boris = person("Boris");
    Person carla = person("Carla");
    JsonNode challenge =
        made(client.post(CHALLENGES, terms("64+1", ",\"to\":\"boris\",\"name\":\"Ana\"")));
    String place = CHALLENGES + "/" + id(challenge);
    assertThat(boris.get("api/lobby/own").json().at("/received/0/by/name").stringValue())
        .isEqualTo("Ana");
    assertThat(client.get("api/lobby").json().path("challenges").has(id(challenge))).isFalse();
    assertThat(carla.post(place + "/acceptance", "{}").status()).isEqualTo(404);
    assertThat(client.post(place + "/refusal", "{}").code()).isEqualTo("not-signed-in");
    assertThat(boris.post(place + "/refusal", "{\"reason\":\"bored\"}").status()).isEqualTo(422);
    assertThat(boris.post(place + "/refusal", "{\"reason\":\"too-fast\"}").status()).isEqualTo(204);
    JsonNode ended = client.get(place).json();
    assertThat(ended.path("status").stringValue()).isEqualTo("declined");
    assertThat(ended.path("reason").stringValue()).isEqualTo("too-fast");
    JsonNode next = made(carla.post(CHALLENGES, terms("64+1", ",\"to\":\"Boris\"")));
    JsonNode seat = made(boris.post(CHALLENGES + "/" + id(next) + "/acceptance", "{}"));
    assertThat(seat.path("status").stringValue()).isEqualTo("playing");
    assertThat(carla.delete(CHALLENGES + "/" + id(next)).status()).isEqualTo(404);
  }

  @Test
  void a_flood_of_seeks_ends_at_five_and_hurts_nobody_else() throws Exception {
    Client ana = device();
    for (int i = 1; i <= 5; i++) {
      made(ana.post(SEEKS, terms("65+" + i, "")));
    }
    assertThat(ana.post(SEEKS, terms("65+6", "")).code()).isEqualTo("limit-reached");
    assertThat(ana.get("api/lobby/own").json().path("seeks")).hasSize(5);
    JsonNode game = made(client.post(SEEKS, terms("65+3", "")));
    assertThat(game.path("status").stringValue()).isEqualTo("playing");
    assertThat(ana.get("api/lobby/own").json().path("seeks")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "seeks | {} | 422",
        "seeks | { | 400",
        "seeks | [] | 400",
        "seeks | {\"timeControl\":\"soon\"} | 422",
        "seeks | {\"timeControl\":\"300+3\",\"to\":\"Boris\"} | 422",
        "seeks | {\"timeControl\":\"300+3\",\"colour\":\"green\"} | 422",
        "seeks | {\"timeControl\":\"300+3\",\"chess960\":\"yes\"} | 422",
        "seeks | {\"timeControl\":\"300+3\",\"name\":\"aaaaaaaaaabbbbbbbbbbccccccccccddddddddddE\"} | 422",
        "challenges | {\"timeControl\":\"300+3\",\"to\":\"Nobody at all\"} | 404",
        "challenges/222222222222/acceptance | {} | 404",
        "challenges/nothing/acceptance | {} | 404",
        "seeks/222222222222/acceptance | nonsense | 400"
      })
  void nonsense_is_told_apart(String path, String body, int status) throws Exception {
    assertThat(client.post("api/lobby/" + path, body).status()).isEqualTo(status);
  }

  @Test
  void followers_see_what_comes_and_goes_and_what_is_their_own() throws Exception {
    Client ana = device();
    Follower watching = follow(client, HELLO);
    assertThat(watching.next("welcome").path("you").stringValue()).isEqualTo("guest");
    watching.next("lobby");
    Follower own = follow(ana, HELLO);
    assertThat(own.next("own").path("seeks")).isEmpty();
    JsonNode seek = made(ana.post(SEEKS, terms("66+1", "")));
    JsonNode change = watching.next("change");
    while (!change.at("/state/seeks").has(id(seek))) {
      change = watching.next("change");
    }
    assertThat(change.at("/state/here/guests").intValue()).isGreaterThanOrEqualTo(2);
    assertThat(own.next("own").at("/seeks/0/id").stringValue()).isEqualTo(id(seek));
    assertThat(ana.delete(SEEKS + "/" + id(seek), "Accept", "*/*").status()).isEqualTo(204);
    while (change.at("/state/seeks").has(id(seek))) {
      change = watching.next("change");
    }
    assertThat(own.next("own").path("seeks")).isEmpty();
    watching.send("{\"type\":\"resync\"}");
    watching.next("lobby");
    watching.send("{\"type\":\"move\",\"attempt\":\"e2e4\",\"key\":\"k\"}");
    assertThat(watching.next("error").at("/error/code").stringValue()).isEqualTo("bad-request");
  }

  @Test
  void a_token_opens_nothing_in_the_lobby() throws Exception {
    Follower follower = follow(client, "{\"type\":\"hello\",\"token\":\"secret\"}");
    assertThat(follower.next("error").at("/error/code").stringValue()).isEqualTo("wrong-token");
    assertThat(follower.next("closed").path("code").intValue()).isEqualTo(1008);
  }
}
