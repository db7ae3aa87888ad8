package org.jadoube.benchmarks;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jadoube.notation.pgn.PgnBatch;
import org.jadoube.notation.pgn.PgnBatches;

/// Reads archives in turn with ours and with the peers, and prints the best of each as a table of
/// Markdown: every move is found and checked, nothing is written. Started in the checkout.
///
/// The arguments are the path of pgn-extract and the directory of chesslib's jars. Every round is
/// the whole archive, made at least 25 MB long. Figures are processor time, so that what else the
/// machine does counts little; for two threads, which need two processors of their own, the clock
/// is shown beside it.
public final class PgnRace {
  private static final int ROUNDS = 8;
  private static final int LEAST_BYTES = 25_000_000;
  private static final int BATCH_BYTES = 1 << 17;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Map<String, PgnPeers.Peer> readers = new LinkedHashMap<>();

  private PgnRace() {}

  /// Runs the race.
  public static void main(String... arguments) throws Exception {
    PgnRace race = new PgnRace();
    race.readers.put(
        "pgn-extract", PgnPeers.extract(arguments.length > 0 ? arguments[0] : "pgn-extract"));
    if (arguments.length > 1) {
      race.readers.put("chesslib", PgnPeers.chesslib(Path.of(arguments[1])));
    }
    race.readers.put("jadoube", archive -> readWhole(Files.readAllBytes(archive)));
    System.out.println(
        "| archive | reader | MB/s | games/s | to pgn-extract |\n|---|---|---:|---:|---:|");
    for (String name : List.of("otb-1950-sample.pgn", "lichess-2025-05-sample.pgn")) {
      race.run(name, repeated(PgnArchives.bytes(name)));
    }
    System.exit(0); // the peers' processes end with this one
  }

  private static byte[] repeated(byte[] pgn) {
    int times = Math.ceilDiv(LEAST_BYTES, pgn.length);
    byte[] all = new byte[times * pgn.length];
    for (int i = 0; i < times; i++) {
      System.arraycopy(pgn, 0, all, i * pgn.length, pgn.length);
    }
    return all;
  }

  private void run(String name, byte[] pgn) throws Exception {
    Path file = Files.createTempFile("race", ".pgn");
    Files.write(file, pgn);
    Map<String, Double> best = new LinkedHashMap<>();
    for (int round = 0; round < ROUNDS; round++) {
      for (var reader : readers.entrySet()) {
        best.merge(reader.getKey(), reader.getValue().seconds(file), Math::min);
      }
      best.merge("clock of one", clock(() -> readWhole(pgn)), Math::min);
      best.merge("clock of two", clock(() -> onTwoThreads(pgn)), Math::min);
      best.merge("clock of two apart", clock(() -> twoApart(pgn)), Math::min);
      best.merge("both of two", onTwoThreads(pgn), Math::min);
      best.merge("both of two apart", twoApart(pgn), Math::min);
    }
    Files.delete(file);
    long games = Replay.of(pgn).games();
    readers.keySet().forEach(reader -> row(name, reader, pgn.length, games, best));
    System.out.printf(
        Locale.ROOT,
        "%n%s on two threads: %.2f times one by the clock, two that share nothing %.2f times;"
            + " processor time for each game %.2f times one's, %.2f where they share nothing%n%n",
        name,
        best.get("clock of one") / best.get("clock of two"),
        2 * best.get("clock of one") / best.get("clock of two apart"),
        best.get("both of two") / best.get("jadoube"),
        best.get("both of two apart") / 2 / best.get("jadoube"));
  }

  private static void row(
      String name, String reader, long bytes, long games, Map<String, Double> best) {
    double seconds = best.get(reader);
    System.out.printf(
        Locale.ROOT,
        "| `%s` | %s | %.0f | %.0f | %.1f |%n",
        name,
        reader,
        bytes / seconds / 1e6,
        games / seconds,
        best.get("pgn-extract") / seconds);
  }

  private static double clock(Callable<?> task) throws Exception {
    long start = System.nanoTime();
    task.call();
    return (System.nanoTime() - start) / 1e9;
  }

  private static double readWhole(byte[] pgn) throws IOException {
    long start = THREADS.getCurrentThreadCpuTime();
    Replay.of(pgn);
    return (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
  }

  /// The seconds of processor time of both threads.
  private static double onTwoThreads(byte[] pgn) throws Exception {
    PgnBatches batches = PgnBatches.of(new ByteArrayInputStream(pgn), BATCH_BYTES);
    return onTwo(() -> readBatches(batches));
  }

  /// Two threads read the whole archive, each on its own: what this machine can do at best.
  private static double twoApart(byte[] pgn) throws Exception {
    return onTwo(() -> readWhole(pgn));
  }

  private static double onTwo(Callable<Double> reader) throws Exception {
    try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
      double sum = 0;
      for (var seconds : threads.invokeAll(List.of(reader, reader))) {
        sum += seconds.get();
      }
      return sum;
    }
  }

  private static double readBatches(PgnBatches batches) throws IOException {
    long start = THREADS.getCurrentThreadCpuTime();
    Optional<PgnBatch> batch = next(batches);
    while (batch.isPresent()) {
      Replay.of(batch.get());
      batch.get().release();
      batch = next(batches);
    }
    return (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
  }

  private static Optional<PgnBatch> next(PgnBatches batches) throws IOException {
    synchronized (batches) {
      return batches.next();
    }
  }
}
