package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Arbiters, assistants and hands at a table, over HTTP and WebSocket.
final class OfficialsTest extends OneServer {
  private static final AtomicInteger NUMBER = new AtomicInteger();

  private static Supervised supervised(String regulations) throws Exception {
    return Supervised.game(client, regulations);
  }

  private static Supervised running() throws Exception {
    return Supervised.running(client);
  }

  private static String move(String uci) {
    return "{\"type\":\"move\",\"attempt\":\"" + uci + "\"}";
  }

  @Test
  void without_a_wish_for_an_arbiter_there_is_no_key() throws Exception {
    JsonNode game = client.post("api/games", "{}").json();
    assertThat(game.has("arbiterToken")).isFalse();
    assertThat(game.has("token")).isTrue();
  }

  private static Answer trial(Supervised game, String token, String act) throws Exception {
    return client.post(
        "api/games/" + game.id() + "/trials", act, "Authorization", "Bearer " + token);
  }

  @Test
  void an_arbiter_is_told_what_an_act_would_do_and_nothing_happens() throws Exception {
    Supervised game = running();
    JsonNode before = client.get("api/games/" + game.id()).json();
    Answer told =
        trial(
            game,
            game.arbiter(),
            "{\"type\":\"award-time\",\"colour\":\"white\",\"extraMillis\":60000}");
    assertThat(told.status()).as(told.text()).isEqualTo(200);
    assertThat(told.json().at("/events/0/event/citation/rule").stringValue())
        .isEqualTo("external-disturbance");
    assertThat(trial(game, game.arbiter(), "{\"type\":\"begin\"}").code()).isEqualTo("refused");
    assertThat(client.get("api/games/" + game.id()).json().path("sequence"))
        .isEqualTo(before.path("sequence"));
    assertThat(told.json().path("sequence").intValue())
        .isEqualTo(before.path("sequence").intValue() + 1);
  }

  @Test
  void nobody_reads_a_sealed_move_by_trying_out_the_resumption() throws Exception {
    Supervised game = running();
    game.act(game.arbiter(), "{\"type\":\"order-sealing\"}");
    game.act(game.black(), "{\"type\":\"seal-move\",\"text\":\"Nh6\"}");
    game.act(game.black(), "{\"type\":\"close-envelope\"}");
    String resume = "{\"type\":\"begin-resumption\",\"present\":[\"white\",\"black\"]}";
    Answer told = trial(game, game.arbiter(), resume);
    assertThat(told.text())
        .contains("The position is set up again")
        .doesNotContain("Nh6", "g8h6", "5n1n");
    assertThat(game.act(game.arbiter(), resume).text())
        .contains("The sealed move of Black is “Nh6”");
  }

  @Test
  void players_are_not_told_what_an_act_would_do() throws Exception {
    Supervised game = running();
    String claim = "{\"type\":\"claim-draw\",\"claim\":\"threefold\"}";
    assertThat(trial(game, game.black(), claim).code()).isEqualTo("not-entitled");
    assertThat(trial(game, "nobody", claim).code()).isEqualTo("wrong-token");
  }

  @Test
  void the_arbiter_pauses_sets_the_clock_goes_on_and_decides() throws Exception {
    Supervised game = running();
    assertThat(
            game.act(game.arbiter(), "{\"type\":\"pause\",\"reason\":\"interruption\"}").status())
        .isEqualTo(200);
    Answer set =
        game.act(
            game.arbiter(),
            "{\"type\":\"set-clock\",\"colour\":\"black\",\"remainingMillis\":60000,\"necessary\":true}");
    assertThat(set.status()).as(set.text()).isEqualTo(200);
    assertThat(set.json().at("/state/clock/blackMillis").intValue()).isEqualTo(60000);
    assertThat(game.act(game.arbiter(), "{\"type\":\"resume\"}").status()).isEqualTo(200);
    Answer decided =
        game.act(
            game.arbiter(),
            "{\"type\":\"decide-result\",\"result\":\"0-1\",\"basis\":\"chekmate\"}");
    assertThat(decided.status()).as(decided.text()).isEqualTo(422);
    decided =
        game.act(
            game.arbiter(),
            "{\"type\":\"decide-result\",\"result\":\"0-1\",\"basis\":\"conduct-penalised\"}");
    assertThat(decided.status()).as(decided.text()).isEqualTo(200);
    assertThat(decided.json().at("/state/ending/result").stringValue()).isEqualTo("0-1");
  }

