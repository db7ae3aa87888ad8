package org.jadoube.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.cli.shell.Streams;

/// Commands for Java to learn from.
final class Rehearsal {
  private static final List<List<String>> SHORT_COMMANDS =
      List.of(
          List.of("--version"),
          List.of("--help"),
          List.of("position", "startpos"),
          List.of("position", "--to", "spoken-de", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"),
          List.of("position", "nonsense"),
          List.of("explain", "startpos", "e2e5"),
          List.of("explain", "startpos", "Sf3"),
          List.of("explain", "startpos", "Springer", "Gustav", "eins", "Felix", "drei"),
          List.of("explain", "--edition", "2018", "r3k2r/8/8/8/8/8/4q3/R3K2R w KQkq -", "O-O"),
          List.of("laws", "9.2"),
          List.of("laws", "--concordance", "touched"));

  /// Short ones: long commands have other profiles, and would be slower with those learned from
  /// little work.
  private static final List<List<String>> SEARCHES =
      List.of(
          List.of("fate", "8/8/8/4k3/8/8/8/4KB2 w - - 0 1"),
          List.of("fate", "--json", "k7/P7/1K6/8/8/8/8/8 w - - 0 1"),
          List.of("perft", "1"));

  private static final String GAMES =
      """
      {"game":"1"}
      {"timeControl":"300+3"}
      {"type":"begin","by":"clock","at":"2026-01-01T12:00:00Z"}
      {"type":"move","by":"white","at":"2026-01-01T12:00:01Z","attempt":"f2f3"}
      {"type":"move","by":"black","at":"2026-01-01T12:00:02Z","attempt":"e7e6"}
      {"type":"offer-draw","by":"white","at":"2026-01-01T12:00:03Z"}
      {"type":"move","by":"white","at":"2026-01-01T12:00:04Z","attempt":"e2e5"}
      {"type":"move","by":"white","at":"2026-01-01T12:00:05Z","attempt":"g2g4"}
      {"type":"move","by":"black","at":"2026-01-01T12:00:06Z","attempt":"d8h4"}
      {"game":"2"}
      {}
      {"type":"begin","by":"arbiter","at":"2026-01-01T12:00:00Z"}
      {"type":"resign","by":"white","at":"2026-01-01T12:00:01Z"}
      """;

  private static final String TOURNAMENT =
      """
      012 Club championship
      XXR 3
      001    1 m    Ana                               2100 AUT                         1.0    1     2 w 1
      001    2 m    Ben                               2000 AUT                         0.0    3     1 b 0
      001    3 w    Cleo                              1900 AUT                         0.5    2     4 w =
      001    4 w    Dora                              1800 AUT                         0.5    2     3 b =
      """;

  /// The most frequent questions about archives, on one thread and on all. Further ways through the
  /// reader, such as JSON, would make these slower, because Java learns one profile for all of
  /// them.
  private static final List<String> ARCHIVE_COMMANDS =
      List.of(
          "convert --threads 1",
          "convert",
          "convert --to uci",
          "convert --to de",
          "audit --threads 1",
          "audit",
          "stats");

  private static final Streams UNHEARD =
      Streams.of(
          InputStream.nullInputStream(),
          OutputStream.nullOutputStream(),
          OutputStream.nullOutputStream());

  private static Streams reading(String input) {
    return Streams.of(
        new ByteArrayInputStream(input.getBytes(UTF_8)),
        OutputStream.nullOutputStream(),
        OutputStream.nullOutputStream());
  }

  private Rehearsal() {}

  /// Each short command once, with the likeliest questions: legal moves and others, in letters and
  /// in words, and all pages of help.
  static void ofShortCommands() {
    SHORT_COMMANDS.forEach(command -> Jadoube.execute(UNHEARD, command.toArray(String[]::new)));
    Jadoube.commandLine(UNHEARD)
        .getSubcommands()
        .keySet()
        .forEach(command -> Jadoube.execute(UNHEARD, command, "--help"));
  }

  /// Commands that search.
  static void ofSearches() {
    SEARCHES.forEach(command -> Jadoube.execute(UNHEARD, command.toArray(String[]::new)));
  }

  /// Games judged, in JSON and in words.
  static void ofReferee() {
    Jadoube.execute(reading(GAMES), "referee");
    Jadoube.execute(reading(GAMES), "referee", "--permitted", "white,black");
    Jadoube.execute(reading(GAMES), "referee", "--words", "en");
    Jadoube.execute(reading("e4\ne5\nquit\n"), "referee", "--interactive");
  }

  /// Commands about a tournament's file.
  static void ofTournaments() {
    Jadoube.execute(reading(TOURNAMENT), "trf", "-");
    Jadoube.execute(reading(TOURNAMENT), "trf", "--to", "trf26", "-");
    Jadoube.execute(reading("212 PTS,BWG,BH,SB\n" + TOURNAMENT), "standings", "-");
    Jadoube.execute(reading(TOURNAMENT), "pair", "-");
    Jadoube.execute(reading(TOURNAMENT), "tournament", "ratings", "-");
    Jadoube.execute(reading(TOURNAMENT), "tournament", "norms", "-");
  }

  /// Commands about a server's games while no server runs.
  static void ofStorage(Path directory) {
    String data = directory.toString();
    String exported = directory.resolve("games.jsonl").toString();
    Jadoube.execute(UNHEARD, "games", "import", exported, "--data", data);
    Jadoube.execute(UNHEARD, "games", "export", exported, "--data", data);
    Jadoube.execute(UNHEARD, "people", "reset", "Ana", "--data", data);
  }

  /// Commands that read archives, with games made for this in the directory.
  static void ofArchives(Path directory) throws IOException {
    Path archive = Files.createDirectories(directory).resolve("games.pgn");
    MadeUpGames.write(archive);
    for (String command : ARCHIVE_COMMANDS) {
      Jadoube.execute(
          UNHEARD,
          Stream.concat(Stream.of(command.split(" ")), Stream.of(archive.toString()))
              .toArray(String[]::new));
    }
  }
}
