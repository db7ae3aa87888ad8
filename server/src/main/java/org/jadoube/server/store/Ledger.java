package org.jadoube.server.store;

import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;

/// Reads and writes tables other than those of games. What has been written is durable. Everything
/// throws [Unavailable] while the database does not work.
public final class Ledger {
  private final Reader reader;
  private final Predicate<Consumer<Handle>> writer;

  Ledger(Reader reader, Predicate<Consumer<Handle>> writer) {
    this.reader = reader;
    this.writer = writer;
  }

  /// Runs a query.
  interface Reader {
    <T> T read(HandleCallback<T, RuntimeException> query);
  }

  /// The answer to a query.
  public <T> T read(HandleCallback<T, RuntimeException> query) {
    return reader.read(query);
  }

  /// Executes all of the statements; false, with nothing changed, if a row existed already.
  public boolean write(Consumer<Handle> statements) {
    return writer.test(statements);
  }
}
