package org.jadoube.cli.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.LineReader;
import org.jadoube.cli.shell.Streams;
import org.jadoube.uci.session.UciSession;
import picocli.CommandLine.Command;

/// Our engine on standard input and output.
@Command(
    name = "uci",
    mixinStandardHelpOptions = true,
    header = "Play as a chess engine that speaks UCI.",
    description = {
      "For graphical interfaces and other programs: give them 'jadoube uci' as the engine's command."
          + " 'Skill Level' is from 1 (a child) to 9 (as well as it can).",
      "It reads commands from standard input until 'quit' or the end."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube uci",
      "  printf 'position startpos moves e2e4\\ngo depth 8\\n' | jadoube uci",
      "  jadoube match --engine 'cmd=jadoube args=uci' --engine 'cmd=stockfish' --each tc=10+0.1"
    })
public final class UciCommand implements Callable<Integer> {
  private final Streams streams;

  public UciCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws InterruptedException {
    UciSession session = new UciSession(version(), this::say);
    try (LineReader lines = new LineReader(streams.in())) {
      Optional<String> line = lines.next();
      while (line.isPresent() && session.take(line.get())) {
        line = lines.next();
      }
      session.finish();
      return ExitCode.DONE;
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }

  private void say(String line) {
    streams.out().println(line);
    streams.out().flush();
  }

  private static String version() {
    return Optional.ofNullable(UciCommand.class.getPackage().getImplementationVersion())
        .orElse("(not built)");
  }
}
