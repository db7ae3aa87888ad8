package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.jadoube.notation.pgn.game.PgnGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Under which names people play.
final class PlayersNamesTest extends OneServer {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          \\u202eAna\\u2066 \\u200bMaria\\ud800 | Ana Maria
          ♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔ | ♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔♔
          𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷 | 𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷
          """)
  void players_names_are_shown_without_what_cannot_be_seen(String typed, String shown)
      throws Exception {
    JsonNode game =
        client
            .post(
                "api/games",
                String.format(Locale.ROOT, "{\"colour\":\"white\",\"name\":\"%s\"}", typed))
            .json();
    String id = game.path("id").stringValue();
    String invitation = game.path("invitation").stringValue();
    client.post(
        "api/games/" + id + "/seats",
        String.format(Locale.ROOT, "{\"invitation\":\"%s\",\"name\":\"%s\"}", invitation, typed));
    JsonNode players = client.get("api/games/" + id).json().path("players");
    assertThat(players.path("white").stringValue()).isEqualTo(shown);
    assertThat(players.path("black").stringValue()).isEqualTo(shown);
    PgnGame pgn = PgnGame.all(client.get("api/games/" + id + "/pgn").text()).getFirst();
    assertThat(pgn.tag("White")).contains(shown + " (guest)");
  }

  @Test
  void two_players_without_a_name_are_told_apart_and_marked_as_guests() throws Exception {
    JsonNode game = client.post("api/games", "{\"colour\":\"white\",\"name\":\"\\u200b\"}").json();
    String id = game.path("id").stringValue();
    client.post(
        "api/games/" + id + "/seats",
        String.format(
            Locale.ROOT, "{\"invitation\":\"%s\"}", game.path("invitation").stringValue()));
    JsonNode players = client.get("api/games/" + id).json().path("players");
    assertThat(players.path("white").stringValue()).matches("Guest \\d{5}");
    assertThat(players.path("black").stringValue())
        .matches("Guest \\d{5}")
        .isNotEqualTo(players.path("white").stringValue());
    assertThat(players.path("whiteIs").stringValue()).isEqualTo("guest");
    assertThat(players.path("blackIs").stringValue()).isEqualTo("guest");
  }

  @Test
  void strangers_who_send_the_same_key_have_names_of_their_own() throws Exception {
    assertThat(namelessWithKey()).isNotEqualTo(namelessWithKey());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Guest 12345", "guest", "Removed"})
  void a_name_that_the_server_gives_is_nobodys_to_take(String name) throws Exception {
    JsonNode game =
        client.post("api/games", "{\"colour\":\"white\",\"name\":\"" + name + "\"}").json();
    assertThat(white(game)).matches("Guest \\d{5}").isNotEqualTo(name);
  }

  private String namelessWithKey() throws Exception {
    JsonNode game =
        client.post("api/games", "{\"colour\":\"white\"}", "Idempotency-Key", "the-same").json();
    return white(game);
  }

  private String white(JsonNode game) throws Exception {
    return client
        .get("api/games/" + game.path("id").stringValue())
        .json()
        .at("/players/white")
        .stringValue();
  }
}
