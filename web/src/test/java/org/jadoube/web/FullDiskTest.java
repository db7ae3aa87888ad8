package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jadoube.testing.Wait;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A server whose files may not grow any more.
final class FullDiskTest {
  private static final Path PRLIMIT = Path.of("/usr/bin/prlimit");

  @TempDir Path data;

  @Test
  void acts_are_refused_while_the_disk_is_full_and_nothing_is_lost() throws Exception {
    assumeThat(Files.isExecutable(PRLIMIT)).isTrue();
    try (ServerProcess server = ServerProcess.start(data, 0);
        Client client = new Client(server.address())) {
      Table table = client.table("300");
      assertThat(client.move(table, table.white(), "e2e4").status()).isEqualTo(200);
      limit(server, String.valueOf(Files.size(data.resolve("jadoube.db-wal"))));
      Wait.until("it is noticed", () -> client.get("api/health").status() == 503);
      assertThat(client.move(table, table.black(), "e7e5").code()).isEqualTo("unavailable");
      limit(server, "unlimited");
      Wait.until("there is room again", () -> client.get("api/health").status() == 200);
      assertThat(client.move(table, table.black(), "e7e5").status()).isEqualTo(200);
      JsonNode game = client.get("api/games/" + table.id()).json();
      assertThat(game.path("moves").findValuesAsString("san")).containsExactly("e4", "e5");
      assertThat(game.at("/moves/1/blackMillis").longValue()).isGreaterThan(295_000);
      server.kill();
    }
    try (Server server = Server.start(ServerOptions.in(data).withPort(0));
        Client client = new Client(server.address().toString())) {
      assertThat(client.get("api/health").status()).isEqualTo(200);
    }
  }

  private static void limit(ServerProcess server, String bytes)
      throws IOException, InterruptedException {
    Process limiting =
        new ProcessBuilder(
                PRLIMIT.toString(), "--pid", String.valueOf(server.pid()), "--fsize=" + bytes + ":")
            .start();
    assertThat(limiting.waitFor()).isZero();
  }
}
