package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Whoever plays a game judges it not, whatever keys they have; an arbiter is somebody whom both
/// players have accepted by name.
final class InvitedArbiterTest extends OneServer {
  private static final String SET =
      "{\"type\":\"set-clock\",\"colour\":\"black\",\"remainingMillis\":1000,\"necessary\":true}";

  private JsonNode game = tools.jackson.databind.node.MissingNode.getInstance();
  private String path = "";
  private String white = "";

  @BeforeEach
  void create() throws Exception {
    game =
        create(
            client,
            "{\"timeControl\":\"300\",\"colour\":\"white\",\"name\":\"Ana\",\"inviteArbiter\":true}");
    path = "api/games/" + game.path("id").stringValue();
    white = game.path("token").stringValue();
  }

  private static JsonNode create(Client client, String request) throws Exception {
    Answer made = client.post("api/games", request);
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json();
  }

  private static String accepting(JsonNode invitation, String name) {
    return String.format(Locale.ROOT, "{\"invitation\":%s,\"name\":\"%s\"}", invitation, name);
  }

  private Answer take(Client by, String name, String... headers) throws Exception {
    return by.post(path + "/arbiter", accepting(game.path("arbiterInvitation"), name), headers);
  }

  private String join() throws Exception {
    Answer joined = client.post(path + "/seats", accepting(game.path("invitation"), "Boris"));
    assertThat(joined.status()).as(joined.text()).isEqualTo(201);
    return joined.json().path("token").stringValue();
  }

  private static String[] by(String token) {
    return new String[] {"Authorization", "Bearer " + token};
  }

  private Answer act(String token, String act) throws Exception {
    return client.post(path + "/acts", act, by(token));
  }

  private JsonNode arbiters() throws Exception {
    return client.get(path).json().path("arbiters");
  }

