package org.jadoube.benchmarks.race;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/// Everyday calls of a library on 256 positions from random games: nanoseconds per call, in a
/// separate JVM for each call and library.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 6, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Fork(
    value = 1,
    jvmArgsAppend = {"-XX:+UseSerialGC", "--sun-misc-unsafe-memory-access=allow"}) // for JMH itself
public class EverydayBenchmark {
  private static final int MOVES = Questions.POSITIONS * Questions.MOVES;
  private static final int SQUARES = 2 * 64 * Questions.POSITIONS;

  /// The contestant's class.
  @Param("org.jadoube.benchmarks.race.OurLibrary")
  String contestant = "";

  private Sitting<?, ?> sitting = new Sitting<>(new OurLibrary());

  /// Sets up the contestant.
  @Setup
  public void sit() {
    sitting = new Sitting<>(Contestant.named(contestant));
  }

  @Benchmark
  @OperationsPerInvocation(Questions.POSITIONS)
  public long legalMoves() {
    return sitting.legalMoves();
  }

  @Benchmark
  @OperationsPerInvocation(Questions.POSITIONS)
  public long forEach() {
    return sitting.forEach();
  }

  @Benchmark
  @OperationsPerInvocation(Questions.POSITIONS)
  public long packedMoves() {
    return sitting.packedMoves();
  }

  @Benchmark
  @OperationsPerInvocation(MOVES)
  public long play(Blackhole left) {
    return sitting.play(next -> {
      left.consume(next);
      return 0;
    });
  }

  @Benchmark
  @OperationsPerInvocation(MOVES)
  public long playAndHash() {
    return sitting.playAndHash();
  }

  @Benchmark
  @OperationsPerInvocation(MOVES)
  public long isLegal() {
    return sitting.isLegal();
  }

  @Benchmark
  @OperationsPerInvocation(MOVES)
  public long givesCheck() {
    return sitting.givesCheck();
  }

  @Benchmark
  @OperationsPerInvocation(Questions.POSITIONS)
  public long isCheck() {
    return sitting.isCheck();
  }

  @Benchmark
  @OperationsPerInvocation(SQUARES)
  public long attackers() {
    return sitting.attackers();
  }

  @Benchmark
  @OperationsPerInvocation(2 * Questions.POSITIONS)
  public long pinned() {
    return sitting.pinned();
  }

  @Benchmark
  @OperationsPerInvocation(Questions.POSITIONS)
  public long hash() {
    return sitting.hash();
  }

  @Benchmark
  @OperationsPerInvocation(Questions.POSITIONS)
  public long polyglotKey() {
    return sitting.polyglotKey();
  }

  @Benchmark
  @OperationsPerInvocation(Questions.POSITIONS)
  public long mirrored() {
    return sitting.mirrored();
  }
}
