package org.jadoube.store;

import java.util.function.BiPredicate;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;

/// Reads and writes tables other than those of games. Writes are durable. Everything throws
/// [Unavailable] while the database does not work.
public final class Ledger {
  private final Reader reader;
  private final BiPredicate<String, Consumer<Handle>> writer;

  Ledger(Reader reader, BiPredicate<String, Consumer<Handle>> writer) {
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

  /// Executes all of the statements; false, with nothing changed, if a row already exists.
  public boolean write(Consumer<Handle> statements) {
    return write("", statements);
  }

  /// Likewise, for a row that other processes may change at the same time. Statements about several
  /// such rows are executed in the order of the rows, which prevents deadlocks between processes.
  public boolean write(String row, Consumer<Handle> statements) {
    return writer.test(row, statements);
  }
}
