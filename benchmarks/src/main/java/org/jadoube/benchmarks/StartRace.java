package org.jadoube.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/// The time of a short command from start to end, as it feels at a terminal, beside Python's start.
/// All take turns.
final class StartRace {
  private static final List<String> COMMANDS =
      List.of(
          "--help",
          "laws --help",
          "laws 9.2",
          "laws touched",
          "position startpos",
          "explain startpos e2e5",
          "explain startpos Sf3",
          "fate 8/8/8/4k3/8/8/8/4KB2_w_-_-_0_1",
          "referee game.jsonl",
          "stats games.pgn",
          "standings open.trf");

  /// The files that the commands read.
  private static final Map<String, String> FILES =
      Map.of(
          "game.jsonl",
          """
          {"timeControl":"300+3"}
          {"type":"begin","by":"clock","at":"2026-01-01T12:00:00Z"}
          {"type":"move","by":"white","at":"2026-01-01T12:00:01Z","attempt":"e2e4"}
          {"type":"resign","by":"black","at":"2026-01-01T12:00:02Z"}
          """,
          "games.pgn",
          "[Event \"a\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0\n",
          "open.trf",
          """
          012 Club championship
          212 PTS,BWG,BH
          XXR 3
          001    1 m    Ana                               2100 AUT                         1.0    1     2 w 1
          001    2 m    Ben                               2000 AUT                         0.0    3     1 b 0
          001    3 w    Cleo                              1900 AUT                         0.5    2     4 w =
          001    4 w    Dora                              1800 AUT                         0.5    2     3 b =
          """);

  private static final List<List<String>> PYTHON =
      List.of(List.of("python3", "-c", "pass"), List.of("python3", "-c", "import chess"));
  private static final String NOTHING_LEARNED = " (nothing learned)";

  private final Path root;
  private final Path elsewhere;
  private final Map<String, List<Double>> millis = new LinkedHashMap<>();

  private StartRace(Path root, Path elsewhere) {
    this.root = root;
    this.elsewhere = elsewhere;
  }

  /// @param arguments the root of the checkout, and how many rounds
  public static void main(String... arguments) throws IOException, InterruptedException {
    Path root = Path.of(arguments[0]);
    Path elsewhere = Files.createTempDirectory("start");
    for (Map.Entry<String, String> file : FILES.entrySet()) {
      Files.writeString(elsewhere.resolve(file.getKey()), file.getValue());
    }
    StartRace race = new StartRace(root, elsewhere);
    int rounds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 10;
    for (int round = 0; round < rounds; round++) {
      race.round();
    }
    String report = race.report(rounds);
    System.out.print(report);
    Files.writeString(root.resolve("benchmarks/START.md"), report);
  }

  private void round() throws IOException, InterruptedException {
    for (String command : COMMANDS) {
      List<String> words =
          Stream.concat(
                  Stream.of(root.resolve("jadoube").toString()),
                  Stream.of(command.split(" ")).map(word -> word.replace('_', ' ')))
              .toList();
      time("jadoube " + command, words, "");
      time("jadoube " + command + NOTHING_LEARNED, words, "-XX:AOTMode=off");
    }
    for (List<String> command : PYTHON) {
      time(String.join(" ", command), command, "");
    }
  }

  /// Notes the time of a command; a command that fails is left out.
  private void time(String name, List<String> command, String options)
      throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(elsewhere.toFile()) // Python takes the directory `chess` for a package
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("JADOUBE_OPTS", options);
    long start = System.nanoTime();
    int exit = builder.start().waitFor();
    double taken = (System.nanoTime() - start) / 1e6;
    if (exit == 0 || command.contains("e2e5")) {
      millis.computeIfAbsent(name, _ -> new ArrayList<>()).add(taken);
    }
  }

  private String report(int rounds) {
    StringBuilder report = new StringBuilder();
    report.append("# How soon a command is over\n\n");
    report.append(
        String.format(
            Locale.ROOT,
            "Written by `benchmarks/start` on %s: milliseconds from the start of a command to its end, median of %d in turn;"
                + " %d processors, load average before it %s, Java %s.%n%n",
            LocalDate.now(ZoneOffset.UTC),
            rounds,
            Runtime.getRuntime().availableProcessors(),
            System.getProperty("load", "unknown"),
            Runtime.version()));
    report.append("| command | ms | least | with nothing learned |\n|---|---:|---:|---:|\n");
    millis.forEach((name, _) -> {
      if (!name.endsWith(NOTHING_LEARNED)) {
        report.append(row(name));
      }
    });
    return report.toString();
  }

  private String row(String name) {
    List<Double> sorted = millis.get(name).stream().sorted().toList();
    List<Double> without =
        millis.getOrDefault(name + NOTHING_LEARNED, List.of()).stream().sorted().toList();
    return String.format(
        Locale.ROOT,
        "| `%s` | %.0f | %.0f | %s |%n",
        name,
        median(sorted),
        sorted.getFirst(),
        without.isEmpty() ? "" : String.format(Locale.ROOT, "%.0f", median(without)));
  }

  private static double median(List<Double> sorted) {
    return sorted.get(sorted.size() / 2);
  }
}
