package org.jadoube.play.computer;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jadoube.store.GameId;
import org.jadoube.uci.Engine;
import org.jadoube.wire.ComputerOpponent;

/// Engines that run and have nothing to do. A game gets the one back that it had before, if that is
/// still there.
final class EnginePool implements AutoCloseable {
  private final int most;
  private final Deque<Running> idle = new ArrayDeque<>(); // the one used last comes first
  private boolean closed;

  /// @param most how many may wait for their next question
  EnginePool(int most) {
    this.most = most;
  }

  /// An engine that runs.
  ///
  /// @param game the last one that it played
  record Running(ComputerOpponent who, Engine engine, Optional<GameId> game) {
    boolean plays(GameId other) {
      return game.filter(other::equals).isPresent();
    }
  }

  /// An engine for a game, which nobody else uses until it is given back.
  Running take(ComputerOpponent who, GameId game, Supplier<Engine> another) {
    return idle(running -> running.who().equals(who) && running.plays(game))
        .or(() -> idle(running -> running.who().equals(who)))
        .orElseGet(() -> new Running(who, another.get(), Optional.empty()));
  }

  private synchronized Optional<Running> idle(Predicate<Running> wanted) {
    for (Iterator<Running> all = idle.iterator(); all.hasNext(); ) {
      Running next = all.next();
      if (wanted.test(next)) {
        all.remove();
        return Optional.of(next);
      }
    }
    return Optional.empty();
  }

  /// Takes an engine back.
  synchronized void giveBack(Running running) {
    idle.addFirst(running);
    while (closed ? !idle.isEmpty() : idle.size() > most) {
      idle.removeLast().engine().close();
    }
  }

  @Override
  public synchronized void close() {
    closed = true;
    idle.forEach(running -> running.engine().close());
    idle.clear();
  }
}
