package org.jadoube.cli;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.audit.Archive;
import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.MoveStyle;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnForm;
import org.jadoube.notation.pgn.PgnGame;
import org.jadoube.notation.pgn.PgnWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Rewrites PGN.
@Command(
    name = "convert",
    mixinStandardHelpOptions = true,
    header = "Rewrite PGN: moves in other letters or notations, or in export format.",
    description = {
      "Writes the games of all files to standard output, in UTF-8. What is wrong with a game is told on"
          + " standard error with file, line and column; moves that could not be read are kept in a"
          + " comment. Exit code 2 only if a file cannot be read at all."
    },
    footer = {
      "",
      "For instance:",
      "  jadoube convert --normalise games.pgn > export.pgn",
      "  jadoube convert --to cs games.pgn",
      "  zstdcat games.pgn.zst | jadoube convert --to uci -"
    })
final class ConvertCommand implements Callable<Integer> {
  private static final int GAMES_BETWEEN_FLUSHES = 256;

  private final Streams streams;

  @Option(
      names = "--to",
      paramLabel = "LANG|uci|long|figurine",
      converter = NotationConverter.class,
      description =
          "How moves are written: the letters of a language (de, cs, sr-Cyrl, ...), in"
              + " coordinates, in long form or with figurines; as PGN has them if not given.")
  private MoveNotation notation = MoveStyle.PGN;

  @Option(
      names = "--normalise",
      description = "Write export format: the seven tags first, the others by name.")
  private boolean normalise;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "PGN, also compressed by gzip, bzip2 or Zstandard; '-' is standard input.")
  private List<String> files;

  ConvertCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    PgnWriter writer = new PgnWriter(normalise ? PgnForm.EXPORT : PgnForm.AS_READ, notation);
    boolean allRead = true;
    for (String file : files) {
      allRead &= convert(file, writer);
    }
    return allRead ? Exit.DONE : Exit.MISUSE;
  }

  private boolean convert(String file, PgnWriter writer) {
    Optional<Archive> opened = ArchiveArguments.open(file, streams);
    if (opened.isEmpty()) {
      return false;
    }
    try (Archive archive = opened.get()) {
      convert(archive, writer);
      return true;
    } catch (IOException e) {
      return ArchiveArguments.complain(file, e, streams);
    } catch (UncheckedIOException e) {
      return ArchiveArguments.complain(file, requireNonNull(e.getCause()), streams);
    }
  }

  private void convert(Archive archive, PgnWriter writer) {
    var games = PgnGame.stream(archive.text()).iterator();
    for (int count = 1; games.hasNext(); count++) {
      PgnGame game = games.next();
      game.faults().forEach(fault -> complain(archive, fault));
      streams.out().print(writer.text(game));
      if (count % GAMES_BETWEEN_FLUSHES == 0 && streams.isClosed()) {
        return;
      }
    }
  }

  private void complain(Archive archive, PgnFault fault) {
    streams
        .err()
        .println(
            archive.name() + ":" + fault.line() + ":" + fault.column() + ": " + fault.message());
  }
}
