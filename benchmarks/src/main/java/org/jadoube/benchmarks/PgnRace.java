package org.jadoube.benchmarks;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Reads archives with our reader and the peers' in turn, and prints the best time of each as a
/// Markdown table. Every move is found and checked, nothing is written. Run it in the checkout.
///
/// The arguments are the path of pgn-extract and the other participants: the directory of
/// chesslib's jars, or `NAME=COMMAND` for a program that takes the file after its own arguments.
/// Every round reads the whole archive, repeated up to at least 25 MB. Figures are CPU time, so
/// other load on the machine matters little.
public final class PgnRace {
  private static final int ROUNDS = 8;
  private static final int LEAST_BYTES = 25_000_000;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Map<String, PgnPeers.Peer> readers = new LinkedHashMap<>();

  private PgnRace() {}

  /// Runs the race.
  public static void main(String... arguments) throws Exception {
    PgnRace race = new PgnRace();
    race.readers.put(
        "pgn-extract", PgnPeers.extract(arguments.length > 0 ? arguments[0] : "pgn-extract"));
    for (String peer :
        List.of(arguments).subList(Math.min(1, arguments.length), arguments.length)) {
      String[] parts = peer.split("=", 2);
      if (parts.length == 1) {
        race.readers.put("chesslib", PgnPeers.chesslib(Path.of(peer)));
      } else {
        race.readers.put(parts[0], PgnPeers.program(parts[1]));
      }
    }
    race.readers.put("jadoube", archive -> readWhole(Files.readAllBytes(archive)));
    System.out.println(
        "| archive | reader | MB/s | games/s | to pgn-extract |\n|---|---|---:|---:|---:|");
    for (String name : List.of("otb-1950-sample.pgn", "lichess-2025-05-sample.pgn")) {
      race.run(name, PgnArchives.bytes(name, LEAST_BYTES));
    }
    System.exit(0); // also ends the peers' processes
  }

  private void run(String name, byte[] pgn) throws Exception {
    Path file = Files.createTempFile("race", ".pgn");
    Files.write(file, pgn);
    Map<String, Double> best = new LinkedHashMap<>();
    for (int round = 0; round < ROUNDS; round++) {
      for (var reader : readers.entrySet()) {
        best.merge(reader.getKey(), reader.getValue().seconds(file), Math::min);
      }
    }
    Files.delete(file);
    long games = Replay.of(pgn).games();
    readers.keySet().forEach(reader -> row(name, reader, pgn.length, games, best));
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

  private static double readWhole(byte[] pgn) throws IOException {
    long start = THREADS.getCurrentThreadCpuTime();
    Replay.of(pgn);
    return (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
  }
}
