package org.jadoube.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Validation;
import org.jadoube.chess.fate.Fate;
import org.jadoube.notation.Reading;
import org.jadoube.notation.fen.Fen;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/// How long it takes to say who can still win a few positions of the kinds that games end in.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class FateBenchmark {
  private static final int VERDICTS = 16;

  private final List<Position> positions =
      List.of(
              "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 9",
              "2r2rk1/1b2bppp/p3p3/1p1nP3/3N4/P2B4/1P3PPP/2RR2K1 w - - 3 22",
              "8/5pk1/6p1/7p/7P/4R1P1/r4PK1/8 b - - 5 41",
              "8/2k5/1p1p1p2/pPpPpPp1/P1P1P1P1/3K4/8/8 w - - 0 50",
              "8/8/3k4/8/2n5/4K3/7P/8 b - - 1 60",
              "4k3/p7/8/8/2PB4/6P1/P4P1P/6K1 w - - 1 35",
              "6Rk/8/7K/8/8/8/8/8 b - - 0 70",
              "3q2k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 30")
          .stream()
          .map(FateBenchmark::position)
          .toList();

  private static Position position(String fen) {
    return Fen.read(fen) instanceof Reading.Read<Setup>(Setup setup)
            && setup.validate() instanceof Validation.Playable playable
        ? playable.position()
        : Position.standard();
  }

  @Benchmark
  @OperationsPerInvocation(VERDICTS)
  public void full(Blackhole verdicts) {
    for (Position position : positions) {
      verdicts.consume(Fate.full(position, Colour.WHITE));
      verdicts.consume(Fate.full(position, Colour.BLACK));
    }
  }

  @Benchmark
  @OperationsPerInvocation(VERDICTS)
  public void quick(Blackhole verdicts) {
    for (Position position : positions) {
      verdicts.consume(Fate.quick(position, Colour.WHITE));
      verdicts.consume(Fate.quick(position, Colour.BLACK));
    }
  }
}
