import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/// Ours and the peers, in turn in one run: prints figures and ratios and writes them to RESULTS.md.
/// Started by `benchmarks/run`; see README.md.
final class Race {
  private static final int ROUNDS = 3;
  private static final int ROUNDS_TO_WARM_UP = 3;
  private static final Path STOCKFISH = Path.of("/usr/games/stockfish");
  private static final List<String> CALLS =
      List.of("legalMoves", "packedMoves", "play", "isLegal", "givesCheck", "isCheck", "attackers");

  private final Path root;
  private final Map<String, Runner> runners = new LinkedHashMap<>();
  private final List<String> report = new ArrayList<>();

  private Race(Path root) {
    this.root = root;
  }

  /// Arguments: the checkout, and the directory of the peers' packages.
  public static void main(String[] arguments) throws IOException {
    Race race = new Race(Path.of(arguments[0]));
    race.line(Path.of(arguments[1]));
    race.heading();
    race.perft();
    race.calls();
    race.runners.values().forEach(Runner::close);
    Files.write(race.root.resolve("benchmarks/RESULTS.md"), race.report);
  }

  /// Those who can be had, ours first.
  private void line(Path peers) throws IOException {
    runners.put("jadoube", library("Jadoube", root.resolve("cli/target/quick/lib"), "this checkout", 200_000_000));
    if (Files.isExecutable(STOCKFISH)) {
      runners.put("Stockfish", new Engine(STOCKFISH.toString()));
    }
    peer("chesslib", "Chesslib", peers, 5_000_000);
    peer("ashlar-chess", "Ashlar", peers, 50_000);
  }

  private void peer(String name, String contestant, Path peers, long mostLeaves) throws IOException {
    Path version = peers.resolve(name).resolve("VERSION");
    if (Files.exists(version)) {
      runners.put(name, library(contestant, peers.resolve(name), Files.readString(version).strip(), mostLeaves));
    }
  }

  private Library library(String contestant, Path jars, String version, long mostLeaves) throws IOException {
    Path source = root.resolve("benchmarks/contestants").resolve(contestant + ".java");
    return new Library(jars + "/*", source, version, mostLeaves);
  }

  private void heading() throws IOException {
    say("# Results", "", "Written by `benchmarks/run` on " + LocalDate.now() + "; README.md says what is measured and how.", "");
    say("- machine: " + processor() + ", " + Runtime.getRuntime().availableProcessors() + " processors, " + System.getProperty("os.name"));
    say("- Java: " + System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
    runners.forEach((name, runner) -> say("- " + name + ": " + runner.version()));
  }

  private static String processor() throws IOException {
    try (Stream<String> lines = Files.lines(Path.of("/proc/cpuinfo"))) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 2))
          .findFirst()
          .orElse("unknown");
    }
  }

  private void perft() throws IOException {
    List<Start> starts =
        Start.suite(root.resolve("chess/src/test/resources/org/jadoube/chess/perft-suite.csv"));
    for (Runner runner : runners.values()) {
      runner.warmUp(starts);
    }
    Table table = new Table(List.copyOf(runners.keySet()));
    for (int round = 0; round < ROUNDS; round++) {
      for (Start start : starts) {
        for (var runner : runners.entrySet()) {
          table.add(start.name(), runner.getKey(), runner.getValue().perft(start));
        }
      }
    }
    say("", "## perft: million leaves per second", "");
    table.speeds().forEach(this::say);
  }

  private void calls() throws IOException {
    Map<String, Library> libraries = new LinkedHashMap<>();
    for (var runner : runners.entrySet()) {
      if (runner.getValue() instanceof Library library) {
        library.positions(Files.readAllLines(root.resolve("benchmarks/positions.fen")));
        libraries.put(runner.getKey(), library);
      }
    }
    Table table = new Table(List.copyOf(libraries.keySet()));
    for (String call : CALLS) {
      for (int round = -ROUNDS_TO_WARM_UP; round < ROUNDS; round++) {
        for (var library : libraries.entrySet()) {
          OptionalDouble nanos = library.getValue().nanos(call);
          if (round >= 0 && nanos.isPresent()) {
            table.add(call, library.getKey(), nanos.getAsDouble());
          }
        }
      }
    }
    say("", "## Everyday calls: nanoseconds for each", "");
    table.times().forEach(this::say);
  }

  private void say(String... lines) {
    for (String line : lines) {
      System.out.println(line);
      report.add(line);
    }
  }
}
