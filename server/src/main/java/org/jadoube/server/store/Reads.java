package org.jadoube.server.store;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/// Reads what is stored. When there are more readers than connections, they take turns in order of
/// arrival: the pool itself lets latecomers overtake, so somebody would wait in vain.
final class Reads {
  private static final Duration PATIENCE = Duration.ofSeconds(12);

  private final Jdbi jdbi;
  private final Semaphore turns;

  /// @param connections how many may read at once
  Reads(Jdbi jdbi, int connections) {
    this.jdbi = jdbi;
    this.turns = new Semaphore(connections, /* fair= */ true);
  }

  /// @throws Unavailable if the database does not work now
  <T> T read(HandleCallback<T, RuntimeException> query) {
    awaitTurn();
    try {
      return jdbi.withHandle(query);
    } catch (JdbiException failed) {
      throw DatabaseFault.isOfTheStatement(failed)
          ? failed
          : new Unavailable(DatabaseFault.words(failed), failed);
    } finally {
      turns.release();
    }
  }

  private void awaitTurn() {
    try {
      if (!turns.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new Unavailable("the database does not answer");
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new Unavailable("the server stops");
    }
  }
}
