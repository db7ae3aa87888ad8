package org.jadoube.play.computer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jadoube.chess.PlayedLine;
import org.jadoube.store.GameId;
import org.jadoube.uci.Answer;
import org.jadoube.uci.Engine;
import org.jadoube.uci.Failure;
import org.jadoube.uci.Limits;
import org.jadoube.uci.own.Level;
import org.jadoube.uci.own.OwnEngine;
import org.jadoube.uci.process.EngineProcess;
import org.jadoube.wire.ComputerOpponent;

/// The engines that a server offers: ours, and the programs of its operator.
public final class Engines implements AutoCloseable {
  /// Our own engine.
  public static final String OWN = "jadoube";

  private final Map<String, Kind> kinds = new LinkedHashMap<>();
  private final EnginePool pool;

  /// An engine as it is offered.
  private interface Kind {
    int levels();

    Engine open(OptionalInt level);
  }

  private record Own() implements Kind {
    @Override
    public int levels() {
      return Level.MOST;
    }

    @Override
    public Engine open(OptionalInt level) {
      return OwnEngine.of(Level.of(level.orElse(Level.MOST)));
    }
  }

  private record Program(NamedEngine named, Strength strength) implements Kind {
    @Override
    public int levels() {
      return strength.levels();
    }

    @Override
    public Engine open(OptionalInt level) {
      return new EngineProcess(strength.at(level, named.command()));
    }
  }

  private Engines(int idle) {
    this.pool = new EnginePool(idle);
    kinds.put(OWN, new Own());
  }

  /// Our own engine alone.
  public static Engines own() {
    return new Engines(1);
  }

  /// Starts each program once, to see what it can do.
  ///
  /// @param idle how many engines may wait for their next question
  /// @throws UnusableEngine if one of them cannot play
  public static Engines start(List<NamedEngine> programs, int idle) throws UnusableEngine {
    Engines engines = new Engines(idle);
    for (NamedEngine named : programs) {
      engines.kinds.put(named.name(), new Program(named, strength(named)));
    }
    return engines;
  }

  private static Strength strength(NamedEngine named) throws UnusableEngine {
    try (EngineProcess process = new EngineProcess(named.command())) {
      Optional<Failure> failure = process.start();
      if (failure.isPresent()) {
        throw new UnusableEngine(named.name(), failure.get());
      }
      return Strength.of(process.options());
    }
  }

  static boolean isOwn(String name) {
    return name.equalsIgnoreCase(OWN);
  }

  /// All of them; ours comes first.
  public List<OfferedEngine> offered() {
    List<OfferedEngine> all = new ArrayList<>();
    kinds.forEach((name, kind) -> all.add(new OfferedEngine(name, kind.levels())));
    return all;
  }

  /// Whether there is such an engine, with that level.
  public boolean has(ComputerOpponent wanted) {
    Kind kind = kinds.get(wanted.engine());
    return kind != null && wanted.level().orElse(0) <= kind.levels();
  }

  /// The names that [#has] takes, in words.
  public String choice() {
    return offered().stream()
        .map(engine ->
            engine.levels() == 0
                ? engine.name()
                : engine.name() + " (levels 1 to " + engine.levels() + ")")
        .collect(Collectors.joining(", "));
  }

  /// The strongest one, as far as anybody can tell: the operator's first, or ours.
  ComputerOpponent strongest() {
    String name = kinds.keySet().stream().skip(1).findFirst().orElse(OWN);
    return new ComputerOpponent(name, OptionalInt.empty());
  }

  /// The move of an engine in a game. Waits for it.
  Answer answer(ComputerOpponent who, GameId game, PlayedLine line, Limits limits) {
    Kind kind = kinds.get(who.engine());
    if (kind == null) {
      return Answer.failed(
          Failure.Kind.CANNOT_START, "This server no longer has " + who.engine() + ".");
    }
    EnginePool.Running running = pool.take(who, game, () -> kind.open(who.level()));
    try {
      if (!running.plays(game)) {
        running.engine().newGame();
      }
      return running.engine().answer(line, limits);
    } finally {
      pool.giveBack(new EnginePool.Running(who, running.engine(), Optional.of(game)));
    }
  }

  @Override
  public void close() {
    pool.close();
  }
}
