package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Locale;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Why a database cannot be used is said in a line, and no password with it.
final class StartFailureTest {
  private static final String PASSWORD = "tr0ub4";

  private static EmbeddedPostgres postgres;

  @TempDir Path data;

  @BeforeAll
  static void startDatabase() throws Exception {
    postgres = EmbeddedPostgres.builder().setServerConfig("listen_addresses", "127.0.0.1").start();
  }

  @AfterAll
  static void stopDatabase() throws IOException {
    postgres.close();
  }

  private String failure(ServerOptions options) {
    try (Server server = Server.start(options.withPort(0))) {
      throw new AssertionError("it started at " + server.address());
    } catch (StartFailure failure) {
      StringBuilder all = new StringBuilder();
      for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
        all.append(cause).append('\n');
      }
      assertThat(all.toString()).doesNotContain(PASSWORD);
      assertThat(failure.getMessage()).doesNotContain("\n").endsWith(".");
      return String.valueOf(failure.getMessage());
    }
  }

  private String failure(String url) {
    return failure(ServerOptions.in(data).withDatabase(url));
  }

  @Test
  void a_directory_that_cannot_be_made() {
    assertThat(failure(ServerOptions.in(Path.of("/proc/jadoube"))))
        .isEqualTo("The directory /proc/jadoube cannot be used: it cannot be created.");
  }

  @Test
  void a_file_that_is_no_database() throws IOException {
    Files.writeString(data.resolve("jadoube.db"), "Ceci n'est pas une base de données.".repeat(99));
    assertThat(failure(ServerOptions.in(data))).contains("jadoube.db", "not a SQLite database");
  }

  @Test
  void a_database_of_another_program() throws Exception {
    execute("jdbc:sqlite:" + data.resolve("jadoube.db"), "CREATE TABLE recipe (text TEXT)");
    assertThat(failure(ServerOptions.in(data))).contains("another program");
  }

  @Test
  void a_database_that_is_locked() throws Exception {
    try (Connection other =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("jadoube.db"));
        Statement statement = other.createStatement()) {
      statement.execute("BEGIN EXCLUSIVE");
      assertThat(failure(ServerOptions.in(data))).contains("locked");
    }
  }

  @Test
  void a_newer_database_of_sqlite() throws Exception {
    Server.start(ServerOptions.in(data).withPort(0)).close();
    String url = "jdbc:sqlite:" + data.resolve("jadoube.db");
    execute(url, newer("'2031-01-01 00:00:00'", "1"));
    assertThat(failure(ServerOptions.in(data))).contains("newer jadoube", "99");
  }

  @Test
  void a_newer_database_of_postgresql() throws Exception {
    String url = postgres.getJdbcUrl("postgres", "postgres");
    Server.start(ServerOptions.in(data).withPort(0).withDatabase(url)).close();
    execute(url, newer("now()", "true"));
    assertThat(failure(url)).contains("newer jadoube", "99");
  }

  private static String newer(String now, String success) {
    return "INSERT INTO flyway_schema_history (installed_rank, version, description, type, script,"
        + " checksum, installed_by, installed_on, execution_time, success) VALUES"
        + String.format(
            Locale.ROOT,
            " (99, '99', 'the future', 'SQL', 'V99__the_future.sql', 1, 'me', %s, 1, %s)",
            now,
            success);
  }

  private static void execute(String url, String sql) throws Exception {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc:postgresql://nobody:tr0ub4@localhost:%d/games",
        "jdbc:postgresql://nobody:p@ss/tr0ub4@localhost:%d/games",
        "jdbc:postgresql://nobody:p?a=b&tr0ub4#@localhost:%d/games?ApplicationName=x",
        "jdbc:postgresql://nobody:p%%40%%2ftr0ub4@localhost:%d/games",
        "jdbc:postgresql://localhost:%d/games?user=nobody&password=tr0ub4",
        "jdbc:postgresql://localhost:%d/games?password=tr0ub4&user=nobody",
        "jdbc:postgresql://localhost:%d/games?PassWord=p@ss/tr0ub4&USER=nobody",
        "jdbc:postgresql://localhost:%d/games?user=nobody&password=p%%zz&tr0ub4@x"
      })
  void a_password_is_never_shown_where_the_database_cannot_be_reached(String url) throws Exception {
    int nobody;
    try (ServerSocket closed = new ServerSocket(0)) {
      nobody = closed.getLocalPort();
    }
    for (int port : new int[] {nobody, postgres.getPort()}) {
      String said = whatIsPrinted(() -> failure(String.format(Locale.ROOT, url, port)));
      assertThat(said)
          .doesNotContain(PASSWORD)
          .contains("jdbc:postgresql://localhost:" + port + "/games cannot be used");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc:oracle:thin:scott/tr0ub4@host",
        "jdbc:mysql://user:tr0ub4@host/db",
        "postgres://user:tr0ub4@host/db",
        "JDBC:POSTGRESQL://user:tr0ub4@host/db",
        "jdbc:postgresql://user:tr0ub4@ho st/db",
        "user:tr0ub4@host",
        "tr0ub4"
      })
  void of_a_url_that_cannot_be_read_nothing_secret_is_shown(String url) throws Exception {
    assertThat(whatIsPrinted(() -> failure(url)))
        .doesNotContain(PASSWORD)
        .contains("jdbc:sqlite:", "jdbc:postgresql://");
  }

  /// The failure, and what was logged on the way.
  private static String whatIsPrinted(Supplier<String> failure) throws IOException {
    PrintStream before = System.err;
    try (ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream all = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
      System.setErr(all);
      return failure.get() + bytes.toString(StandardCharsets.UTF_8);
    } finally {
      System.setErr(before);
    }
  }
}
