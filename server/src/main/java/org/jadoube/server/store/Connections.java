package org.jadoube.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import org.jdbi.v3.core.Jdbi;

/// Connections to the database: one for the writer, which never waits for readers, and a few for
/// readers.
final class Connections implements AutoCloseable {
  private static final int READERS = 5;
  private static final int WAIT_MILLIS = 5_000;
  private static final int VALIDATION_MILLIS = 2_000;

  private final HikariDataSource writing;
  private final HikariDataSource reading;

  Connections(Database database) {
    this.writing = new HikariDataSource(config(database, "jadoube-writer", 1));
    this.reading = new HikariDataSource(config(database, "jadoube-readers", READERS));
  }

  private static HikariConfig config(Database database, String name, int most) {
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
    return config;
  }

  Jdbi writing() {
    return Jdbi.create(writing);
  }

  Jdbi reading() {
    return Jdbi.create(reading);
  }

  @Override
  public void close() {
    writing.close();
    reading.close();
  }
}
