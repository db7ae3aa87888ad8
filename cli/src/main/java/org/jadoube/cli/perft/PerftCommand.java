package org.jadoube.cli.perft;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.cli.position.Playables;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.SetupArgument;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.shell.WholeNumber;
import org.jadoube.notation.Uci;
import org.jadoube.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Counts the leaves of the tree of legal moves.
@Command(
    name = "perft",
    mixinStandardHelpOptions = true,
    header = "Count the positions reached after a number of plies.",
    description = {
      "Follows every legal move to the given depth, without a transposition table; at the"
          + " last ply moves are counted, not made.",
      "The last line reads 'nodes N seconds S nps M'. From 4 plies on, the code is warmed up"
          + " for a second and a half first, so that the speed is that of a long run."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube perft 6",
      "  jadoube perft --divide --fen"
          + " 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1' 4"
    })
public final class PerftCommand implements Callable<Integer> {
  private static final double NANOS_PER_SECOND = 1e9;

  private final Streams streams;

  @Option(
      names = "--fen",
      paramLabel = "FEN",
      defaultValue = "startpos",
      description = "The position to start from, quoted (default: the initial position).")
  private String fen;

  @Option(
      names = "--chess960",
      description = "Write castling as the king capturing its own rook, as Chess960 programs do.")
  private boolean chess960;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      converter = WholeNumber.Threads.class,
      description = "The number of threads (default: ${DEFAULT-VALUE}).")
  private int threads;

  @Option(names = "--divide", description = "Also show the count for each first move.")
  private boolean divide;

  @Option(names = "--json", description = "Write the counts as a JSON object.")
  private boolean json;

  @Option(
      names = "--cold",
      description = "Do not warm up: the count comes sooner, but the speed is too low.")
  private boolean cold;

  @Parameters(
      paramLabel = "DEPTH",
      converter = WholeNumber.Depth.class,
      description = "The number of plies, from 0.")
  private int depth;

  public PerftCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    return SetupArgument.read(List.of(fen), streams.err())
        .flatMap(this::position)
        .map(this::count)
        .orElse(ExitCode.MISUSE);
  }

  private Optional<Position> position(Setup setup) {
    return Playables.position(setup, streams.err());
  }

  private int count(Position position) {
    if (!cold) {
      PerftWarmUp.of(position, depth, threads);
    }
    Map<String, Long> divided = new LinkedHashMap<>();
    long start = System.nanoTime();
    long nodes =
        divide ? divided(position, divided) : ParallelPerft.count(position, depth, threads);
    report(nodes, divided, (System.nanoTime() - start) / NANOS_PER_SECOND);
    return ExitCode.DONE;
  }

  private long divided(Position position, Map<String, Long> divided) {
    if (depth == 0) {
      return 1;
    }
    long nodes = 0;
    for (Move move : position.legalMoves()) {
      long below = ParallelPerft.count(position.play(move), depth - 1, threads);
      divided.put(text(position, move), below);
      if (!json) {
        streams.out().println(text(position, move) + ": " + below);
      }
      nodes += below;
    }
    return nodes;
  }

  private String text(Position position, Move move) {
    return chess960 ? Uci.write960(move) : Uci.write(position, move);
  }

  private void report(long nodes, Map<String, Long> divided, double seconds) {
    long nodesPerSecond = Math.round(nodes / Math.max(seconds, 1 / NANOS_PER_SECOND));
    String line =
        json
            ? Json.object(
                "schema",
                1,
                "nodes",
                nodes,
                "seconds",
                seconds,
                "nps",
                nodesPerSecond,
                "divided",
                divided)
            : String.format(
                Locale.ROOT, "nodes %d seconds %.3f nps %d", nodes, seconds, nodesPerSecond);
    streams.out().println(line);
  }
}
