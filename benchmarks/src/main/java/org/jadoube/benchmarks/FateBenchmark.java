package org.jadoube.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.chess.fate.Fate;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/// The time to say who can still win at the end of real games: a thousand random rows of
/// `fate/winnability.csv` in the directory given by the property `shared.data`, else in
/// `shared/data` next to the checkout.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 5)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class FateBenchmark {
  private static final int POSITIONS = 1000;
  private static final int VERDICTS = 2 * POSITIONS;
  private static final Path FILE =
      Path.of(System.getProperty("shared.data", "../shared/data"), "fate/winnability.csv");

  private List<Position> positions = List.of();

  /// Picks the rows.
  @Setup
  public void draw() throws IOException {
    List<String> rows = new ArrayList<>(Files.readAllLines(FILE));
    rows.removeIf(row -> !row.contains("lichess"));
    Collections.shuffle(rows, new Random(POSITIONS));
    positions = FatePositions.in(rows.stream()).values().stream().limit(POSITIONS).toList();
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
