package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.jadoube.testing.Wait;
import org.jadoube.web.Client.Answer;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A PostgreSQL that has its events on a small disk of their own, where this may mount one.
final class PostgreSqlFullDiskTest {
  private static final List<String> MOVES = List.of("g1f3", "g8f6", "f3g1", "f6g8", "b1c3", "b8c6");
  private static final int MORE_GAMES_THAN_FIT = 30;

  @TempDir Path data;
  @TempDir Path disk;

  private boolean mounted;

  @BeforeEach
  void mount() throws Exception {
    mounted = run("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", disk.toString());
    assumeThat(mounted).as("a disk may be mounted").isTrue();
  }

  @AfterEach
  void unmount() throws Exception {
    if (mounted) {
      assertThat(run("umount", disk.toString())).isTrue();
    }
  }

  private static boolean run(String... command) throws InterruptedException {
    try {
      return new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException noSuchProgram) {
      return false;
    }
  }

  @Test
  void acts_are_refused_while_the_disk_is_full_and_nothing_is_lost() throws Exception {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start();
        Server server = Server.start(options(postgres));
        Client client = new Client(server.address().toString())) {
      moveEvents(postgres);
      Path filler = disk.resolve("filler");
      fill(filler);
      Refused refused = playUntilRefused(client);
      assertThat(refused.answer().code()).isEqualTo("unavailable");
      Files.delete(filler);
      Wait.until("there is room again", () -> refused.again(client).status() == 200);
      assertThat(refused.stored(client)).isEqualTo(refused.acknowledged() + 1);
    }
  }

  private ServerOptions options(EmbeddedPostgres postgres) {
    return ServerOptions.in(data)
        .withPort(0)
        .withDatabase(postgres.getJdbcUrl("postgres", "postgres"));
  }

  private void moveEvents(EmbeddedPostgres postgres) throws SQLException {
    try (Connection database = postgres.getPostgresDatabase().getConnection();
        Statement statement = database.createStatement()) {
      statement.execute("CREATE TABLESPACE small LOCATION '" + disk + "'");
      statement.execute("ALTER TABLE event SET TABLESPACE small");
    }
  }

  private static void fill(Path filler) throws IOException {
    try (OutputStream bytes = Files.newOutputStream(filler)) {
      while (true) {
        bytes.write(new byte[1024]);
      }
    } catch (IOException full) {
      assertThat(Files.size(filler)).isPositive();
    }
  }

  /// A move that was refused after others had been acknowledged.
  private record Refused(Table table, int acknowledged, Answer answer) {
    Answer again(Client client) throws Exception {
      return move(client, table, acknowledged);
    }

    int stored(Client client) throws Exception {
      return client.get("api/games/" + table.id()).json().path("moves").size();
    }
  }

  private static Answer move(Client client, Table table, int ply) throws Exception {
    String token = ply % 2 == 0 ? table.white() : table.black();
    return client.move(table, token, MOVES.get(ply));
  }

  /// The page that is being written still has room for some.
  private static Refused playUntilRefused(Client client) throws Exception {
    for (int game = 0; game < MORE_GAMES_THAN_FIT; game++) {
      Table table = client.table("300");
      for (int ply = 0; ply < MOVES.size(); ply++) {
        Answer answer = move(client, table, ply);
        if (answer.status() != 200) {
          return new Refused(table, ply, answer);
        }
      }
    }
    throw new AssertionError("the disk did not get full");
  }
}
