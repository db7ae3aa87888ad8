package org.jadoube.server.store;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;

/// The only writer. Everything that arrives while it waits for the disk goes into the next commit,
/// so many games share each wait.
///
/// When the database fails, everything is refused until it works again. This thread keeps trying;
/// the first thing it then writes is the outage.
final class GroupWriter implements AutoCloseable {
  private static final int LARGEST_GROUP = 256;
  private static final Duration BETWEEN_TRIES = Duration.ofMillis(250);
  private static final Write LAST = new Write(_ -> {});

  private final Jdbi jdbi;
  private final WriterState state;
  private final BlockingQueue<Write> queue = new LinkedBlockingQueue<>();
  private final Queue<Outage> unkept = new ConcurrentLinkedQueue<>();
  private final Thread thread;
  private volatile boolean closed;

  GroupWriter(Jdbi jdbi, WriterState state) {
    this.jdbi = jdbi;
    this.state = state;
    this.thread = Thread.ofPlatform().name("jadoube-writer").start(this::run);
  }

  /// Returns once the statements are durable.
  ///
  /// @throws JdbiException if they could not be executed; then none of them was
  /// @throws Unavailable if writing fails now or takes longer than `patience`
  void write(Consumer<Handle> statements, Duration patience) {
    Write write = submit(statements);
    write.await(patience);
  }

  /// Queues an outage to be written before anything else. Never blocks, not even on a lock.
  void keep(Outage outage) {
    unkept.add(outage);
    queue.add(new Write(_ -> {}));
  }

  private Write submit(Consumer<Handle> statements) {
    state
        .stoppage()
        .ifPresent(stoppage -> {
          throw new Unavailable(stoppage.reason());
        });
    Write write = new Write(statements);
    queue.add(write);
    if (closed) {
      refuse(drained());
    }
    return write;
  }

  private void run() {
    boolean open = true;
    while (open) {
      List<Write> group = next();
      open = !group.remove(LAST);
      if (state.isStopped()) {
        refuse(group);
        recover();
      } else {
        writeAll(group);
      }
    }
    closed = true;
    refuse(drained());
  }

  /// The queued writes; none if the next retry is due.
  private List<Write> next() {
    List<Write> group = new ArrayList<>();
    try {
      Write first =
          state.isStopped()
              ? queue.poll(BETWEEN_TRIES.toMillis(), TimeUnit.MILLISECONDS)
              : queue.take();
      if (first != null) {
        group.add(first);
      }
    } catch (InterruptedException nobodyDoesThat) {
      group.add(LAST);
    }
    queue.drainTo(group, LARGEST_GROUP - 1);
    return group;
  }

  private List<Write> drained() {
    List<Write> late = new ArrayList<>();
    queue.drainTo(late);
    return late;
  }

  private void refuse(List<Write> group) {
    String reason = state.stoppage().map(Stoppage::reason).orElse("the store is closed");
    group.forEach(write -> write.fail(new Unavailable(reason)));
  }

  private void writeAll(List<Write> group) {
    List<Write> wanted = group.stream().filter(Write::begin).toList();
    if (wanted.isEmpty()) {
      return;
    }
    state.begin(wanted.getFirst().submittedNanos());
    RuntimeException failed = transact(wanted);
    state.end(failed == null);
    if (failed == null) {
      done(wanted);
    } else if (DatabaseFault.isOfTheStatement(failed)) {
      oneByOne(wanted, failed);
    } else {
      state.stop(wanted.getFirst().submittedNanos(), DatabaseFault.words(failed));
      refuse(wanted);
    }
  }

  /// A write may have taken so long that the games had to pause; that is recorded before anyone
  /// continues.
  private void done(List<Write> group) {
    if (state.isStopped()) {
      recover();
    }
    group.forEach(Write::succeed);
  }

  /// One statement failed and the group was rolled back; the others are retried one by one.
  private void oneByOne(List<Write> group, RuntimeException failed) {
    if (group.size() == 1) {
      group.getFirst().fail(failed);
      return;
    }
    for (Write write : group) {
      if (state.isStopped()) {
        refuse(List.of(write));
      } else {
        writeAll(List.of(write.again()));
      }
    }
  }

  private @Nullable RuntimeException transact(List<Write> group) {
    List<Outage> outages = List.copyOf(unkept);
    try {
      jdbi.useTransaction(handle -> {
        outages.forEach(outage -> EventStore.add(handle, outage));
        group.forEach(write -> write.statements().accept(handle));
      });
      unkept.removeAll(outages);
      return null;
    } catch (RuntimeException failed) {
      return failed;
    }
  }

  private void recover() {
    Optional<Outage> outage = state.outage();
    if (outage.isEmpty()) {
      return;
    }
    Write write =
        new Write(handle -> {
          EventStore.add(handle, outage.get());
          EventStore.heartbeat(handle, outage.get().until());
        });
    RuntimeException failed = transact(List.of(write));
    if (failed == null) {
      state.restore(outage.get());
    } else {
      state.explain(DatabaseFault.words(failed));
    }
  }

  /// Writes what has arrived and stops.
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
