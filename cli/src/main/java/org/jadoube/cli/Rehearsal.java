package org.jadoube.cli;

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
          List.of("laws", "--concordance", "touched"),
          List.of("fate", "8/8/8/4k3/8/8/8/4KB2 w - - 0 1"),
          List.of("perft", "1"));

  /// What is asked most of archives, on one thread and on all. More ways through the reader, such
  /// as JSON, make those that are taken here slower, because Java learns one profile for all of
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

  private Rehearsal() {}

  /// The short commands once each: what people ask first, legal moves and others, in letters and in
  /// words, and all pages of help.
  static void ofShortCommands() {
    SHORT_COMMANDS.forEach(command -> Jadoube.execute(UNHEARD, command.toArray(String[]::new)));
    Jadoube.commandLine(UNHEARD)
        .getSubcommands()
        .keySet()
        .forEach(command -> Jadoube.execute(UNHEARD, command, "--help"));
  }

  /// The commands that read archives, with games that are made for it in the directory.
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
