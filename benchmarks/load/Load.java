import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Measures how many games a server can handle, prints a table and writes it to SERVER.md. Started
/// by `benchmarks/server`; see README.md.
final class Load {
  private static final int[] GAMES_AT_ONCE = {1, 10, 100, 1000};
  private static final int WARM_UP_GAMES = 400;
  private static final int PLIES = 60;

  private final Path root;
  private final List<String> report = new ArrayList<>();

  private Load(Path root) {
    this.root = root;
  }

  /// Argument: the checkout.
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Load load = new Load(Path.of(arguments[0]));
    load.heading();
    try (ServerUnderLoad server = ServerUnderLoad.start(load.root)) {
      load.measure(server);
    }
    Files.write(load.root.resolve("benchmarks/SERVER.md"), load.report);
  }

  private void heading() {
    say("# The server under load", "");
    say("Written by `benchmarks/server` on %s: %d processors, SQLite; the players run on the same machine.".formatted(
            LocalDate.now(), Runtime.getRuntime().availableProcessors()));
    say("Each move goes over HTTP and is on disk before it is acknowledged; times are from sending to answer.", "");
    say("| games at once | moves/s | median ms | 99 % ms | worst ms |", "|---:|---:|---:|---:|---:|");
  }

  private void measure(ServerUnderLoad server) throws IOException, InterruptedException {
    new Tournament(server.address(), WARM_UP_GAMES, 100, PLIES).play();
    long heapBefore = server.heapBytes();
    int games = 0;
    for (int atOnce : GAMES_AT_ONCE) {
      Tournament tournament = new Tournament(server.address(), Math.max(20, atOnce), atOnce, PLIES);
      games += tournament.games();
      say(row(atOnce, tournament.play()));
    }
    long bytes = (server.heapBytes() - heapBefore) / games;
    say("", "A game of %d plies in memory takes %.1f kB of heap.".formatted(PLIES, bytes / 1e3));
  }

  private static String row(int atOnce, Tournament.Timings timings) {
    long[] nanos = timings.nanos();
    Arrays.sort(nanos);
    return "| %d | %.0f | %.1f | %.1f | %.1f |".formatted(
            atOnce,
            nanos.length / timings.seconds(),
            nanos[nanos.length / 2] / 1e6,
            nanos[nanos.length * 99 / 100] / 1e6,
            nanos[nanos.length - 1] / 1e6);
  }

  private void say(String... lines) {
    for (String line : lines) {
      System.out.println(line);
      report.add(line);
    }
  }
}
