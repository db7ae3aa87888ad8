package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.web.Organiser.done;

import java.util.List;
import org.jadoube.testing.Wait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// The lists of games that anybody may watch, and the search in tournaments.
@Timeout(60)
final class WatchTest extends OneOrganiser {
  private static final String TERMS = "{\"timeControl\":\"71+1\",\"colour\":\"white\"}";

  private static Client.Table begun(Client.Table table) throws Exception {
    assertThat(client.move(table, table.white(), "e2e4").status()).isEqualTo(200);
    return table;
  }

  private static String text(JsonNode json, String name) {
    return json.path(name).stringValue();
  }

  private static List<String> ids(String list) throws Exception {
    return done(client.get("api/games/live"))
        .path(list)
        .valueStream()
        .map(game -> text(game, "id"))
        .toList();
  }

  private static Client.Table ofLobby() throws Exception {
    JsonNode seek = done(client.post("api/lobby/seeks", TERMS));
    String id = text(seek, "id");
    JsonNode other = done(client.post("api/lobby/seeks/" + id + "/acceptance", "{}"));
    return begun(new Client.Table(id, text(seek, "token"), text(other, "token")));
  }

  private static Client.Table ofChallenge() throws Exception {
    JsonNode made = done(client.post("api/lobby/challenges", TERMS));
    String id = text(made, "id");
    JsonNode other = done(client.post("api/lobby/challenges/" + id + "/acceptance", "{}"));
    return begun(new Client.Table(id, text(made, "token"), text(other, "token")));
  }

  @Test
  void games_of_the_lobby_are_listed_and_those_of_people_with_a_link_are_not() throws Exception {
    Client.Table invited = begun(client.table("300+3"));
    Client.Table challenged = ofChallenge();
    Client.Table met = ofLobby();
    Wait.until("the game of the lobby is listed", () -> ids("live").contains(met.id()));
    assertThat(ids("live")).doesNotContain(invited.id(), challenged.id());
    for (Client.Table table : List.of(invited, challenged, met)) {
      assertThat(client.act(table, table.white(), "{\"type\":\"resign\"}", "r").status())
          .isEqualTo(200);
    }
    Wait.until("the result is listed", () -> ids("finished").contains(met.id()));
    assertThat(ids("finished")).doesNotContain(invited.id(), challenged.id());
    assertThat(ids("live")).doesNotContain(met.id());
  }

  @Test
  void games_of_a_tournament_are_listed_once_they_have_begun() throws Exception {
    String tournament =
        organiser.tournament("{\"name\":\"Cup\",\"format\":\"round-robin\",\"regulations\":{}}");
    organiser.enter(tournament, 1, 2);
    String game = organiser.nextRound(tournament, 1).at("/boards/0/game").stringValue();
    assertThat(ids("live")).doesNotContain(game);
    JsonNode keys =
        done(organiser.person().get("api/tournaments/" + tournament + "/rounds/1/keys"))
            .path("keys");
    begun(new Client.Table(game, text(keys.get(0), "token"), text(keys.get(1), "token")));
    Wait.until("the game is listed", () -> ids("live").contains(game));
  }

  @Test
  void tournaments_and_players_are_found_whatever_their_accents_and_their_script()
      throws Exception {
    String tournament =
        organiser.tournament(
            "{\"name\":\"Šahovski festival\",\"place\":\"Bled\",\"format\":\"round-robin\",\"regulations\":{}}");
    for (String name : List.of("Müller, Hans", "Карлсен Магнус")) {
      organiser.post(tournament + "/players", "{\"name\":\"" + name + "\"}");
    }
    for (String query : List.of("sahov", "FESTIVAL+bled")) {
      JsonNode found = done(client.get("api/search?q=" + query));
      assertThat(text(found.at("/tournaments/0"), "id")).as(query).isEqualTo(tournament);
    }
    JsonNode hans = done(client.get("api/search?q=hans+mull")).at("/participants/0");
    assertThat(text(hans, "name")).isEqualTo("Müller, Hans");
    assertThat(hans.path("number").intValue()).isEqualTo(1);
    assertThat(text(hans, "tournament")).isEqualTo(tournament);
    assertThat(done(client.get("api/search?q=karlsen")).path("participants")).hasSize(1);
    assertThat(done(client.get("api/search?q=uller")).path("participants")).isEmpty();
    organiser.post(tournament + "/players", "{\"name\":\"Zuse\"}");
    assertThat(done(client.get("api/search?q=zuse")).path("participants")).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"''", "%25", "'+'"})
  void a_search_needs_a_letter_or_a_digit(String query) throws Exception {
    assertThat(client.get("api/search?q=" + query).code()).isEqualTo("unexpected-content");
    assertThat(client.get("api/search?q=" + "a".repeat(101)).code())
        .isEqualTo("unexpected-content");
  }
}
