package org.jadoube.cli.fate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.LineReader;
import org.jadoube.cli.shell.Streams;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Says who can still checkmate in a position.
@Command(
    name = "fate",
    mixinStandardHelpOptions = true,
    header = "Say who can still checkmate, by any series of legal moves.",
    description = {
      "Reads FENs from the arguments, or from standard input, one per line, and writes a"
          + " line for each: 'W B<TAB>FEN', where W (for White) and B (for Black) are winnable,"
          + " unwinnable or undecided.",
      "A position that cannot be played, or has more pawns or pieces than a chess set, gives"
          + " 'fault fault<TAB>FEN<TAB>reason'. The last line on standard error gives the number"
          + " of positions and the average time per verdict."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube fate --line '8/8/8/8/8/5k2/7p/7K w - - 0 1'",
      "  cut -d, -f1 positions.csv | jadoube fate --json"
    })
public final class FateCommand implements Callable<Integer> {
  private static final double NANOS_PER_MICROSECOND = 1000;
  private static final int VERDICTS_PER_POSITION = 2;

  private final Streams streams;

  @Option(names = "--json", description = "Write one JSON object per position.")
  private boolean json;

  @Option(names = "--line", description = "Add the moves that lead to mate.")
  private boolean line;

  @Parameters(
      paramLabel = "FEN",
      arity = "0..*",
      description = "Positions, each quoted (default: read standard input).")
  private List<String> fens = List.of();

  private long positions;
  private long nanos;

  public FateCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Function<FateVerdict, String> format = json ? new FateJson(line)::of : new FateText(line)::of;
    fens()
        .map(String::strip)
        .filter(fen -> !fen.isEmpty())
        .takeWhile(_ -> !streams.out().checkError())
        .map(this::timed)
        .map(format)
        .forEach(streams.out()::println);
    report();
    return ExitCode.DONE;
  }

  private Stream<String> fens() {
    return fens.isEmpty()
        ? lines(new LineReader(streams.in(), FateVerdict.LONGEST))
        : fens.stream();
  }

  private static Stream<String> lines(LineReader reader) {
    return Stream.generate(() -> line(reader))
        .takeWhile(Optional::isPresent)
        .flatMap(Optional::stream);
  }

  private static Optional<String> line(LineReader reader) {
    try {
      return reader.next();
    } catch (IOException e) {
      throw new UncheckedIOException("standard input cannot be read: " + e.getMessage(), e);
    }
  }

  private FateVerdict timed(String fen) {
    long start = System.nanoTime();
    FateVerdict verdict = FateVerdict.of(fen);
    nanos += System.nanoTime() - start;
    positions++;
    return verdict;
  }

  private void report() {
    double verdicts = Math.max(1, VERDICTS_PER_POSITION * positions);
    double micros = nanos / NANOS_PER_MICROSECOND / verdicts;
    streams
        .err()
        .println(
            String.format(Locale.ROOT, "%d positions, %.2f µs per verdict", positions, micros));
  }
}
