package org.jadoube.benchmarks;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Square;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.Irregularity;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.regulations.Regulations;
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

/// Refusals because there is nothing to find or appeal against. Their cost should not depend on the
/// length of the game.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class LongGameBenchmark {
  private static final int ACTS = 3;
  private static final List<Attempt> CYCLE =
      List.of(
          step(Square.G1, Square.F3),
          step(Square.G8, Square.F6),
          step(Square.F3, Square.G1),
          step(Square.F6, Square.G8));

  /// The length of the game in plies.
  @Param({"100", "2000", "33000"})
  int plies;

  private Game game = begun();

  private static Attempt step(Square from, Square to) {
    return new Attempt.Step(from, to, Optional.empty());
  }

  /// In 2009 no number of moves or repetitions ended a game by itself.
  private static Game begun() {
    Regulations regulations = Regulations.of(TimeControl.UNTIMED).with(Edition.FIDE_2009);
    return Laws.decide(new Act(Actor.CLOCK, Instant.EPOCH, new Act.Begin()), Game.of(regulations))
        .game();
  }

  /// Moves the knights out and back.
  @Setup
  public void play() {
    for (int ply = 0; ply < plies; ply++) {
      Attempt attempt = CYCLE.get(ply % CYCLE.size());
      game =
          Laws.decide(new Act(Actor.player(game.turn()), now(), new Act.Move(attempt)), game)
              .game();
    }
  }

  private Instant now() {
    return game.events().getLast().at().plusSeconds(1);
  }

  /// Three acts that are refused.
  @Benchmark
  @OperationsPerInvocation(ACTS)
  public int refused() {
    List<Act> acts =
        List.of(
            new Act(Actor.ARBITER, now(), new BoardAct.Report(Irregularity.ILLEGAL_MOVE)),
            new Act(Actor.WHITE, now(), new ConductAct.Appeal()),
            new Act(Actor.BLACK, now(), new ConductAct.Appeal()));
    return acts.stream().mapToInt(act -> Laws.decide(act, game).events().size()).sum();
  }
}
