package org.jadoube.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/// The only one that writes. What arrives while it waits for the disk is written with one commit,
/// so that many games share each wait.
final class GroupWriter implements AutoCloseable {
  private static final int LARGEST_GROUP = 256;
  private static final Write LAST = new Write(_ -> {}, new CompletableFuture<>());

  private final Jdbi jdbi;
  private final BlockingQueue<Write> queue = new LinkedBlockingQueue<>();
  private final Thread thread;
  private volatile boolean stopped;

  private record Write(Consumer<Handle> statements, CompletableFuture<Boolean> durable) {}

  GroupWriter(Jdbi jdbi) {
    this.jdbi = jdbi;
    this.thread = Thread.ofPlatform().name("jadoube-writer").start(this::run);
  }

  /// Comes back once the statements are on disk.
  ///
  /// @throws JdbiException if they could not be executed; then none of them was
  void write(Consumer<Handle> statements) {
    Write write = new Write(statements, new CompletableFuture<>());
    queue.add(write);
    if (stopped) {
      refuse();
    }
    try {
      write.durable.join();
    } catch (CompletionException failed) {
      throw failed.getCause() instanceof JdbiException cause ? cause : failed;
    }
  }

  private void run() {
    List<Write> group = new ArrayList<>();
    boolean open = true;
    while (open) {
      take(group);
      open = !group.remove(LAST);
      writeAll(group);
      group.clear();
    }
    stopped = true;
    refuse();
  }

  /// What came too late must not wait for ever.
  private void refuse() {
    List<Write> late = new ArrayList<>();
    queue.drainTo(late);
    late.forEach(write ->
        write.durable.completeExceptionally(new IllegalStateException("the store is closed")));
  }

  private void take(List<Write> group) {
    try {
      group.add(queue.take());
    } catch (InterruptedException nobodyDoesThat) {
      group.add(LAST);
    }
    queue.drainTo(group, LARGEST_GROUP - 1);
  }

  private void writeAll(List<Write> group) {
    try {
      transact(group);
    } catch (RuntimeException failed) {
      retry(group, failed);
    }
  }

  /// One of them failed, and all were undone: the others must not suffer for it.
  private void retry(List<Write> group, RuntimeException failed) {
    if (group.size() == 1) {
      group.getFirst().durable.completeExceptionally(failed);
      return;
    }
    group.forEach(write -> writeAll(List.of(write)));
  }

  private void transact(List<Write> group) {
    if (group.isEmpty()) {
      return;
    }
    jdbi.useTransaction(handle -> group.forEach(write -> write.statements.accept(handle)));
    group.forEach(write -> write.durable.complete(true));
  }

  /// Writes what has arrived, and stops.
  @Override
  public void close() {
    queue.add(LAST);
    try {
      thread.join();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
