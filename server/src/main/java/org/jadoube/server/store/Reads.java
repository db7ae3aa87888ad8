package org.jadoube.server.store;

import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/// Reads what is stored.
record Reads(Jdbi jdbi) {
  /// @throws Unavailable if the database does not work now
  <T> T read(HandleCallback<T, RuntimeException> query) {
    try {
      return jdbi.withHandle(query);
    } catch (JdbiException failed) {
      throw DatabaseFault.isOfTheStatement(failed)
          ? failed
          : new Unavailable(DatabaseFault.words(failed), failed);
    }
  }
}
