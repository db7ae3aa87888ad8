package org.jadoube.benchmarks;

import static java.util.stream.Collectors.joining;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.notation.pgn.reading.PgnBatches;

/// The wall-clock speed-up of two threads over one, on one stream of games. For comparison with the
/// best that the machine can do, it also measures two threads with an archive each, and two that
/// add numbers without using memory. Run it in the checkout.
///
/// Two busy processors of a virtual machine give less than twice the speed of one, by an amount
/// that varies. So all take turns, and the figures are medians of the ratios within a round.
public final class PgnThreads {
  private static final int ROUNDS = 15;
  private static final int LEAST_BYTES = 400_000_000;
  private static final int BATCH_BYTES = 1 << 17;
  private static final int ADDITIONS = 200_000_000;

  private final byte[] pgn;

  private PgnThreads(byte[] pgn) {
    this.pgn = pgn;
  }

  /// Runs the race.
  public static void main(String... arguments) throws Exception {
    System.out.println(
        "| archive | two on one stream | two apart | two that add |\n|---|---:|---:|---:|");
    for (String name : List.of("otb-1950-sample.pgn", "lichess-2025-05-sample.pgn")) {
      new PgnThreads(PgnArchives.bytes(name, LEAST_BYTES)).run(name);
    }
  }

  private void run(String name) throws Exception {
    round(); // warm-up
    List<Round> rounds = new ArrayList<>();
    while (rounds.size() < ROUNDS) {
      rounds.add(round());
    }
    System.out.println(
        Stream.<ToDoubleFunction<Round>>of(Round::together, Round::apart, Round::adding)
            .map(ratio -> summary(rounds.stream().mapToDouble(ratio).sorted().toArray()))
            .collect(joining(" | ", "| `" + name + "` | ", " |")));
  }

  private static String summary(double[] sorted) {
    return String.format(
        Locale.ROOT,
        "%.2f (%.2f–%.2f)",
        sorted[ROUNDS / 2],
        sorted[ROUNDS / 4],
        sorted[3 * ROUNDS / 4]);
  }

  /// The speed-up of two threads over one.
  private record Round(double together, double apart, double adding) {}

  private Round round() throws Exception {
    double reading = clock(this::readWhole);
    double together = clock(() -> onTwo(reading()));
    double apart = clock(() -> onTwo(this::readWhole));
    double adding = clock(PgnThreads::add);
    double bothAdding = clock(() -> onTwo(PgnThreads::add));
    return new Round(reading / together, 2 * reading / apart, 2 * adding / bothAdding);
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

  /// Independent sums, as many in parallel as a processor has adders.
  private static long add() {
    long one = 1;
    long two = 2;
    long three = 3;
    long four = 4;
    for (int i = 0; i < ADDITIONS; i++) {
      one += two ^ i;
      two -= i | 3;
      three ^= i + 7;
      four += i ^ three;
    }
    return one + two + three + four;
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
