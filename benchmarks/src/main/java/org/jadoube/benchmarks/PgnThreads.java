package org.jadoube.benchmarks;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jadoube.notation.pgn.PgnBatch;
import org.jadoube.notation.pgn.PgnBatches;

/// How many times as fast as one thread two are, by the clock: on one stream of games, and, for
/// what this machine can do at best, each on an archive of its own. Started in the checkout.
///
/// Hosts of virtual machines give two busy processors less than twice one, now more and now less.
/// So the three take turns, and the figures are medians of the ratios within a round.
public final class PgnThreads {
  private static final int ROUNDS = 15;
  private static final int LEAST_BYTES = 100_000_000;
  private static final int BATCH_BYTES = 1 << 17;

  private final byte[] pgn;

  private PgnThreads(byte[] pgn) {
    this.pgn = pgn;
  }

  /// Runs the race.
  public static void main(String... arguments) throws Exception {
    System.out.println("| archive | two on one stream | two apart |\n|---|---:|---:|");
    for (String name : List.of("otb-1950-sample.pgn", "lichess-2025-05-sample.pgn")) {
      new PgnThreads(PgnArchives.bytes(name, LEAST_BYTES)).run(name);
    }
  }

  private void run(String name) throws Exception {
    round(); // to warm up
    double[] together = new double[ROUNDS];
    double[] apart = new double[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
      Round round = round();
      together[i] = round.one / round.together;
      apart[i] = 2 * round.one / round.apart;
    }
    System.out.printf(Locale.ROOT, "| `%s` | %s | %s |%n", name, summary(together), summary(apart));
  }

  private static String summary(double[] ratios) {
    double[] sorted = Arrays.stream(ratios).sorted().toArray();
    return String.format(
        Locale.ROOT,
        "%.2f (%.2f–%.2f)",
        sorted[ROUNDS / 2],
        sorted[ROUNDS / 4],
        sorted[3 * ROUNDS / 4]);
  }

  /// Seconds.
  private record Round(double one, double together, double apart) {}

  private Round round() throws Exception {
    return new Round(
        clock(this::readWhole), clock(() -> onTwo(reading())), clock(() -> onTwo(this::readWhole)));
  }

  private static double clock(Callable<?> task) throws Exception {
    long start = System.nanoTime();
    task.call();
    return (System.nanoTime() - start) / 1e9;
  }

  private static long onTwo(Callable<Long> reader) throws Exception {
    try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
      long games = 0;
      for (var read : threads.invokeAll(List.of(reader, reader))) {
        games += read.get();
      }
      return games;
    }
  }

  private long readWhole() throws IOException {
    return Replay.of(pgn).games();
  }

  private Callable<Long> reading() throws IOException {
    PgnBatches batches = PgnBatches.of(new ByteArrayInputStream(pgn), BATCH_BYTES);
    return () -> readBatches(batches);
  }

  private static long readBatches(PgnBatches batches) throws IOException {
    long games = 0;
    for (Optional<PgnBatch> batch = next(batches); batch.isPresent(); batch = next(batches)) {
      games += Replay.of(batch.get()).games();
      batch.get().release();
    }
    return games;
  }

  private static Optional<PgnBatch> next(PgnBatches batches) throws IOException {
    synchronized (batches) {
      return batches.next();
    }
  }
}
