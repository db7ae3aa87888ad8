package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.play.transfer.Transferred;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Games that are backed up, restored, exported and imported.
final class StorageTest {
  private static final long SEED = 7;

  @TempDir Path directory;

  private ServerOptions here;
  private Table table;

  @BeforeEach
  void play() throws Exception {
    here = ServerOptions.in(directory.resolve("here")).withPort(0);
    try (Server server = Server.start(here);
        Client client = new Client(server.address().toString())) {
      table = client.table("300+3");
      client.move(table, table.white(), "e2e4");
      client.move(table, table.black(), "e7e5");
      Table finished = client.table("60");
      client.move(finished, finished.white(), "e2e4");
      client.act(finished, finished.black(), "{\"type\":\"resign\"}", "resign");
      client.post("api/games", "{}");
    }
  }

  private static JsonNode events(Client client, Table table) throws Exception {
    return client.get("api/games/" + table.id() + "/events").json().path("events");
  }

  private static String export(ServerOptions options) throws Exception {
    StringBuilder out = new StringBuilder();
    Transferred transferred = new Storage(options).export(out);
    assertThat(transferred.faults()).isEmpty();
    return out.toString();
  }

  private static List<String> games(String export) {
    return export.lines().filter(line -> line.contains("\"type\":\"game\"")).toList();
  }

  @Test
  void only_the_owner_can_read_what_a_server_writes() throws Exception {
    Path copy = directory.resolve("copy.db");
    Path export = directory.resolve("games.jsonl");
    Path named = directory.resolve("elsewhere.db");
    ServerOptions there = ServerOptions.in(directory.resolve("there")).withPort(0);
    openToAll(here.data(), here.data().resolve("jadoube.db"), here.data().resolve("server.lock"));
    try (Server _ = Server.start(here);
        Server _ = Server.start(there.withDatabase("jdbc:sqlite:" + named))) {
      new Storage(here).backUp(copy);
      var _ = new Storage(here).export(export);
      assertThat(permissions(here.data())).containsEntry("here", "rwx------").hasSize(5);
      assertThat(permissions(here.data()))
          .allSatisfy((file, found) ->
              assertThat(found)
                  .as(file)
                  .isEqualTo(file.equals("here") ? "rwx------" : "rw-------"));
      assertThat(permissions(directory))
          .containsEntry("copy.db", "rw-------")
          .containsEntry("games.jsonl", "rw-------")
          .containsEntry("elsewhere.db", "rw-------")
          .containsEntry("elsewhere.db-wal", "rw-------")
          .containsEntry("there", "rwx------");
    }
    openToAll(there.data());
    Files.delete(there.data().resolve("server.lock"));
    new Storage(there).restore(copy);
    assertThat(permissions(there.data()))
        .containsEntry("there", "rwx------")
        .containsEntry("jadoube.db", "rw-------");
  }

  @Test
  void a_directory_that_holds_other_files_is_not_closed_to_others() throws Exception {
    Path shared = Files.createDirectory(directory.resolve("shared"));
    Files.writeString(shared.resolve("index.html"), "ours");
    openToAll(shared);
    try (Server _ = Server.start(ServerOptions.in(shared).withPort(0))) {
      assertThat(permissions(shared))
          .containsEntry("shared", "rwxr-xr-x")
          .containsEntry("jadoube.db", "rw-------");
    }
  }