  private void accept(String token) throws Exception {
    String role = arbiters().get(0).path("role").stringValue();
    Answer accepted = client.post(path + "/roles/" + role + "/acceptance", "", by(token));
    assertThat(accepted.status()).as(accepted.text()).isEqualTo(204);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"timeControl\":\"300\",\"colour\":\"white\",\"arbiter\":true}",
        "{\"timeControl\":\"300\",\"colour\":\"random\",\"arbiter\":true,\"name\":\"Ana\"}",
        "{\"arbiter\":true,\"inviteArbiter\":true,\"name\":\"Ana\"}"
      })
  void whoever_wants_a_seat_and_the_arbiters_key_is_told_to_choose(String request)
      throws Exception {
    Answer refused = client.post("api/games", request);
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.json().path("pointer").stringValue()).isEqualTo("/arbiter");
    assertThat(refused.json().path("expected").stringValue()).contains("one of two");
  }

  @Test
  void the_creator_who_plays_has_no_key_of_an_arbiter() {
    assertThat(game.has("token")).isTrue();
    assertThat(game.has("arbiterToken")).isFalse();
    assertThat(game.path("arbiterPath").stringValue()).contains("#arbiter.");
  }

  @Test
  void the_creator_who_is_the_arbiter_has_no_seat_and_a_name() throws Exception {
    assertThat(client.post("api/games", "{\"arbiter\":true}").json().path("pointer").stringValue())
        .isEqualTo("/name");
    JsonNode made = create(client, "{\"arbiter\":true,\"name\":\"Vera\"}");
    assertThat(made.has("arbiterToken")).isTrue();
    assertThat(made.has("token")).isFalse();
    assertThat(made.has("colour")).isFalse();
    assertThat(made.has("invitation")).isFalse();
    assertThat(made.at("/white/invitation")).isNotEqualTo(made.at("/black/invitation"));
  }

  @Test
  void an_arbiter_counts_once_both_players_have_accepted_them_by_name() throws Exception {
    String arbiter = take(client, "Vera").json().path("token").stringValue();
    String black = join();
    act(white, "{\"type\":\"move\",\"attempt\":\"e2e4\"}");
    assertThat(arbiters().get(0).path("name").stringValue()).isEqualTo("Vera");
    assertThat(arbiters().get(0).path("account").booleanValue()).isFalse();
    assertThat(arbiters().get(0).path("accepted")).isEmpty();
    String pause = "{\"type\":\"pause\",\"reason\":\"interruption\"}";
    Answer early = act(arbiter, pause);
    assertThat(early.status()).isEqualTo(403);
    assertThat(early.json().path("detail").stringValue()).contains("accept the arbiter");
    assertThat(client.post(path + "/trials", SET, by(arbiter)).status()).isEqualTo(403);
    assertThat(
            client
                .post(path + "/roles", "{\"role\":\"arbiter\",\"name\":\"X\"}", by(arbiter))
                .status())
        .isEqualTo(403);
    assertThat(client.get(path + "/log", by(arbiter)).status()).isEqualTo(403);
    accept(white);
    accept(white);
    assertThat(act(arbiter, pause).status()).as("by one player").isEqualTo(403);
    try (Follower desk = client.follow(game.path("id").stringValue(), arbiter)) {
      assertThat(desk.next("welcome").path("you").stringValue()).isEqualTo("spectator");
      assertThat(desk.next("game").path("state").has("permissions")).isFalse();
      accept(black);
      assertThat(desk.next("game").path("state").has("permissions")).isTrue();
    }
    assertThat(arbiters().get(0).path("accepted")).hasSize(2);
    assertThat(act(arbiter, pause).status()).isEqualTo(200);
    assertThat(act(arbiter, SET).status()).isEqualTo(200);
  }

  @Test
  void the_invitation_is_good_once_and_has_a_name() throws Exception {
    assertThat(take(client, "").json().path("pointer").stringValue()).isEqualTo("/name");
    assertThat(take(client, "Vera").status()).isEqualTo(201);
    assertThat(take(client, "Olga").code()).isEqualTo("wrong-invitation");
    assertThat(client.post(path + "/arbiter", accepting(game.path("invitation"), "Olga")).code())
        .isEqualTo("wrong-invitation");
    assertThat(client.post(path + "/seats", accepting(game.path("arbiterInvitation"), "X")).code())
        .isEqualTo("wrong-invitation");
    assertThat(arbiters()).hasSize(1);
  }

  @Test
  void the_same_caller_gets_the_same_key_again_and_nobody_else() throws Exception {
    String[] key = {"Idempotency-Key", "one"};
    try (Client known = new Client(server.address().toString()).known()) {
      Answer first = take(known, "Vera", key);
      assertThat(take(known, "Vera", key).json()).isEqualTo(first.json());
      assertThat(take(known, "Olga", key).code()).isEqualTo("key-reused");
      assertThat(take(client, "Vera", key).code()).isEqualTo("wrong-invitation");
    }
  }

  @Test
  void nobody_who_plays_takes_the_arbiters_place() throws Exception {
    assertThat(take(client, "Vera", by(white)).status()).as("with the seat's token").isEqualTo(403);
    try (Client known = new Client(server.address().toString()).known()) {
      game = create(known, "{\"colour\":\"black\",\"inviteArbiter\":true}");
      path = "api/games/" + game.path("id").stringValue();
      assertThat(take(known, "Vera").status()).as("from the same device").isEqualTo(403);
      String key = take(client, "Vera").json().path("token").stringValue();
      assertThat(known.get(path + "/log", by(key)).json().path("detail").stringValue())
          .as("with a key taken elsewhere")
          .contains("Whoever plays");
    }
    try (Person ana = Person.signedUp(server.address().toString(), "Ana who plays")) {
      game = ana.post("api/games", "{\"colour\":\"white\",\"inviteArbiter\":true}").json();
      path = "api/games/" + game.path("id").stringValue();
      String body = accepting(game.path("arbiterInvitation"), "Vera");
      assertThat(ana.post(path + "/arbiter", body).status()).as("with the account").isEqualTo(403);
      ana.delete("api/session");
      assertThat(ana.post(path + "/arbiter", body).status()).as("signed out").isEqualTo(403);
    }
  }

  @Test
  void the_key_of_an_arbiter_judges_nothing_from_a_players_device() throws Exception {
    try (Client known = new Client(server.address().toString()).known()) {
      game =
          create(
              known,
              "{\"timeControl\":\"300\",\"colour\":\"white\",\"name\":\"Ana\",\"inviteArbiter\":true}");
      path = "api/games/" + game.path("id").stringValue();
      String arbiter = take(client, "Vera").json().path("token").stringValue();
      String black = join();
      accept(game.path("token").stringValue());
      accept(black);
      act(game.path("token").stringValue(), "{\"type\":\"move\",\"attempt\":\"e2e4\"}");
      String pause = "{\"type\":\"pause\",\"reason\":\"interruption\",\"key\":\"1\"}";
      try (Follower desk = known.follow(game.path("id").stringValue(), arbiter)) {
        desk.next("game");
        desk.send(pause);
        assertThat(desk.next("error").toString()).contains("Whoever plays");
      }
      try (Follower desk = client.follow(game.path("id").stringValue(), arbiter)) {
        desk.next("game");
        desk.send(pause);
        assertThat(desk.next("done").path("key").stringValue()).isEqualTo("1");
      }
    }
  }

  @Test
  void no_arbiter_takes_a_seat() throws Exception {
    try (Client known = new Client(server.address().toString()).known()) {
      game = create(known, "{\"arbiter\":true,\"name\":\"Vera\"}");
      path = "api/games/" + game.path("id").stringValue();
      String body = accepting(game.at("/white/invitation"), "Ana");
      assertThat(known.post(path + "/seats", body).status()).isEqualTo(403);
      String key = game.path("arbiterToken").stringValue();
      assertThat(client.post(path + "/seats", body, by(key)).status()).isEqualTo(403);
      assertThat(client.post(path + "/seats", body).status()).isEqualTo(201);
    }
  }

  @Test
  void whoever_takes_a_seat_in_an_arbiters_game_has_accepted_that_arbiter_alone() throws Exception {
    Supervised made = Supervised.game(client, "{\"timeControl\":\"300\"}");
    path = "api/games/" + made.id();
    assertThat(arbiters().get(0).path("accepted")).hasSize(2);
    made.role("{\"role\":\"arbiter\",\"name\":\"Nina\"}");
    assertThat(arbiters().get(1).path("accepted")).isEmpty();
  }

  @Test
  void the_next_game_has_no_arbiter() throws Exception {
    take(client, "Vera");
    JsonNode plain = create(client, "{\"colour\":\"white\"}");
    assertThat(client.get("api/games/" + plain.path("id").stringValue()).json().path("arbiters"))
        .isEmpty();
    assertThat(client.get(path).json().at("/casual/allowed").booleanValue()).isFalse();
  }
}
