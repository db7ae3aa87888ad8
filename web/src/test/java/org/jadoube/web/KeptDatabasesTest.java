package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.jadoube.play.transfer.Transferred;
import org.jadoube.testing.Repository;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Databases that older versions have left behind: `kept/vN.sql` is one of the tables of version N,
/// with documents as they were stored then. Each has a game that is over, one that goes on and one
/// that waits for an opponent; as soon as its version had them, people and a tournament, too.
final class KeptDatabasesTest {
  private static final Path MIGRATIONS =
      Repository.root().resolve("store/src/main/resources/org/jadoube/store/migrations");
  private static final int FIRST_WITH_PEOPLE = 10;
  private static final int FIRST_WITH_TOURNAMENTS = 11;

  @TempDir Path data;

  static IntStream older() throws IOException {
    try (Stream<Path> files = Files.list(MIGRATIONS)) {
      int[] versions =
          files
              .map(file -> file.getFileName().toString())
              .mapToInt(name -> Integer.parseInt(name.substring(1, name.indexOf("__"))))
              .filter(version ->
                  KeptDatabasesTest.class.getResource("kept/v" + version + ".sql") != null)
              .sorted()
              .toArray();
      assertThat(versions).contains(1, 2, 3, 10, 11, 12, 13, 14, 15);
      return IntStream.of(versions);
    }
  }

  private static String kept(int version) throws IOException {
    try (InputStream dump =
        KeptDatabasesTest.class.getResourceAsStream("kept/v" + version + ".sql")) {
      return new String(
          Objects.requireNonNull(dump, "no database of version " + version + " is kept")
              .readAllBytes(),
          StandardCharsets.UTF_8);
    }
  }

  private ServerOptions sqlite(int version) throws Exception {
    ServerOptions options = ServerOptions.in(data).withPort(0);
    String url = "jdbc:sqlite:" + data.resolve("jadoube.db");
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(kept(version));
    }
    return options;
  }

  @ParameterizedTest
  @MethodSource("older")
  void a_database_of_an_older_version_is_upgraded_and_all_in_it_is_there(int version)
      throws Exception {
    assertIsWhole(sqlite(version), version);
  }

  private static void assertIsWhole(ServerOptions options, int version) throws Exception {
    StringBuilder out = new StringBuilder();
    Transferred transferred = new Storage(options).export(out);
    assertThat(transferred.faults()).isEmpty();
    assertThat(transferred.games()).isEqualTo(3);
    assertThat(out.toString().contains("\"Olga\"")).isEqualTo(version >= FIRST_WITH_PEOPLE);
    try (Server server = Server.start(options);
        Client client = new Client(server.address().toString())) {
      JsonNode over = client.get("api/games/23456789abcd").json();
      assertThat(over.at("/state/ending/result").stringValue()).isEqualTo("0-1");
      assertThat(over.at("/moves/0/san").stringValue()).isEqualTo("e4");
      assertThat(over.at("/players/white").stringValue()).isEqualTo("Ana");
      assertThat(over.at("/players/whiteIs").stringValue())
          .isEqualTo(version >= FIRST_WITH_PEOPLE ? "account" : "guest");
      assertThat(client.get("api/games/3456789abcde").json().at("/state/turn").stringValue())
          .isEqualTo("black");
      String invitation = "{\"invitation\":\"invitation456789abcdef\",\"name\":\"Carla\"}";
      assertThat(client.post("api/games/456789abcdef/seats", invitation).status()).isEqualTo(201);
      JsonNode tournament = client.get("api/tournaments/23456789abcd").json();
      assertThat(tournament.at("/terms/name").asString(""))
          .isEqualTo(version >= FIRST_WITH_TOURNAMENTS ? "Open" : "");
    }
  }

  /// The tables are made by the migrations of that time, which never change.
  @ParameterizedTest
  @ValueSource(ints = {1, 15})
  void it_is_upgraded_on_postgresql_too(int version) throws Exception {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
      String url = postgres.getJdbcUrl("postgres", "postgres");
      var _ =
          Flyway.configure()
              .dataSource(url, "postgres", "postgres")
              .locations("filesystem:" + MIGRATIONS)
              .target(String.valueOf(version))
              .load()
              .migrate();
      String rows =
          String.join(
              "\n",
              kept(version)
                  .lines()
                  .filter(line -> line.startsWith("INSERT INTO"))
                  .filter(line -> !line.contains("\"flyway_schema_history\""))
                  .toList());
      try (Connection connection = DriverManager.getConnection(url);
          Statement statement = connection.createStatement()) {
        statement.execute("SET session_replication_role = replica;" + rows);
      }
      assertIsWhole(ServerOptions.in(data).withPort(0).withDatabase(url), version);
    }
  }
}
