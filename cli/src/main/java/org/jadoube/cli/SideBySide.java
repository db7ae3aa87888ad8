package org.jadoube.cli;

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
import org.jadoube.notation.pgn.PgnBatch;
import org.jadoube.notation.pgn.PgnBatches;

/// Does the same to all batches of an archive, on several threads, and hands on what comes of it in
/// the order of the archive. Memory does not grow with the archive.
///
/// @param <T> what comes of a batch
/// @param threads how many batches are worked on at once
/// @param work what is done to a batch
/// @param delivery takes what came of it
record SideBySide<T>(int threads, Function<PgnBatch, T> work, Delivery<T> delivery) {
  private static final int BATCH_BYTES = 1 << 18;
  private static final int IN_FLIGHT_PER_THREAD = 3;

  /// Takes what came of the batches.
  interface Delivery<T> {
    /// Takes what came of the next batch.
    ///
    /// @return whether anybody wants more
    /// @throws IOException if it cannot be written
    boolean take(T result) throws IOException;
  }

  /// Works through all that `pgn` delivers.
  ///
  /// @throws IOException if it cannot be read or the results cannot be written
  void run(InputStream pgn) throws IOException {
    PgnBatches batches = PgnBatches.of(pgn, BATCH_BYTES);
    Deque<Future<T>> inFlight = new ArrayDeque<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      boolean wanted = true;
      Optional<PgnBatch> next = batches.next();
      while (next.isPresent() && wanted) {
        PgnBatch batch = next.get();
        inFlight.add(pool.submit(() -> work.apply(batch)));
        if (inFlight.size() >= threads * IN_FLIGHT_PER_THREAD) {
          wanted = delivery.take(done(inFlight.remove()));
        }
        next = batches.next();
      }
      while (wanted && !inFlight.isEmpty()) {
        wanted = delivery.take(done(inFlight.remove()));
      }
    }
  }

  private static <T> T done(Future<T> result) {
    try {
      return result.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while converting", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("converting failed", e);
    }
  }
}
