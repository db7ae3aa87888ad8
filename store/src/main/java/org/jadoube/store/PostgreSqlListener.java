package org.jadoube.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Receives messages of other processes. Its connection also holds a lock for as long as this
/// process lives, so that others know at once when it has died.
final class PostgreSqlListener implements AutoCloseable {
  /// The common part of our advisory locks: "jado".
  static final int LOCKS = 0x6a61646f;

  private static final Logger LOG = LoggerFactory.getLogger(PostgreSqlListener.class);
  private static final int WAIT_MILLIS = 1_000;
  private static final Duration BETWEEN_TRIES = Duration.ofMillis(500);

  private final Database database;
  private final String self;
  private volatile Consumer<Notice> heard = _ -> {};
  private volatile boolean closed;
  private volatile @Nullable Connection current;

  private PostgreSqlListener(Database database, String self) {
    this.database = database;
    this.self = self;
  }

  /// Starts; listens as soon as this returns.
  static PostgreSqlListener start(Database database, String self) throws UnusableDatabase {
    PostgreSqlListener listener = new PostgreSqlListener(database, self);
    try {
      Connection first = listener.connect();
      Thread.ofPlatform().name("jadoube-listener").daemon().start(() -> listener.run(first));
      return listener;
    } catch (SQLException failed) {
      throw new UnusableDatabase(DatabaseFault.words(failed));
    }
  }

  void tell(Consumer<Notice> listener) {
    this.heard = listener;
  }

  private Connection connect() throws SQLException {
    Connection connection = DriverManager.getConnection(database.url(), database.properties());
    try (Statement statement = connection.createStatement()) {
      statement.execute("LISTEN " + PostgreSqlBulletin.CHANNEL);
    } catch (SQLException failed) {
      connection.close();
      throw failed;
    }
    lock(connection);
    current = connection;
    return connection;
  }

  private void lock(Connection connection) throws SQLException {
    try (PreparedStatement statement =
        connection.prepareStatement("SELECT pg_try_advisory_lock(?, ?)")) {
      statement.setInt(1, LOCKS);
      statement.setInt(2, key(self));
      statement.execute();
    }
  }

  /// The key of the lock that a process holds while it lives.
  static int key(String process) {
    return process.hashCode();
  }

  private void run(Connection first) {
    listen(first);
    while (!closed) {
      LockSupport.parkNanos(BETWEEN_TRIES.toNanos());
      try {
        listen(connect());
      } catch (SQLException away) {
        LOG.debug("the database is away", away);
      }
    }
  }

  private void listen(Connection open) {
    try (Connection connection = open) {
      PGConnection postgres = connection.unwrap(PGConnection.class);
      hear(Notice.of(Notice.Kind.MISSED));
      while (!closed) {
        PGNotification[] notifications = postgres.getNotifications(WAIT_MILLIS);
        if (notifications == null || notifications.length == 0) {
          prove(connection);
        } else {
          for (PGNotification notification : notifications) {
            Notice.read(self, notification.getParameter()).forEach(this::hear);
          }
        }
      }
    } catch (SQLException lost) {
      LOG.debug("listening was broken off", lost);
    }
  }

  /// Tests a connection that hears nothing, since it may be dead.
  private static void prove(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("SELECT 1");
    }
  }

  private void hear(Notice notice) {
    try {
      heard.accept(notice);
    } catch (RuntimeException bug) {
      LOG.error("what another process told could not be dealt with", bug);
    }
  }

  @Override
  public void close() {
    closed = true;
    Connection connection = current;
    if (connection != null) {
      try {
        connection.abort(Runnable::run);
      } catch (SQLException gone) {
        LOG.debug("the connection was closed already", gone);
      }
    }
  }
}
