package org.jadoube.benchmarks;

import java.util.concurrent.TimeUnit;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveList;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Validation;
import org.jadoube.notation.Fen;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/// The everyday calls in one crowded position with 48 legal moves ("Kiwipete").
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PositionBenchmark {
  private final Position position =
      position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
  private final MoveList moves = position.legalMoves();

  private static Position position(String fen) {
    Setup setup = Fen.read(fen).orThrow();
    return switch (setup.validate()) {
      case Validation.Playable playable -> playable.position();
      case Validation.Unplayable unplayable -> throw new AssertionError(unplayable);
    };
  }

  @Benchmark
  public MoveList legalMoves() {
    return position.legalMoves();
  }

  @Benchmark
  public int legalMoveCount() {
    return position.legalMoveCount();
  }

  @Benchmark
  public void walkThroughMoves(Blackhole blackhole) {
    for (Move move : position.legalMoves()) {
      blackhole.consume(move.to());
    }
  }

  @Benchmark
  public void walkThroughPackedMoves(Blackhole blackhole) {
    MoveList list = position.legalMoves();
    for (int index = 0; index < list.size(); index++) {
      blackhole.consume(list.packed(index));
    }
  }

  @Benchmark
  public void playEach(Blackhole blackhole) {
    for (Move move : moves) {
      blackhole.consume(position.play(move));
    }
  }

  @Benchmark
  public void askOfEachWhetherItGivesCheck(Blackhole blackhole) {
    for (Move move : moves) {
      blackhole.consume(position.givesCheck(move));
    }
  }

  @Benchmark
  public boolean isCheck() {
    return position.isCheck();
  }
}
