package org.jadoube.audit;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.jadoube.chess.domain.Require;
import org.jadoube.notation.pgn.PgnBatch;
import org.jadoube.notation.pgn.PgnBatches;

/// Does the same to all batches of an archive, on several threads, and hands on what comes of it in
/// the order of the archive. Memory does not grow with the archive.
///
/// @param <T> what comes of a batch
/// @param threads how many batches are worked on at once
/// @param batchBytes how long a batch is, about
/// @param work what is done to a batch
/// @param delivery takes what came of it
public record SideBySide<T>(
    int threads, int batchBytes, Function<PgnBatch, T> work, Delivery<T> delivery) {
  static final int USUAL_BATCH_BYTES = 1 << 17;
  private static final int IN_FLIGHT_PER_THREAD = 3;

  public SideBySide {
    requireNonNull(work, "work");
    requireNonNull(delivery, "delivery");
    Require.atLeast(1, threads, "threads");
    Require.atLeast(1, batchBytes, "batchBytes");
  }

  /// Work on batches of the usual length.
  public SideBySide(int threads, Function<PgnBatch, T> work, Delivery<T> delivery) {
    this(threads, USUAL_BATCH_BYTES, work, delivery);
  }

  /// Takes what came of the batches.
  public interface Delivery<T> {
    /// Takes what came of the next batch.
    ///
    /// @return whether anybody wants more
    boolean take(T result);
  }

  /// Works through all that `pgn` delivers.
  ///
  /// @throws IOException if it cannot be read to its end; what was read has been delivered
  public void run(InputStream pgn) throws IOException {
    requireNonNull(pgn, "pgn");
    PgnBatches batches = PgnBatches.of(pgn, batchBytes);
    Deque<Future<T>> inFlight = new ArrayDeque<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      submitAll(batches, pool, inFlight);
    } finally {
      deliver(inFlight, 0);
    }
  }

  private void submitAll(PgnBatches batches, ExecutorService pool, Deque<Future<T>> inFlight)
      throws IOException {
    boolean wanted = true;
    Optional<PgnBatch> next = batches.next();
    while (next.isPresent() && wanted) {
      PgnBatch batch = next.get();
      inFlight.add(pool.submit(() -> worked(batch)));
      wanted = deliver(inFlight, threads * IN_FLIGHT_PER_THREAD);
      next = batches.next();
    }
  }

  private T worked(PgnBatch batch) {
    T result = work.apply(batch);
    batch.release();
    return result;
  }

  /// Delivers until no more than so many batches are under way, or nobody wants more.
  private boolean deliver(Deque<Future<T>> inFlight, int most) {
    boolean wanted = true;
    while (wanted && inFlight.size() > most) {
      wanted = delivery.take(done(inFlight.remove()));
    }
    return wanted;
  }

  private static <T> T done(Future<T> result) {
    try {
      return result.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while reading", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("reading failed", e);
    }
  }
}
