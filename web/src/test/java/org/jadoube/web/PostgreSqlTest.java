package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A whole server on the larger database.
final class PostgreSqlTest {
  @TempDir Path data;

  @Test
  void a_game_outlives_its_server() throws Exception {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
      ServerOptions options =
          ServerOptions.in(data)
              .withPort(0)
              .withDatabase(postgres.getJdbcUrl("postgres", "postgres"));
      Table table;
      try (Server server = Server.start(options);
          Client client = new Client(server.address().toString())) {
        table = client.table("300+3");
        assertThat(client.move(table, table.white(), "e2e4").status()).isEqualTo(200);
      }
      try (Server server = Server.start(options);
          Client client = new Client(server.address().toString())) {
        assertThat(client.move(table, table.black(), "e7e5").status()).isEqualTo(200);
        assertThat(client.get("api/games/" + table.id() + "/pgn").text())
            .contains("1. e4", "1... e5");
      }
    }
  }
}
