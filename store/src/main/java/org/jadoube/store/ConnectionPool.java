package org.jadoube.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/// Connections to the database: one for the writer, which never waits for readers; a few for
/// readers; and one for notices to other processes.
final class ConnectionPool implements AutoCloseable {
  static final int READERS = 5;
  private static final int WAIT_MILLIS = 3_000;
  private static final int VALIDATION_MILLIS = 2_000;

  /// The limit on how long a process that stood still in a transaction, or whose machine is gone,
  /// holds up the others.
  private static final String WRITING =
      "SET idle_in_transaction_session_timeout = '1500ms'; SET lock_timeout = '500ms'";

  private static final String TELLING =
      "SET idle_in_transaction_session_timeout = '1500ms'; SET synchronous_commit = off";

  private final HikariDataSource writing;
  private final HikariDataSource reading;
  private final Optional<HikariDataSource> telling;

  ConnectionPool(Database database) {
    boolean shared = database.isShared();
    this.writing =
        new HikariDataSource(config(database, "jadoube-writer", 1, shared ? WRITING : ""));
    this.reading = new HikariDataSource(config(database, "jadoube-readers", READERS, ""));
    this.telling =
        shared
            ? Optional.of(new HikariDataSource(config(database, "jadoube-teller", 1, TELLING)))
            : Optional.empty();
  }

  private static HikariConfig config(Database database, String name, int most, String first) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(database.url());
    config.setDataSourceProperties(database.properties());
    config.setPoolName(name);
    config.setMaximumPoolSize(most);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(WAIT_MILLIS);
    config.setValidationTimeout(VALIDATION_MILLIS);
    config.setInitializationFailTimeout(-1);
    config.setAutoCommit(true);
    if (!first.isEmpty()) {
      config.setConnectionInitSql(first);
    }
    return config;
  }

  Jdbi writing() {
    return Jdbi.create(writing);
  }

  Jdbi reading() {
    return Jdbi.create(reading);
  }

  /// The connection for notices to other processes; empty if the database is not shared.
  Optional<Jdbi> telling() {
    return telling.map(Jdbi::create);
  }

  @Override
  public void close() {
    telling.ifPresent(HikariDataSource::close);
    writing.close();
    reading.close();
  }
}
