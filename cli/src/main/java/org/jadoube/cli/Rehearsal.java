package org.jadoube.cli;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import org.jadoube.cli.shell.Streams;

/// The short commands once each, for Java to learn from: what people ask first, legal moves and
/// others, in letters and in words, and all pages of help.
final class Rehearsal {
  private static final List<List<String>> COMMANDS =
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

  private Rehearsal() {}

  static void play() {
    Streams streams =
        Streams.of(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            OutputStream.nullOutputStream());
    COMMANDS.forEach(command -> Jadoube.execute(streams, command.toArray(String[]::new)));
    Jadoube.commandLine(streams)
        .getSubcommands()
        .keySet()
        .forEach(command -> Jadoube.execute(streams, command, "--help"));
  }
}
