package org.jadoube.store;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/// Statements to be written, and the thread that waits for them.
final class Write {
  private enum Stage {
    WAITING,
    BEGUN,
    GIVEN_UP
  }

  private final Consumer<Handle> statements;
  private final Optional<Addition> addition;
  private final String order;
  private final long submittedNanos = System.nanoTime();
  private final CompletableFuture<Boolean> durable = new CompletableFuture<>();
  private final AtomicReference<Stage> stage = new AtomicReference<>(Stage.WAITING);

  Write(Consumer<Handle> statements) {
    this("", statements);
  }

  /// A write about a row that other processes may change at the same time.
  Write(String row, Consumer<Handle> statements) {
    this(row, statements, Optional.empty());
  }

  /// A write of a game's events, which joins those of other games.
  Write(Addition addition) {
    this(addition.game().text(), _ -> {}, Optional.of(addition));
  }

  private Write(String order, Consumer<Handle> statements, Optional<Addition> addition) {
    this.order = order;
    this.statements = statements;
    this.addition = addition;
  }

  Consumer<Handle> statements() {
    return statements;
  }

  Optional<Addition> addition() {
    return addition;
  }

  /// Processes that write in this order never deadlock.
  String order() {
    return order;
  }

  long submittedNanos() {
    return submittedNanos;
  }

  /// Begins the write if it is still wanted; it can no longer be abandoned.
  boolean begin() {
    return stage.compareAndSet(Stage.WAITING, Stage.BEGUN);
  }

  void succeed() {
    durable.complete(true);
  }

  void fail(RuntimeException why) {
    durable.completeExceptionally(why);
  }

  /// Waits until it is durable. If it has not begun by the end of the wait, it never will.
  void await(Duration patience) {
    try {
      durable.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException tooLong) {
      stage.compareAndSet(Stage.WAITING, Stage.GIVEN_UP);
      throw new Unavailable("the database does not answer");
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      stage.compareAndSet(Stage.WAITING, Stage.GIVEN_UP);
      throw new Unavailable("the server stops");
    } catch (ExecutionException failed) {
      throw failed.getCause() instanceof RuntimeException cause
          ? cause
          : new IllegalStateException(failed);
    }
  }
}
