package org.jadoube.benchmarks.race;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.openjdk.jmh.runner.RunnerException;

/// Measures our library and the peers in turn in one run, prints figures and ratios and writes them
/// to RESULTS.md. Started by `benchmarks/run`; see README.md.
final class Race {
  private static final int ROUNDS = 3;
  private static final Path STOCKFISH = Path.of("/usr/games/stockfish");
  private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

  /// @param name the contestant's name and that of its directory
  /// @param mostLeaves the most leaves to count at a time, for about a second
  private record Peer(String name, String contestant, long mostLeaves) {}

  private static final List<Peer> PEERS =
      List.of(
          new Peer("maxime-chess-engine", "Maxime", 100_000_000),
          new Peer("chess22k", "Chess22k", 50_000_000),
          new Peer("bagatur", "Bagatur", 50_000_000),
          new Peer("chesslib", "Chesslib", 5_000_000),
          new Peer("ashlar-chess", "Ashlar", 50_000));

  private final Path root;
  private final Map<String, MeasuredProgram> programs = new LinkedHashMap<>();
  private final List<String> absent = new ArrayList<>();
  private final List<String> report = new ArrayList<>();

  private Race(Path root) {
    this.root = root;
  }

  /// Arguments: the checkout, and the directory of the peers' packages.
  public static void main(String[] arguments) throws IOException, RunnerException {
    Race race = new Race(Path.of(arguments[0]));
    race.line(Path.of(arguments[1]));
    race.heading();
    race.perft();
    race.calls();
    Files.write(race.root.resolve("benchmarks/RESULTS.md"), race.report);
  }

  /// The available programs, ours first.
  private void line(Path peers) throws IOException {
    programs.put("jadoube", new Library(OurLibrary.class.getName(), "this checkout", 200_000_000));
    if (Files.isExecutable(STOCKFISH)) {
      programs.put("Stockfish", new Engine(STOCKFISH.toString()));
    } else {
      absent.add("Stockfish");
    }
    for (Peer peer : PEERS) {
      Path version = peers.resolve(peer.name()).resolve("VERSION");
      if (Files.exists(version)) {
        String text = Files.readString(version).strip();
        programs.put(peer.name(), new Library(peer.contestant(), text, peer.mostLeaves()));
      } else {
        absent.add(peer.name());
      }
    }
  }

  private void heading() throws IOException {
    say("# Results", "");
    say(
        "Written by `benchmarks/run` on "
            + LocalDate.now()
            + "; README.md describes what is measured and how.",
        "");
    say(
        "- machine: "
            + processor()
            + ", "
            + Runtime.getRuntime().availableProcessors()
            + " processors, "
            + System.getProperty("os.name"));
    say(
        "- Java: "
            + System.getProperty("java.vm.name")
            + " "
            + System.getProperty("java.vm.version"));
    programs.forEach((name, program) -> say("- " + name + ": " + program.version()));
    if (!absent.isEmpty()) {
      say("- not available, see README.md: " + String.join(", ", absent));
    }
  }

  private static String processor() throws IOException {
    if (!Files.exists(PROCESSORS)) {
      return System.getProperty("os.arch");
    }
    try (Stream<String> lines = Files.lines(PROCESSORS)) {
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
    for (MeasuredProgram program : programs.values()) {
      program.warmUp(starts);
    }
    RaceTable table = new RaceTable(List.copyOf(programs.keySet()));
    for (int round = 0; round < ROUNDS; round++) {
      for (Start start : starts) {
        for (var program : programs.entrySet()) {
          table.add(start.name(), program.getKey(), program.getValue().perft(start));
        }
      }
    }
    programs.values().forEach(MeasuredProgram::close);
    say("", "## perft: million leaves per second", "");
    table.speeds().forEach(this::say);
  }

  private void calls() throws RunnerException {
    Map<String, Contestant<?, ?>> contestants = new LinkedHashMap<>();
    programs.forEach((name, program) -> {
      if (program instanceof Library library && !library.contestant().calls().isEmpty()) {
        contestants.put(name, library.contestant());
      }
    });
    Everyday everyday = new Everyday(contestants);
    everyday.compare();
    say("", "## Everyday calls: nanoseconds per call", "");
    everyday.times().times().forEach(this::say);
  }

  private void say(String... lines) {
    for (String line : lines) {
      System.out.println(line);
      report.add(line);
    }
  }
}
