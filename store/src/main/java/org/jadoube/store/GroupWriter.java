package org.jadoube.store;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The only writer. Everything that arrives while it waits for the disk goes into the next commit,
/// so many games share each wait.
///
/// When the database fails, everything is refused until it works again. This thread keeps trying,
/// and then writes the outage first.
final class GroupWriter implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(GroupWriter.class);
  private static final int LARGEST_GROUP = 256;
  private static final Duration BETWEEN_TRIES = Duration.ofMillis(250);
  private static final Write LAST = new Write(_ -> {});

  private final Jdbi jdbi;
  private final WriterState state;
  private final Cluster cluster;
  private final Bulletin bulletin;
  private final BlockingQueue<Write> queue = new LinkedBlockingQueue<>();
  private final Queue<Outage> unkept = new ConcurrentLinkedQueue<>();
  private final Thread thread;
  private volatile boolean closed;

  GroupWriter(Jdbi jdbi, WriterState state, Cluster cluster, Bulletin bulletin) {
    this.jdbi = jdbi;
    this.state = state;
    this.cluster = cluster;
    this.bulletin = bulletin;
    this.thread = Thread.ofPlatform().name("jadoube-writer").start(this::run);
  }

  /// Returns once the statements are durable.
  ///
  /// @throws JdbiException if they could not be executed; then none of them was
  /// @throws Unavailable if writing fails now or takes longer than `patience`
  void write(Consumer<Handle> statements, Duration patience) {
    write(new Write(statements), patience);
  }

  /// Likewise, for a row that other processes may change at the same time. Tries again while one of
  /// them is in the way.
  void write(String row, Consumer<Handle> statements, Duration patience) {
    long end = System.nanoTime() + patience.toNanos();
    while (!isWritten(new Write(row, statements), end)) {
      LOG.debug("another process holds up {}", row);
    }
  }

  private boolean isWritten(Write write, long end) {
    long left = end - System.nanoTime();
    try {
      write(write, Duration.ofNanos(left));
      return true;
    } catch (JdbiException failed) {
      if (DatabaseFault.isContention(failed)) {
        return false;
      }
      throw failed;
    }
  }

  /// Likewise, with events of a game; the other processes are told. Contention is told at once: the
  /// act has to be decided again.
  void write(Addition addition, Duration patience) {
    write(new Write(addition), patience);
  }

  private void write(Write write, Duration patience) {
    submit(write);
    write.await(patience);
  }

  /// Queues an outage to be written before anything else. Never blocks, not even on a lock.
  void keep(Outage outage) {
    unkept.add(outage);
    queue.add(new Write(_ -> {}));
  }

  /// The number of writes in line.
  int waiting() {
    return queue.size();
  }

  private void submit(Write write) {
    state
        .stoppage()
        .ifPresent(stoppage -> {
          throw new Unavailable(stoppage.reason());
        });
    queue.add(write);
    if (closed) {
      refuse(drained());
    }
  }

  private void run() {
    boolean open = true;
    while (open) {
      List<Write> group = next();
      open = !group.remove(LAST);
      try {
        write(group);
      } catch (RuntimeException | Error bug) { // without this thread nothing is written any more
        LOG.error("writing failed", bug);
        refuse(group);
      }
    }
    closed = true;
    refuse(drained());
  }

  private void write(List<Write> group) {
    if (state.isStopped()) {
      refuse(group);
      recover();
    } else {
      writeAll(group);
    }
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
    List<Write> wanted =
        group.stream().filter(Write::begin).sorted(Comparator.comparing(Write::order)).toList();
    if (wanted.isEmpty()) {
      return;
    }
    state.begin(wanted.getFirst().submittedNanos());
    RuntimeException failed = transact(handle -> together(handle, wanted));
    state.end(failed == null);
    if (failed == null) {
      done(wanted);
    } else if (DatabaseFault.isOfTheStatement(failed)) {
      apart(wanted, failed);
    } else {
      stop(wanted, failed);
    }
  }

  private void stop(List<Write> group, RuntimeException failed) {
    state.stop(group.getFirst().submittedNanos(), DatabaseFault.words(failed));
    refuse(group);
  }

  /// Records a write so slow that the games had to pause, before anyone continues.
  private void done(List<Write> group) {
    if (state.isStopped()) {
      recover();
    }
    group.forEach(Write::succeed);
    additions(group).stream().map(Addition::notice).forEach(bulletin::post);
  }

  /// One statement failed, and the group was rolled back. In a second attempt each is undone by
  /// itself if it fails, so the others still share the wait for the disk.
  private void apart(List<Write> group, RuntimeException failed) {
    if (group.size() == 1) {
      group.getFirst().fail(failed);
      return;
    }
    state.begin(group.getFirst().submittedNanos());
    Apart each = new Apart(group);
    RuntimeException failedAgain = transact(each::write);
    state.end(failedAgain == null);
    if (failedAgain == null) {
      done(each.written());
      each.tellFailures();
    } else if (DatabaseFault.isOfTheStatement(failedAgain)) {
      group.forEach(write -> write.fail(failedAgain));
    } else {
      stop(group, failedAgain);
    }
  }

  private static List<Write> together(Handle handle, List<Write> group) {
    group.forEach(write -> write.statements().accept(handle));
    AdditionRows.add(handle, additions(group));
    return group;
  }

  /// @param writing returns the writes that took effect
  private @Nullable RuntimeException transact(Function<Handle, List<Write>> writing) {
    List<Outage> outages = List.copyOf(unkept);
    try {
      List<List<Outage>> charged =
          jdbi.inTransaction(handle -> {
            List<List<Outage>> judged =
                outages.stream().map(outage -> cluster.judge(handle, outage)).toList();
            beat(handle, writing.apply(handle));
            return judged;
          });
      unkept.removeAll(outages);
      for (int i = 0; i < outages.size(); i++) {
        state.judged(outages.get(i), charged.get(i));
        tell(charged.get(i));
      }
      return null;
    } catch (RuntimeException failed) {
      return failed;
    }
  }

  private static List<Addition> additions(List<Write> group) {
    return group.stream().flatMap(write -> write.addition().stream()).toList();
  }

  private void tell(List<Outage> charged) {
    if (!charged.isEmpty()) {
      bulletin.post(Notice.of(Notice.Kind.PROCESSES));
    }
  }

  /// Writes a heartbeat, so that no event is later than the latest one.
  private void beat(Handle handle, List<Write> group) {
    additions(group).stream()
        .map(addition -> addition.events().getLast().moment())
        .max(Comparator.naturalOrder())
        .ifPresent(latest -> ProcessRows.beat(handle, cluster.life().at(latest)));
  }

  private void recover() {
    Optional<Outage> outage = state.outage();
    if (outage.isEmpty()) {
      return;
    }
    AtomicReference<Outage> over = new AtomicReference<>(outage.get());
    List<Outage> charged = new ArrayList<>();
    RuntimeException failed =
        transact(handle -> {
          state.outage().ifPresent(over::set); // getting here may have taken long
          charged.addAll(cluster.judge(handle, over.get()));
          return List.of();
        });
    if (failed == null) {
      state.restore(over.get(), charged);
      tell(charged);
    } else {
      state.explain(DatabaseFault.words(failed));
    }
  }

  /// Writes all that has arrived, and stops.
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
