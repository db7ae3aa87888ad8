package org.jadoube.cli.fate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.LineReader;
import org.jadoube.cli.shell.Streams;
import org.jadoube.web.ask.Effort;
import org.jadoube.web.ask.FateAnswer;
import org.jadoube.web.ask.FateVerdict;
import org.jadoube.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Says who can still checkmate in a position.
@Command(
    name = "fate",
    mixinStandardHelpOptions = true,
    header = "Say who can still checkmate, by any series of legal moves.",
    description = {
      "Reads FENs or EPDs from the arguments, or from standard input, one per line, and writes a"
          + " line for each: 'W B<TAB>FEN', where W (for White) and B (for Black) are winnable,"
          + " unwinnable or undecided.",
      "A position that cannot be played, or has more pawns or pieces than a chess set, gives"
          + " 'fault fault<TAB>FEN<TAB>reason'; if all are like that, the exit code is 2."
          + " Repairs to a position are reported on standard error, and its last line gives the"
          + " number of positions and the average time per verdict."
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
  private static final int MOST_MENDINGS = 20;

  private final Streams streams;

  @Option(names = "--json", description = "Write one JSON object per position.")
  private boolean json;

  @Option(names = "--line", description = "Add the moves that lead to mate.")
  private boolean line;

  @Parameters(
      paramLabel = "FEN",
      arity = "0..*",
      description = "Positions, each quoted; '-' (the default) is standard input, one a line.")
  private List<String> fens = List.of();

  private final Map<String, Integer> mendings = new LinkedHashMap<>();
  private long positions;
  private long faulty;
  private long nanos;

  public FateCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Function<FateVerdict, String> format = json ? this::json : new FateText(line)::of;
    fens()
        .map(String::strip)
        .filter(fen -> !fen.isEmpty())
        .takeWhile(_ -> !streams.out().checkError())
        .map(this::timed)
        .map(format)
        .forEach(streams.out()::println);
    report();
    return positions > 0 && faulty == positions ? ExitCode.MISUSE : ExitCode.DONE;
  }

  private String json(FateVerdict verdict) {
    return Json.write(FateAnswer.of(verdict, line));
  }

  private Stream<String> fens() {
    return fens.isEmpty() ? input() : fens.stream().flatMap(this::fens);
  }

  private Stream<String> fens(String argument) {
    return argument.equals("-") ? input() : Stream.of(argument);
  }

  private Stream<String> input() {
    return lines(new LineReader(streams.in(), FateVerdict.LONGEST));
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
    FateVerdict verdict = FateVerdict.of(fen, Effort.ALONE, this::note);
    nanos += System.nanoTime() - start;
    positions++;
    faulty += verdict instanceof FateVerdict.Faulty ? 1 : 0;
    return verdict;
  }

  /// Counts repairs; of very many kinds, the first ones.
  private void note(String mended) {
    if (mendings.size() < MOST_MENDINGS || mendings.containsKey(mended)) {
      mendings.merge(mended, 1, Integer::sum);
    }
  }

  private void report() {
    mendings.forEach((mended, count) ->
        streams
            .err()
            .println("jadoube: " + mended + (count == 1 ? "." : " (" + count + " times).")));
    double verdicts = Math.max(1, VERDICTS_PER_POSITION * positions);
    double micros = nanos / NANOS_PER_MICROSECOND / verdicts;
    streams
        .err()
        .println(
            String.format(
                Locale.ROOT,
                "%d position%s, %.2f µs per verdict",
                positions,
                positions == 1 ? "" : "s",
                micros));
  }
}
