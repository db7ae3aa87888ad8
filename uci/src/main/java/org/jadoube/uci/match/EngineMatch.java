package org.jadoube.uci.match;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;
import org.jadoube.uci.Engine;

/// Games between engines, some of them at the same time. Whatever an engine does, the match goes
/// on.
public final class EngineMatch {
  private final Queue<Fixture> fixtures;
  private final MatchStanding standing;
  private final Adjudication terms;
  private final Optional<Sprt> sprt;
  private final boolean byPairs;
  private final Consumer<MatchGame> watcher;
  private final List<Engine> engines = new ArrayList<>();
  private boolean stopped;

  /// @param sprt ends the match as soon as it has a verdict; for two engines
  /// @param byPairs whether it looks at pairs of games
  /// @param watcher is told of each game when it is over, one at a time
  public EngineMatch(
      Schedule schedule,
      Adjudication terms,
      Optional<Sprt> sprt,
      boolean byPairs,
      Consumer<MatchGame> watcher) {
    this.fixtures = new ArrayDeque<>(schedule.fixtures());
    this.standing = new MatchStanding(schedule.contestants());
    this.terms = terms;
    this.sprt = sprt;
    this.byPairs = byPairs;
    this.watcher = watcher;
  }

  /// Plays all games, and waits until they are over or the match is stopped.
  ///
  /// @param concurrency how many games are played at the same time
  public MatchStanding play(int concurrency) throws InterruptedException {
    List<Thread> boards = new ArrayList<>();
    for (int board = 0; board < concurrency; board++) {
      boards.add(Thread.ofPlatform().name("board " + board).start(this::board));
    }
    for (Thread board : boards) {
      board.join();
    }
    return standing;
  }

  /// Plays one game after another, each engine with one program for all of them.
  private void board() {
    Map<String, Engine> own = new HashMap<>();
    for (Optional<Fixture> next = next(); next.isPresent(); next = next()) {
      Fixture fixture = next.get();
      Engine white = engine(own, fixture.white());
      Engine black = engine(own, fixture.black());
      add(GamePlay.play(fixture, white, black, terms, Instant.now()));
    }
    own.values().forEach(Engine::close);
  }

  private synchronized Optional<Fixture> next() {
    return stopped ? Optional.empty() : Optional.ofNullable(fixtures.poll());
  }

  private synchronized Engine engine(Map<String, Engine> own, Contestant contestant) {
    return own.computeIfAbsent(
        contestant.name(),
        _ -> {
          Engine engine = contestant.engine().get();
          engines.add(engine);
          return engine;
        });
  }

  private synchronized void add(MatchGame game) {
    if (game.isOver()) {
      standing.add(game);
    }
    watcher.accept(game);
    stopped |= sprt.filter(this::isDecided).isPresent();
  }

  private boolean isDecided(Sprt test) {
    return test.verdict(ratio(test)) != Sprt.Verdict.CONTINUE;
  }

  /// The log-likelihood ratio of a test so far.
  public synchronized double ratio(Sprt test) {
    MatchTally tally = standing.tallies().values().iterator().next();
    return test.ratio(byPairs ? tally.byPair() : tally.byGame());
  }

  /// Ends the match. Games in progress do not count.
  public void stop() {
    List<Engine> running;
    synchronized (this) {
      stopped = true;
      running = List.copyOf(engines);
    }
    running.forEach(Engine::close);
  }
}
