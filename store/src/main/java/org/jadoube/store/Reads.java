package org.jadoube.store;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;

/// Reads stored data. If there are more readers than connections, they take turns in order of
/// arrival. The pool itself lets latecomers overtake, so somebody would wait in vain.
final class Reads {
  private static final Duration PATIENCE = Duration.ofSeconds(12);

  /// As long as acts wait.
  private static final Duration PATIENCE_WHILE_AWAY = Duration.ofSeconds(2);

  private final Jdbi jdbi;
  private final Semaphore turns;
  private final Semaphore trial = new Semaphore(1);
  private volatile @Nullable Unavailable away;

  /// @param connections how many may read at once
  Reads(Jdbi jdbi, int connections) {
    this.jdbi = jdbi;
    this.turns = new Semaphore(connections, /* fair= */ true);
  }

  /// @throws Unavailable if the database does not work now
  <T> T read(HandleCallback<T, RuntimeException> query) {
    Unavailable known = away;
    return known == null ? inTurn(query) : onTrial(query, known);
  }

  private <T> T inTurn(HandleCallback<T, RuntimeException> query) {
    awaitTurn();
    try {
      Unavailable known = away; // found out while this one waited
      return known == null ? attempt(query) : onTrial(query, known);
    } finally {
      turns.release();
    }
  }

  /// One reader at a time finds out whether the database is back, while the others wait a little.
  /// If all of them tried, their number would make everybody wait for long.
  private <T> T onTrial(HandleCallback<T, RuntimeException> query, Unavailable known) {
    if (!isAcquired(trial, PATIENCE_WHILE_AWAY)) {
      throw known;
    }
    try {
      return attempt(query);
    } finally {
      trial.release();
    }
  }

  private <T> T attempt(HandleCallback<T, RuntimeException> query) {
    try {
      T answer = jdbi.withHandle(query);
      away = null;
      return answer;
    } catch (ConnectionException refused) {
      Unavailable found = new Unavailable(DatabaseFault.words(refused), refused);
      away = found;
      throw found;
    } catch (JdbiException failed) {
      throw DatabaseFault.isOfTheStatement(failed)
          ? failed
          : new Unavailable(DatabaseFault.words(failed), failed);
    }
  }

  private void awaitTurn() {
    if (!isAcquired(turns, PATIENCE)) {
      throw new Unavailable("the database does not answer");
    }
  }

  private static boolean isAcquired(Semaphore permits, Duration patience) {
    try {
      return permits.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new Unavailable("the server stops");
    }
  }
}