  private static void openToAll(Path... paths) throws IOException {
    for (Path path : paths) {
      Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }

  private static Map<String, String> permissions(Path directory) throws IOException {
    Map<String, String> found = new TreeMap<>();
    try (Stream<Path> files = Files.walk(directory, 1)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        found.put(
            file.getFileName().toString(),
            PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
      }
    }
    return found;
  }

  @Test
  void a_backup_of_a_running_server_is_restored_and_played_on() throws Exception {
    Path copy = directory.resolve("copy.db");
    ServerOptions there = ServerOptions.in(directory.resolve("there")).withPort(0);
    JsonNode before;
    try (Server server = Server.start(here);
        Client client = new Client(server.address().toString())) {
      client.move(table, table.white(), "g1f3");
      before = events(client, table);
      new Storage(here).backUp(copy);
      client.move(table, table.black(), "b8c6");
    }
    new Storage(there).restore(copy);
    try (Server server = Server.start(there);
        Client client = new Client(server.address().toString())) {
      JsonNode after = events(client, table);
      for (int i = 0; i < before.size(); i++) {
        assertThat(after.get(i)).isEqualTo(before.get(i));
      }
      assertThat(client.move(table, table.black(), "g8f6").status()).isEqualTo(200);
    }
  }

  @Test
  void what_was_exported_is_the_same_after_its_import_and_its_players_go_on() throws Exception {
    String exported = export(here);
    assertThat(games(exported)).hasSize(3);
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
      ServerOptions there =
          ServerOptions.in(directory.resolve("there"))
              .withPort(0)
              .withDatabase(postgres.getJdbcUrl("postgres", "postgres"));
      assertThat(new Storage(there).add(new StringReader(exported)))
          .isEqualTo(new Transferred(3, 0, List.of()));
      assertThat(games(export(there))).isEqualTo(games(exported));
      assertThat(new Storage(there).add(new StringReader(exported)))
          .isEqualTo(new Transferred(0, 3, List.of()));
      try (Server server = Server.start(there);
          Client client = new Client(server.address().toString())) {
        assertThat(client.get("api/games/" + table.id()).json().at("/state/phase").stringValue())
            .isEqualTo("paused");
        assertThat(client.move(table, table.black(), "e7e5").json().path("repeated").booleanValue())
            .isTrue();
        assertThat(client.move(table, table.white(), "g1f3").status()).isEqualTo(200);
      }
    }
  }

  @Test
  void a_game_that_cannot_have_happened_is_named_and_left_out() throws Exception {
    String forged = export(here).replace("\"e7e5\"", "\"e7e4\"");
    ServerOptions there = ServerOptions.in(directory.resolve("there"));
    Transferred transferred = new Storage(there).add(new StringReader(forged));
    assertThat(transferred.games()).isEqualTo(2);
    assertThat(transferred.faults()).singleElement().asString().contains("line", table.id());
  }

  @Test
  void anything_can_be_read_and_what_is_wrong_is_named_by_its_line() throws Exception {
    List<String> lines = export(here).lines().collect(Collectors.toList());
    Random random = new Random(SEED);
    StringBuilder broken = new StringBuilder();
    for (int i = 0; i < 300; i++) {
      StringBuilder line = new StringBuilder(lines.get(random.nextInt(lines.size())));
      for (int change = 1 + random.nextInt(3); change > 0; change--) {
        int at = random.nextInt(line.length());
        switch (random.nextInt(3)) {
          case 0 -> line.deleteCharAt(at);
          case 1 -> line.setCharAt(at, (char) (' ' + random.nextInt(95)));
          default -> line.setLength(Math.max(1, at));
        }
      }
      broken.append(line).append('\n');
    }
    ServerOptions there = ServerOptions.in(directory.resolve("there"));
    Transferred transferred = new Storage(there).add(new StringReader(broken.toString()));
    assertThat(transferred.faults())
        .hasSizeGreaterThan(100)
        .allMatch(text -> text.startsWith("line"));
    assertThat(export(there)).isNotEmpty();
  }

  @Test
  void what_would_overwrite_games_or_is_no_backup_is_refused() throws Exception {
    Path text = Files.writeString(directory.resolve("text"), "not a database, but a text");
    Storage there = new Storage(ServerOptions.in(directory.resolve("there")));
    assertThatThrownBy(() -> there.restore(text))
        .isInstanceOf(StartFailure.class)
        .hasMessageContaining("is no backup");
    assertThatThrownBy(() -> there.restore(directory.resolve("none")))
        .hasMessageContaining("There is no file");
    assertThatThrownBy(() -> new Storage(here).backUp(text)).hasMessageContaining("exists already");
    Path copy = directory.resolve("copy");
    new Storage(here).backUp(copy);
    assertThatThrownBy(() -> new Storage(here).restore(copy))
        .hasMessageContaining("There are games");
  }
}
