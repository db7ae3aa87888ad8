package org.jadoube.benchmarks;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.jadoube.notation.pgn.PgnBatch;
import org.jadoube.notation.pgn.PgnBatches;

/// Reads archives in turn with ours, on one thread and on two, and with pgn-extract (`-s -r`: check
/// every move, write nothing), and prints the best of each as a table of Markdown.
///
/// The argument is the path of pgn-extract. Every round is the whole archive, made at least 25 MB
/// long, so that starting a process does not count.
public final class PgnRace {
  private static final int ROUNDS = 8;
  private static final int LEAST_BYTES = 25_000_000;
  private static final int BATCH_BYTES = 1 << 18;

  private PgnRace() {}

  /// Runs the race.
  public static void main(String... arguments) throws Exception {
    String extract = arguments.length == 0 ? "pgn-extract" : arguments[0];
    System.out.println(
        "| archive | reader | MB/s | games/s | to pgn-extract |\n|---|---|---|---|---|");
    for (String name : List.of("otb-1950-sample.pgn", "lichess-2025-05-sample.pgn")) {
      race(name, repeated(PgnArchives.bytes(name)), extract);
    }
  }

  private static byte[] repeated(byte[] pgn) {
    int times = Math.ceilDiv(LEAST_BYTES, pgn.length);
    byte[] all = new byte[times * pgn.length];
    for (int i = 0; i < times; i++) {
      System.arraycopy(pgn, 0, all, i * pgn.length, pgn.length);
    }
    return all;
  }

  private static void race(String name, byte[] pgn, String extract) throws Exception {
    Path file = Files.createTempFile("race", ".pgn");
    Files.write(file, pgn);
    long games = Replay.of(pgn).games();
    double theirs = Double.MAX_VALUE;
    double one = Double.MAX_VALUE;
    double two = Double.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      theirs = Math.min(theirs, seconds(() -> extracted(extract, file)));
      one = Math.min(one, seconds(() -> Replay.of(pgn)));
      two = Math.min(two, seconds(() -> onTwoThreads(pgn)));
    }
    Files.delete(file);
    row(name, "pgn-extract", pgn.length, games, theirs, theirs);
    row(name, "jadoube", pgn.length, games, one, theirs);
    row(
        name,
        "jadoube, 2 threads (%.2f times 1)".formatted(one / two),
        pgn.length,
        games,
        two,
        theirs);
  }

  private static void row(
      String name, String reader, long bytes, long games, double seconds, double theirs) {
    System.out.printf(
        Locale.ROOT,
        "| %s | %s | %.0f | %.0f | %.1f |%n",
        name,
        reader,
        bytes / seconds / 1e6,
        games / seconds,
        theirs / seconds);
  }

  private static double seconds(Callable<?> task) throws Exception {
    long start = System.nanoTime();
    task.call();
    return (System.nanoTime() - start) / 1e9;
  }

  private static int extracted(String extract, Path file) throws IOException, InterruptedException {
    File nowhere = new File("/dev/null");
    return new ProcessBuilder(extract, "-s", "-r", file.toString())
        .redirectOutput(nowhere)
        .redirectError(nowhere)
        .start()
        .waitFor();
  }

  private static long onTwoThreads(byte[] pgn) throws Exception {
    PgnBatches batches = PgnBatches.of(new ByteArrayInputStream(pgn), BATCH_BYTES);
    try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
      Callable<Long> reader = () -> readBatches(batches);
      List<Future<Long>> counts = threads.invokeAll(Stream.of(reader, reader).toList());
      return counts.get(0).get() + counts.get(1).get();
    }
  }

  private static long readBatches(PgnBatches batches) throws IOException {
    long games = 0;
    Optional<PgnBatch> batch = next(batches);
    while (batch.isPresent()) {
      games += Replay.of(batch.get()).games();
      batch = next(batches);
    }
    return games;
  }

  private static Optional<PgnBatch> next(PgnBatches batches) throws IOException {
    synchronized (batches) {
      return batches.next();
    }
  }
}
