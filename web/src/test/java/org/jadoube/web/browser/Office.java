package org.jadoube.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIRequestContext;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.options.RequestOptions;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Somebody who has signed in in a browser, and does the rest over HTTP.
record Office(APIRequestContext requests, String address) {
  JsonNode post(String path, String body) {
    return read(
        requests.post(
            address + path,
            RequestOptions.create()
                .setHeader("Content-Type", "application/json")
                .setHeader("Jadoube-Client", "tests")
                .setData(body)));
  }

  /// A tournament with four players and an arbiter, whose first round is published.
  ///
  /// @param organiser signs up, and is its arbiter, too
  /// @return its id
  String tournament(String organiser) {
    post("api/accounts", "{\"name\":\"" + organiser + "\",\"password\":\"correct horse battery\"}");
    String id =
        post(
                "api/tournaments",
                "{\"name\":\"Bled 1931\",\"format\":\"round-robin\",\"regulations\":{\"timeControl\":\"5400+30\"}}")
            .path("id")
            .stringValue();
    String path = "api/tournaments/" + id;
    post(path + "/roles", "{\"role\":\"chief-arbiter\",\"account\":\"" + organiser + "\"}");
    for (String player : List.of("Ana", "Boris", "Carla", "David")) {
      post(path + "/players", "{\"name\":\"" + player + "\"}");
    }
    post(path + "/rounds", "{}");
    post(path + "/rounds/1/publication", "");
    return id;
  }

  /// The player of a board in the first round does something.
  void plays(String tournament, int board, String colour, String act) {
    for (JsonNode key : get("api/tournaments/" + tournament + "/rounds/1/keys").path("keys")) {
      if (key.path("board").intValue() == board
          && key.path("colour").stringValue().equals(colour)) {
        read(
            requests.post(
                address + "api/games/" + key.path("game").stringValue() + "/acts",
                RequestOptions.create()
                    .setHeader("Content-Type", "application/json")
                    .setHeader("Authorization", "Bearer " + key.path("token").stringValue())
                    .setData(act)));
      }
    }
  }

  JsonNode get(String path) {
    return read(requests.get(address + path));
  }

  private static JsonNode read(APIResponse answer) {
    assertThat(answer.ok()).as(answer.text()).isTrue();
    return JsonMapper.shared().readTree(answer.text());
  }
}
