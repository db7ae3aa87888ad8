package org.jadoube.audit.batch;

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
import java.util.function.Predicate;
import org.jadoube.chess.domain.Require;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.notation.pgn.reading.PgnBatches;

/// Processes the batches of an archive on several threads and delivers the results in the order of
/// the archive. Memory use does not grow with the archive.
///
/// @param <T> the result of a batch
/// @param threads how many batches are processed at once
/// @param batchBytes the approximate length of a batch
/// @param work processes a batch
/// @param delivery takes the results
public record ParallelBatches<T>(
    int threads, int batchBytes, Function<PgnBatch, T> work, Delivery<T> delivery) {
  /// The default length of a batch.
  public static final int USUAL_BATCH_BYTES = 1 << 17;

  private static final int IN_FLIGHT_PER_THREAD = 3;

  /// The results of the tiniest games, each with its faults, take so many times as much memory as
  /// their text.
  private static final int MEMORY_FOR_A_BYTE = 256;

  public ParallelBatches {
    Require.atLeast(1, threads, "threads");
    Require.atLeast(1, batchBytes, "batchBytes");
  }

  /// Work on batches of the usual length.
  public ParallelBatches(int threads, Function<PgnBatch, T> work, Delivery<T> delivery) {
    this(threads, USUAL_BATCH_BYTES, work, delivery);
  }

  /// Takes the results of batches.
  public interface Delivery<T> {
    /// Takes the result of the next batch.
    ///
    /// @return whether to go on
    boolean take(T result);
  }

  /// A batch being processed.
  private record UnderWay<T>(int bytes, Future<T> result) {}

  /// Processes all of `pgn`.
  ///
  /// @throws IOException if it cannot be read to its end; the results so far have been delivered
  public void run(InputStream pgn) throws IOException {
    PgnBatches batches = PgnBatches.of(pgn, batchBytes);
    Deque<UnderWay<T>> underWay = new ArrayDeque<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      submitAll(batches, pool, underWay);
    } finally {
      deliver(underWay, each -> false);
    }
  }

  private void submitAll(PgnBatches batches, ExecutorService pool, Deque<UnderWay<T>> underWay)
      throws IOException {
    boolean wanted = true;
    Optional<PgnBatch> next = batches.next();
    while (next.isPresent() && wanted) {
      PgnBatch batch = next.get();
      wanted = deliver(underWay, each -> isRoomFor(batch, each));
      underWay.add(new UnderWay<>(batch.length(), pool.submit(() -> worked(batch))));
      next = batches.next();
    }
  }

  /// Whether the heap can hold the result of one more batch. A long game is processed on its own.
  private boolean isRoomFor(PgnBatch batch, Deque<UnderWay<T>> underWay) {
    long bytes = underWay.stream().mapToLong(UnderWay::bytes).sum() + batch.length();
    return underWay.size() < threads * IN_FLIGHT_PER_THREAD
        && bytes <= Runtime.getRuntime().maxMemory() / MEMORY_FOR_A_BYTE;
  }

  private T worked(PgnBatch batch) {
    T result = work.apply(batch);
    batch.release();
    return result;
  }

  /// Delivers results until `done` holds, nothing is left, or the receiver stops it.
  private boolean deliver(Deque<UnderWay<T>> underWay, Predicate<Deque<UnderWay<T>>> done) {
    boolean wanted = true;
    while (wanted && !underWay.isEmpty() && !done.test(underWay)) {
      wanted = delivery.take(done(underWay.remove().result()));
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