  @Test
  void the_arbiter_does_not_play() throws Exception {
    Supervised game = running();
    Answer answer = game.act(game.arbiter(), move("e7e5"));
    assertThat(answer.status()).isEqualTo(403);
    assertThat(answer.code()).isEqualTo("not-entitled");
    assertThat(answer.json().path("grounds").toString())
        .contains("FIDE 2023, Article 12.6", "10.6");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"type\":\"resume\"}",
        "{\"type\":\"set-clock\",\"colour\":\"white\",\"remainingMillis\":9000000,\"necessary\":true}",
        "{\"type\":\"award-time\",\"colour\":\"white\",\"extraMillis\":60000}",
        "{\"type\":\"decide-result\",\"result\":\"1-0\",\"basis\":\"conduct-penalised\"}",
        "{\"type\":\"restore-position\",\"ply\":0}"
      })
  void players_are_no_arbiters(String act) throws Exception {
    Supervised game = running();
    assertThat(game.act(game.white(), act).code()).isEqualTo("not-entitled");
    Supervised other = running();
    assertThat(game.act(other.arbiter(), act).code()).isEqualTo("wrong-token");
  }

  @Test
  void what_the_arbiter_does_is_in_the_log_for_officials() throws Exception {
    Supervised game = running();
    String expulsion =
        "{\"type\":\"penalise\",\"offender\":\"white\",\"penalty\":{\"type\":\"expulsion\"}}";
    assertThat(game.act(game.arbiter(), expulsion).status()).isEqualTo(200);
    JsonNode log =
        client
            .get("api/games/" + game.id() + "/log", "Authorization", "Bearer " + game.arbiter())
            .json();
    assertThat(log.at("/entries/0/deed").stringValue()).isEqualTo("penalise");
    assertThat(log.at("/entries/0/role").stringValue()).isEqualTo("chief-arbiter");
    assertThat(log.at("/entries/0/what").stringValue()).isEqualTo(expulsion);
    assertThat(log.at("/entries/0/outcome").stringValue()).startsWith("done: events ");
    assertThat(
            client
                .get("api/games/" + game.id() + "/log", "Authorization", "Bearer " + game.white())
                .code())
        .isEqualTo("not-entitled");
    assertThat(client.get("api/games/" + game.id() + "/log").status()).isEqualTo(401);
  }

  @Test
  void an_assistant_moves_for_a_player_and_only_for_that_one() throws Exception {
    Supervised game = supervised("{\"timeControl\":\"5400\"}");
    String assistant = game.role("{\"role\":\"assistant\",\"colour\":\"white\"}");
    Answer before = game.act(assistant, move("e2e4"));
    assertThat(before.status()).as(before.text()).isIn(200, 409);
    game.act(game.white(), move("e2e4"));
    assertThat(game.act(assistant, move("e7e5")).status()).isEqualTo(409);
    assertThat(game.act(assistant, "{\"type\":\"claim-draw\",\"claim\":\"threefold\"}").code())
        .isEqualTo("not-entitled");
    Answer role =
        client.post(
            "api/games/" + game.id() + "/roles",
            "{\"role\":\"assistant\",\"colour\":\"black\"}",
            "Authorization",
            "Bearer " + game.black());
    assertThat(role.code()).isEqualTo("not-entitled");
  }

  @Test
  void a_role_that_is_taken_away_is_over() throws Exception {
    Supervised game = running();
    String token = game.role("{\"role\":\"assistant\",\"colour\":\"white\"}");
    String roles = "api/games/" + game.id() + "/roles";
    JsonNode all = client.get(roles, "Authorization", "Bearer " + game.arbiter()).json();
    String id =
        all.path("roles")
            .valueStream()
            .filter(role -> role.path("role").stringValue().equals("assistant"))
            .findFirst()
            .orElseThrow()
            .path("id")
            .stringValue();
    assertThat(
            client.delete(roles + "/" + id, "Authorization", "Bearer " + game.arbiter()).status())
        .isEqualTo(204);
    assertThat(game.act(token, move("d2d4")).code()).isEqualTo("wrong-token");
  }

  @Test
  void hands_move_pieces_and_press_the_clock_at_a_table() throws Exception {
    Supervised game =
        supervised("{\"timeControl\":\"5400+30\",\"arrangements\":[\"over-the-board\"]}");
    for (String act :
        new String[] {
          "{\"type\":\"lift\",\"square\":\"e2\"}",
          "{\"type\":\"place\",\"piece\":\"white-pawn\",\"square\":\"e4\"}",
          "{\"type\":\"release\",\"square\":\"e4\"}",
          "{\"type\":\"press\"}"
        }) {
      Answer answer = game.act(game.white(), act);
      assertThat(answer.status()).as(act + answer.text()).isEqualTo(200);
    }
    JsonNode shown = client.get("api/games/" + game.id()).json();
    assertThat(shown.at("/moves/0/uci").stringValue()).isEqualTo("e2e4");
    assertThat(shown.at("/state/turn").stringValue()).isEqualTo("black");
    Supervised screen = running();
    assertThat(screen.act(screen.black(), "{\"type\":\"lift\",\"square\":\"e7\"}").code())
        .isEqualTo("not-on-a-screen");
  }

  @Test
  void acts_go_over_the_stream_once_under_a_key() throws Exception {
    Supervised game = running();
    try (Follower black = client.follow(game.id(), game.black());
        Follower arbiter = client.follow(game.id(), game.arbiter())) {
      assertThat(arbiter.next("welcome").path("you").stringValue()).isEqualTo("arbiter");
      black.next("game");
      String move = "{\"type\":\"move\",\"attempt\":\"e7e5\",\"key\":\"one\"}";
      black.send(move);
      JsonNode done = black.next("done");
      assertThat(done.path("key").stringValue()).isEqualTo("one");
      assertThat(done.at("/done/repeated").booleanValue()).isFalse();
      black.send(move);
      assertThat(black.next("done").at("/done/repeated").booleanValue()).isTrue();
      black.send("{\"type\":\"resume\",\"key\":\"two\"}");
      JsonNode denied = black.next("error");
      assertThat(denied.at("/error/code").stringValue()).isEqualTo("not-entitled");
      assertThat(denied.path("key").stringValue()).isEqualTo("two");
      arbiter.send("{\"type\":\"pause\",\"reason\":\"interruption\"}");
      assertThat(arbiter.next("done").path("done").has("state")).isFalse();
      assertThat(client.get("api/games/" + game.id()).json().at("/state/phase").stringValue())
          .isEqualTo("paused");
    }
  }

  @Test
  void a_spectator_does_nothing_over_the_stream() throws Exception {
    Supervised game = running();
    try (Follower spectator = client.follow(game.id(), "")) {
      spectator.next("game");
      spectator.send(move("e7e5"));
      assertThat(spectator.next("error").at("/error/code").stringValue()).isEqualTo("wrong-token");
    }
  }

  @Test
  void the_arbiter_is_told_what_an_arbiter_may_do() throws Exception {
    Supervised game = running();
    JsonNode permissions =
        client
            .get("api/games/" + game.id(), "Authorization", "Bearer " + game.arbiter())
            .json()
            .at("/state/permissions");
    JsonNode acts = permissions.path("acts");
    for (String act : List.of("pause:interruption", "set-clock", "decide-result")) {
      assertThat(acts.path(act).asString("")).as(act).isEqualTo("granted");
    }
    for (String act : List.of("move", "resign", "lift")) {
      assertThat(acts.path(act).asString("")).as(act).isNotEqualTo("granted");
    }
  }

  /// An account that plays, one that judges, and one that watches.
  @Test
  void accounts_act_by_their_roles() throws Exception {
    String address = server.address().toString();
    int number = NUMBER.incrementAndGet();
    try (Person ana = Person.signedUp(address, "Ana " + number);
        Person vera = Person.signedUp(address, "Vera " + number);
        Person sam = Person.signedUp(address, "Sam " + number)) {
      JsonNode game =
          client
              .post("api/games", "{\"arbiter\":true,\"name\":\"Olga\",\"timeControl\":\"600\"}")
              .json();
      String id = game.path("id").stringValue();
      String seats = "api/games/" + id + "/seats";
      ana.post(seats, "{\"invitation\":" + game.at("/white/invitation") + "}");
      Answer black = client.post(seats, "{\"invitation\":" + game.at("/black/invitation") + "}");
      Answer role =
          client.post(
              "api/games/" + id + "/roles",
              "{\"role\":\"chief-arbiter\",\"account\":\"Vera " + number + "\"}",
              "Authorization",
              "Bearer " + game.path("arbiterToken").stringValue());
      assertThat(role.code()).isEqualTo("not-entitled");
      role =
          client.post(
              "api/games/" + id + "/roles",
              "{\"role\":\"arbiter\",\"account\":\"Vera " + number + "\"}",
              "Authorization",
              "Bearer " + game.path("arbiterToken").stringValue());
      assertThat(role.status()).as(role.text()).isEqualTo(201);
      String acts = "api/games/" + id + "/acts";
      assertThat(ana.post(acts, move("e2e4")).status()).isEqualTo(200);
      assertThat(ana.post(acts, move("d2d4"), "Origin", "https://a.example").status())
          .isEqualTo(401);
      assertThat(vera.post(acts, move("e7e5")).code()).isEqualTo("not-entitled");
      String pause = "{\"type\":\"pause\",\"reason\":\"interruption\"}";
      assertThat(sam.post(acts, pause).code()).isEqualTo("not-entitled");
      assertThat(vera.post(acts, pause).code()).as("not accepted").isEqualTo("not-entitled");
      JsonNode named = client.get("api/games/" + id).json().at("/arbiters/1");
      assertThat(named.path("name").stringValue()).isEqualTo("Vera " + number);
      String acceptance =
          "api/games/" + id + "/roles/" + named.path("role").stringValue() + "/acceptance";
      assertThat(sam.post(acceptance, "").status()).isEqualTo(401);
      assertThat(ana.post(acceptance, "").status()).isEqualTo(204);
      assertThat(vera.post(acts, pause).code()).as("by one").isEqualTo("not-entitled");
      client.post(
          acceptance, "", "Authorization", "Bearer " + black.json().path("token").stringValue());
      assertThat(vera.post(acts, pause).status()).isEqualTo(200);
      assertThat(vera.get("api/games/" + id + "/log").json().at("/entries/0/holder").stringValue())
          .startsWith("account:");
      assertThat(vera.get("api/account").json().at("/roles/0/scope").stringValue())
          .isEqualTo("game:" + id);
      try (Person elsewhere = vera.stolen()) {
        vera.delete("api/session");
        assertThat(elsewhere.post(acts, "{\"type\":\"resume\"}").status()).isEqualTo(401);
      }
    }
  }

  @Test
  void a_new_role_gives_a_new_token() throws Exception {
    Supervised game = running();
    String name = "Nina " + NUMBER.incrementAndGet();
    try (Person nina = Person.signedUp(server.address().toString(), name)) {
      String before = nina.cookie().orElseThrow();
      nina.get("api/account");
      assertThat(nina.cookie()).contains(before);
      TimeUnit.MILLISECONDS.sleep(2); // roles and sessions are dated to the millisecond
      game.role("{\"role\":\"arbiter\",\"account\":\"" + name + "\"}");
      nina.get("api/account");
      assertThat(nina.cookie().orElseThrow()).isNotEqualTo(before);
      assertThat(nina.get("api/account").json().path("name").stringValue()).isEqualTo(name);
    }
  }

  /// Whatever comes over a stream in place of an act, the answer is an error or what was done.
  @Test
  void nonsense_on_a_stream_is_answered() throws Exception {
    Random random = new Random(23);
    String sample = "{\"type\":\"move\",\"attempt\":\"e7e5\",\"key\":\"k\",\"offersDraw\":true}";
    Supervised game = running();
    for (int round = 0; round < 12; round++) {
      try (Follower black = client.follow(game.id(), game.black())) {
        black.next("game");
        for (int i = 0; i < 15; i++) {
          StringBuilder text = new StringBuilder(sample);
          for (int j = random.nextInt(1, 4); j > 0; j--) {
            int at = random.nextInt(text.length());
            text.setCharAt(at, "{}[]\",:\\09aé\u202e".charAt(random.nextInt(13)));
          }
          black.send(text.toString());
        }
        black.send("{\"type\":\"ping\",\"sent\":\"last\"}");
        assertThat(black.next("pong").path("sent").stringValue()).isEqualTo("last");
      }
    }
    assertThat(client.get("api/games/" + game.id()).status()).isEqualTo(200);
  }

  @ParameterizedTest
  @CsvSource({"spectator", "king", "''", "assistant"})
  void what_is_no_role_is_told(String role) throws Exception {
    Supervised game = running();
    Answer answer =
        client.post(
            "api/games/" + game.id() + "/roles",
            "{\"role\":\"" + role + "\"}",
            "Authorization",
            "Bearer " + game.arbiter());
    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.json().path("pointer").stringValue()).isEqualTo("/role");
  }
}
