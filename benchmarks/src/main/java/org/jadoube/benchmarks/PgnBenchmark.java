package org.jadoube.benchmarks;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Reads an archive and replays every move legally, on one thread. `-prof gc` shows the
/// allocations: a reader and its window per archive, nothing per move.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 6, time = 2)
@Fork(1)
public class PgnBenchmark {
  @Param({"otb-1950-sample.pgn", "lichess-2025-05-sample.pgn"})
  public String archive = "";

  private byte[] pgn = {};

  @Setup
  public void load() throws IOException {
    pgn = PgnArchives.bytes(archive);
  }

  /// The amounts read, for secondary rates.
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Read {
    public long games;
    public long moves;
    public long bytes;
  }

  @Benchmark
  public int replay(Read read) throws IOException {
    Replay replay = Replay.of(pgn);
    read.games += replay.games();
    read.moves += replay.moves();
    read.bytes += pgn.length;
    return replay.checksum();
  }
}
