package org.jadoube.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import org.flywaydb.core.Flyway;

/// Where the tables are: a file of SQLite, or PostgreSQL.
///
/// @param url for JDBC, user and password included where the database asks for them
public record Database(String url) {
  private static final String SQLITE = "jdbc:sqlite:";
  private static final String POSTGRESQL = "jdbc:postgresql:";
  private static final int CONNECTIONS = 6;
  private static final int WAIT_MILLIS = 10_000;

  /// The file `jadoube.db` in a directory.
  public static Database in(Path directory) {
    return new Database(SQLITE + directory.resolve("jadoube.db").toAbsolutePath());
  }

  /// Whether it is of a kind that is known here.
  public boolean isKnown() {
    return url.startsWith(SQLITE) || url.startsWith(POSTGRESQL);
  }

  HikariDataSource connect() {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setPoolName("jadoube");
    config.setMaximumPoolSize(CONNECTIONS);
    config.setMinimumIdle(2);
    config.setConnectionTimeout(WAIT_MILLIS);
    config.setAutoCommit(true);
    if (url.startsWith(SQLITE)) {
      config.addDataSourceProperty("journal_mode", "WAL");
      // Without FULL, a commit in WAL mode may be lost with the power.
      config.addDataSourceProperty("synchronous", "FULL");
      config.addDataSourceProperty("fullfsync", "true");
      config.addDataSourceProperty("foreign_keys", "true");
      config.addDataSourceProperty("busy_timeout", String.valueOf(WAIT_MILLIS));
    }
    HikariDataSource source = new HikariDataSource(config);
    migrate(source);
    return source;
  }

  private static void migrate(HikariDataSource source) {
    Flyway.configure()
        .dataSource(source)
        .locations("classpath:org/jadoube/server/store/migrations")
        .load()
        .migrate();
  }

  /// The address without what is behind a question mark, where a password may stand.
  @Override
  public String toString() {
    return url.replaceFirst("\\?.*", "").replaceFirst("//[^/@]*@", "//");
  }
}
