package org.jadoube.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// Runs every form of every command, so that runs in different environments can be compared.
public final class Everything {
  private static final String GAMES =
      """
      [Event "E"]
      [Date "2021.05.??"]
      [White "Žofie, Ä."]
      [WhiteElo "2600"]
      [Result "1-0"]

      1. e4 {[%clk 1:30:05.250]} e5 2. Nf3 $14 Nc6 3. Kf3 1-0

      [Event "F"]
      [WhiteElo "?"]
      [TimeControl "40/5400+30:900.5+30"]
      [Result "1/2-1/2"]

      12. e4 e5 1/2-1/2

      1. e4 e5 2. Sf3 Sc6 3. Lb5 *
      """;

  private static final String ACTS =
      """
      {}
      {"type":"begin","by":"arbiter","at":"2026-01-01T12:00:00Z"}
      {"type":"move","by":"white","at":"2026-01-01T12:00:01.25Z","attempt":"e2e4"}
      {"type":"press-clock","by":"white","at":"2026-01-01T12:00:02Z"}
      {"type":"resign","by":"black","at":"2026-01-01T12:01:01Z"}
      nonsense
      """;

  private static final String TOURNAMENT =
      """
      012 Žofie
      162  W 3.0    D 1.0
      001    1 f    Ana                               2100 AUT                         3.0    1     2 w 1
      001    2 m    Ben                               2000 AUT                         0.0    2     1 b 0
      """;

  private static final String CASTLES = "r3k2r/8/8/8/8/8/4q3/R3K2R w KQkq - 12 34";

  private Everything() {}

  /// Writes all output to standard output.
  public static void main(String... arguments) {
    new PrintStream(System.out, true, UTF_8).print(String.join("\n", output()));
  }

  /// The commands' output, without times and figures derived from them.
  static List<String> output() {
    List<String> output = new ArrayList<>();
    Stream.of(
            List.of("--help"),
            List.of("position", "--help"),
            List.of("position", CASTLES),
            List.of("position", "--figurines", "--to", "figurine", "startpos"),
            List.of("position", "--to", "spoken-de", "startpos"),
            List.of("position", "--to", "bg", CASTLES),
            List.of("position", "--svg", "--arrows", "Ge2e4", "--marks", "Ye5", "startpos"),
            List.of("position", "8/8/8/8/8/8/8/8 w - - 0 1"),
            List.of("position", "startposs"),
            List.of("explain", CASTLES, "O-O"),
            List.of("explain", "startpos", "Кf3"),
            List.of("explain", "--from", "de", "startpos", "Springer", "Gustav", "eins", "f3"),
            List.of("explain", "startpos", "♘F3"),
            List.of("fate", "--line", CASTLES, "8/8/8/8/8/5k2/7p/7K w - - 10 120"),
            List.of("fate", "--json", "k7/8/8/8/8/8/8/K7 w - - 0 1", "nothing"),
            List.of("laws", "9.2.b"),
            List.of("laws", "--concordance", "touched"),
            List.of("perft", "--cold", "--divide", "2"),
            List.of("perft", "999"))
        .forEach(each -> output.add(run("", each)));
    for (String options :
        List.of(
            "convert -",
            "convert --normalise --to long -",
            "convert --as-is --to uci -",
            "convert --from auto --to cs -",
            "convert --where WhiteElo>=2600 --where Date>=2021 -",
            "convert --lint -",
            "convert --where WhiteElo>=x -",
            "convert --where plies>=2 --sort -white --drop-duplicates -",
            "stats -",
            "stats --json -",
            "audit -",
            "audit --format json -",
            "audit --format csv -")) {
      output.add(run(GAMES, List.of(options.split(" ", -1))));
    }
    output.add(run(ACTS, List.of("referee")));
    for (String options :
        List.of(
            "trf -",
            "trf --to javafo -",
            "standings --tie-breaks BH,TPR,SB -",
            "tournament ratings -",
            "tournament ratings --json --player 1 -",
            "tournament norms --player 2 -",
            "tournament form it3 -")) {
      output.add(run(TOURNAMENT, List.of(options.split(" ", -1))));
    }
    output.add(split());
    return output;
  }

  private static String run(String in, List<String> arguments) {
    Ran ran = Ran.withInput(in, arguments.toArray(String[]::new));
    String text = arguments + " " + ran.exit() + "\n" + ran.out() + ran.err();
    return text.replaceAll("[0-9]+([.][0-9]+)? (s|µs|games?/s)\\b", "# $2")
        .replaceAll("(seconds|nps) [0-9.]+", "$1 #")
        .replaceAll("(\"seconds\":) ?[0-9.]+", "$1 #");
  }

  /// The files written by `--split`, whose names also contain numbers.
  private static String split() {
    try {
      Path directory = Files.createTempDirectory("split");
      run(GAMES, List.of("convert", "--split", "1", "--into", directory.toString(), "-"));
      StringBuilder files = new StringBuilder();
      try (Stream<Path> all = Files.walk(directory)) {
        for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
          files.append(path.equals(directory) ? "" : path.getFileName() + "\n");
          Files.delete(path);
        }
      }
      return files.toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
