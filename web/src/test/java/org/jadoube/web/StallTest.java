package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A server that is stopped for a while, as by the suspension of its machine.
final class StallTest {
  private static final int STALL_MILLIS = 6000;

  @TempDir Path data;

  @Test
  void no_clock_is_charged_and_no_flag_falls_while_the_server_stands_still() throws Exception {
    assumeThat(Files.isExecutable(Path.of("/bin/kill"))).isTrue();
    try (ServerProcess server = ServerProcess.start(data, 0);
        Client client = new Client(server.address())) {
      Table table = client.table("5");
      client.move(table, table.white(), "e2e4");
      client.move(table, table.black(), "e7e5");
      Follower spectator = client.follow(table.id(), "");
      spectator.next("game");
      server.signal("STOP");
      Thread.sleep(STALL_MILLIS);
      server.signal("CONT");
      JsonNode outage = over(spectator);
      assertThat(outage.path("unchargedMillis").longValue())
          .isEqualTo(outage.path("until").longValue() - outage.path("since").longValue())
          .isGreaterThan(STALL_MILLIS - 1000);
      JsonNode state = client.get("api/games/" + table.id()).json().path("state");
      assertThat(state.path("phase").stringValue()).isEqualTo("paused");
      assertThat(state.at("/pause/reason").stringValue()).isEqualTo("outage");
      assertThat(state.at("/clock/whiteMillis").longValue()).isGreaterThan(2500);
      assertThat(client.move(table, table.white(), "g1f3").status()).isEqualTo(200);
    }
  }

  /// The end of the outage. If the server was just writing when it was stopped, it finds first that
  /// the write has taken too long, and says that it cannot store anything.
  private static JsonNode over(Follower spectator) throws InterruptedException {
    JsonNode outage = spectator.next("outage");
    return outage.path("stopped").booleanValue() ? spectator.next("outage") : outage;
  }
}
