package org.jadoube.benchmarks;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveList;
import org.jadoube.laws.Decision;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.game.Phase;
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

/// How many moves on a screen are decided per second, including legality, clock, repetition and
/// dead positions. The acts come from pre-played games, which are equal in every run.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class OnlineGameBenchmark {
  private static final int ACTS = 4000;

  /// The length of each game in plies; the cost of a move should not depend on it.
  @Param({"40", "80", "1000"})
  int plies;

  private final Game start = begun();
  private final List<Act> acts = new ArrayList<>();

  private static Game begun() {
    Regulations regulations =
        Regulations.of(TimeControl.read("5400+30").orThrow()).with(Edition.FIDE_2009);
    return Laws.decide(new Act(Actor.CLOCK, Instant.EPOCH, new Act.Begin()), Game.of(regulations))
        .game();
  }

  /// Creates random games that are long enough.
  @Setup
  public void play() {
    long seed = 0;
    while (acts.size() < ACTS) {
      List<Act> game = game(new Random(seed++));
      if (game.size() == plies) {
        acts.addAll(game);
      }
    }
  }

  private List<Act> game(Random random) {
    List<Act> played = new ArrayList<>();
    Game game = start;
    while (game.phase() == Phase.RUNNING && played.size() < plies) {
      MoveList legal = game.position().legalMoves();
      Act act = act(game.turn(), legal.get(random.nextInt(legal.size())), played.size());
      Decision decision = Laws.decide(act, game);
      played.add(act);
      game = decision.game();
    }
    return played;
  }

  private static Act act(Colour colour, Move move, int ply) {
    Attempt attempt = Attempt.of(move);
    return new Act(Actor.player(colour), Instant.ofEpochSecond(1 + ply), new Act.Move(attempt));
  }

  /// Decides all acts, each game from its start.
  @Benchmark
  @OperationsPerInvocation(ACTS)
  public Game decided() {
    Game game = start;
    for (int i = 0; i < ACTS; i++) {
      game = Laws.decide(acts.get(i), i % plies == 0 ? start : game).game();
    }
    return game;
  }
}
