package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.jadoube.testing.Wait;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// SIGTERM to a real process.
final class StoppingTest {
  @TempDir Path data;

  @Test
  void followers_are_told_and_the_game_waits_for_the_next_server() throws Exception {
    Table table;
    try (ServerProcess server = ServerProcess.start(data, 0);
        Client client = new Client(server.address())) {
      table = client.table("300");
      client.move(table, table.white(), "e2e4");
      client.move(table, table.black(), "e7e5");
      try (Follower white = client.follow(table.id(), table.white())) {
        white.next("game");
        server.terminate();
        white.next("stopping");
        assertThat(white.next("closed").path("code").intValue()).isEqualTo(1012);
      }
      assertThat(server.stop()).isEqualTo(128 + 15);
    }
    try (Server server = Server.start(ServerOptions.in(data).withPort(0));
        Client client = new Client(server.address().toString())) {
      JsonNode state = client.get("api/games/" + table.id()).json().path("state");
      assertThat(state.path("phase").stringValue()).isEqualTo("paused");
      assertThat(state.at("/pause/reason").stringValue()).isEqualTo("outage");
    }
  }

  @Test
  void before_it_stops_it_says_that_it_is_not_ready_and_goes_on_serving() throws Exception {
    try (ServerProcess server = ServerProcess.start(data, 0, "stop-delay=8s");
        Client client = new Client(server.address())) {
      Table table = client.table("300");
      assertThat(client.get("ready").status()).isEqualTo(200);
      server.terminate();
      Wait.until("it is not ready", () -> client.get("ready").status() == 503);
      assertThat(client.get("ready").json().path("status").stringValue()).isEqualTo("stopping");
      assertThat(client.get("health").status()).isEqualTo(200);
      assertThat(client.move(table, table.white(), "e2e4").status()).isEqualTo(200);
      assertThat(server.ends(Duration.ofSeconds(60))).isTrue();
    }
  }

  @Test
  void while_it_stops_requests_are_told_to_come_again() throws Exception {
    try (ServerProcess server = ServerProcess.start(data, 0);
        Client client = new Client(server.address())) {
      client.table("300");
      server.terminate();
      String answer = "";
      while (!answer.contains(" 503 ")) {
        answer = answer(server);
      }
      assertThat(answer).contains("Retry-After: ", "\"code\":\"stopping\"", "Connection: close");
      assertThat(server.ends(Duration.ofSeconds(60))).isTrue();
    }
  }

  private static String answer(ServerProcess server) throws IOException {
    try (RawConnection open = RawConnection.to(server.port())) {
      return open.send("GET /api/time HTTP/1.1\r\nHost: x\r\n\r\n").answer();
    }
  }
}
