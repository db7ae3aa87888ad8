package org.jadoube.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.jadoube.server.Client.Answer;
import tools.jackson.databind.JsonNode;

/// A game with both players and an arbiter, by their keys.
public record Supervised(Client client, String id, String white, String black, String arbiter) {
  /// One in which nothing has happened yet.
  public static Supervised game(Client client, String regulations) throws Exception {
    JsonNode game =
        client
            .post(
                "api/games",
                "{\"colour\":\"white\",\"arbiter\":true,\"regulations\":" + regulations + "}")
            .json();
    String id = game.path("id").stringValue();
    JsonNode seat =
        client
            .post(
                "api/games/" + id + "/seats",
                String.format(
                    Locale.ROOT, "{\"invitation\":\"%s\"}", game.path("invitation").stringValue()))
            .json();
    return new Supervised(
        client,
        id,
        game.path("token").stringValue(),
        seat.path("token").stringValue(),
        game.path("arbiterToken").stringValue());
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
