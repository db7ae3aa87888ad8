package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.jadoube.web.Client.Answer;
import tools.jackson.databind.JsonNode;

/// A game with both players and an arbiter, who has made it, by their keys.
public record Supervised(Client client, String id, String white, String black, String arbiter) {
  /// One in which nothing has happened yet.
  public static Supervised game(Client client, String regulations) throws Exception {
    JsonNode game =
        client
            .post(
                "api/games",
                "{\"arbiter\":true,\"name\":\"Vera\",\"regulations\":" + regulations + "}")
            .json();
    String id = game.path("id").stringValue();
    return new Supervised(
        client,
        id,
        seat(client, id, game.path("white"), "Ana"),
        seat(client, id, game.path("black"), "Boris"),
        game.path("arbiterToken").stringValue());
  }

  private static String seat(Client client, String id, JsonNode free, String name)
      throws Exception {
    Answer taken =
        client.post(
            "api/games/" + id + "/seats",
            String.format(
                Locale.ROOT,
                "{\"invitation\":\"%s\",\"name\":\"%s\"}",
                free.path("invitation").stringValue(),
                name));
    assertThat(taken.status()).as(taken.text()).isEqualTo(201);
    return taken.json().path("token").stringValue();
  }

  /// Its players.
  public Client.Table table() {
    return new Client.Table(id, white, black);
  }

  /// One in which White has moved.
  static Supervised running(Client client) throws Exception {
    Supervised game = game(client, "{\"timeControl\":\"5400+30\"}");
    assertThat(game.act(game.white(), "{\"type\":\"move\",\"attempt\":\"e2e4\"}").status())
        .isEqualTo(200);
    return game;
  }

  public Answer act(String token, String json) throws Exception {
    return client.post("api/games/" + id + "/acts", json, "Authorization", "Bearer " + token);
  }

  String role(String request) throws Exception {
    Answer answer =
        client.post("api/games/" + id + "/roles", request, "Authorization", "Bearer " + arbiter);
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    return answer.json().path("token").asString("");
  }
}
