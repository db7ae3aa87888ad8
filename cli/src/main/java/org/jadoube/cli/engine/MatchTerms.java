package org.jadoube.cli.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.uci.Failure;
import org.jadoube.uci.match.Adjudication;
import org.jadoube.uci.match.Contestant;
import org.jadoube.uci.match.Pace;
import org.jadoube.uci.match.Sprt;
import org.jadoube.uci.process.EngineCommand;
import org.jadoube.uci.process.EngineProcess;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// The options of `jadoube match`, understood. Whatever makes no sense ends the command with a
/// message.
///
/// @param command the command, for messages
record MatchTerms(CommandSpec command) {
  private static final Set<String> OF_ENGINES =
      Set.of("cmd", "args", "name", "tc", "st", "nodes", "depth", "plies", "timemargin", "proto");
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  /// The engines, with what all of them have in common.
  List<Contestant> contestants(List<Pairs> engines, Optional<Pairs> each) {
    if (engines.size() < 2) {
      throw misuse("a match needs two engines or more: --engine cmd=… --engine cmd=…");
    }
    List<Contestant> contestants = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (Pairs own : engines) {
      Pairs engine = each.map(own::or).orElse(own);
      engine.stranger(OF_ENGINES).ifPresent(name -> refuse(name, OF_ENGINES));
      contestants.add(contestant(engine, names));
    }
    if (contestants.stream().map(it -> it.pace().control()).distinct().count() > 1) {
      throw misuse("all engines have the same time control; give it with --each tc=…");
    }
    return contestants;
  }

  private Contestant contestant(Pairs engine, Set<String> names) {
    String program =
        engine
            .find("cmd")
            .filter(text -> !text.isBlank())
            .orElseThrow(() -> misuse("an engine needs a command: --engine cmd=…"));
    var _ = oneOf(engine, "proto", "uci");
    Pace pace = pace(engine);
    if (pace.isOpen()) {
      throw misuse("nothing limits the engines; give them a time: --each tc=10+0.1");
    }
    EngineCommand run = run(program, engine, pace);
    String plain = engine.find("name").orElse(program.replaceFirst(".*[/\\\\]", ""));
    String name = plain;
    for (int number = 2; !names.add(name); number++) {
      name = plain + " " + number;
    }
    return new Contestant(name, () -> new EngineProcess(run), pace);
  }

  /// In a match, a crash loses the game, and a silent engine its time.
  private static EngineCommand run(String program, Pairs engine, Pace pace) {
    List<String> words = new ArrayList<>(List.of(program));
    engine.find("args").map(EngineCommand::words).ifPresent(words::addAll);
    EngineCommand run = EngineCommand.of(words).withRestarts(0);
    boolean timed = pace.control().isTimed() || pace.moveTime().isPresent();
    run = timed ? run.withPatience(PATIENCE.plus(pace.margin())) : run;
    for (var value : engine.values().entrySet()) {
      if (value.getKey().startsWith("option.")) {
        run = run.with(value.getKey().substring("option.".length()), value.getValue());
      }
    }
    return run;
  }

  private Pace pace(Pairs engine) {
    return new Pace(
        engine.find("tc").map(this::control).orElse(TimeControl.UNTIMED),
        engine.find("st").map(text -> seconds("st", text)),
        whole(engine, "depth").isPresent() ? whole(engine, "depth") : whole(engine, "plies"),
        engine
            .find("nodes")
            .map(text -> OptionalLong.of(number("nodes", text, 1)))
            .orElse(OptionalLong.empty()),
        Duration.ofMillis(
            engine.find("timemargin").map(text -> number("timemargin", text, 0)).orElse(0)));
  }

  private TimeControl control(String text) {
    return EngineTime.control(text)
        .filter(read -> !read.isTimed() || read.periods().getFirst().time().isPositive())
        .orElseThrow(
            () -> misuse("tc is moves/minutes:seconds+increment, above zero, not '" + text + "'"));
  }

  private Duration seconds(String name, String text) {
    return EngineTime.seconds(text)
        .filter(Duration::isPositive)
        .orElseThrow(() -> misuse(name + " is a number of seconds above zero, not '" + text + "'"));
  }

  private OptionalInt whole(Pairs pairs, String name) {
    return pairs
        .find(name)
        .map(text -> OptionalInt.of(number(name, text, 1)))
        .orElse(OptionalInt.empty());
  }

  /// A whole number.
  int number(String name, String text, int least) {
    int number = text.matches("\\d{1,9}") ? Integer.parseInt(text) : -1;
    if (number < least) {
      throw misuse(name + " is a whole number from " + least + ", not '" + text + "'");
    }
    return number;
  }

  /// When games are ended early.
  Adjudication adjudication(Optional<Pairs> draw, Optional<Pairs> resign, OptionalInt maxMoves) {
    return new Adjudication(draw.map(this::draw), resign.map(this::resign), maxMoves);
  }

  private Adjudication.Draw draw(Pairs pairs) {
    Set<String> known = Set.of("movenumber", "movecount", "score");
    pairs.stranger(known).ifPresent(name -> refuse(name, known));
    return new Adjudication.Draw(
        number(pairs, "movenumber", 0), number(pairs, "movecount", 1), number(pairs, "score", 0));
  }

  private Adjudication.Resign resign(Pairs pairs) {
    Set<String> known = Set.of("movecount", "score", "twosided");
    pairs.stranger(known).ifPresent(name -> refuse(name, known));
    return new Adjudication.Resign(
        number(pairs, "movecount", 1), number(pairs, "score", 0), isTrue(pairs, "twosided", false));
  }

  private int number(Pairs pairs, String name, int least) {
    return pairs.find(name).map(text -> number(name, text, least)).orElse(least);
  }

  /// Whether a value is `true`.
  boolean isTrue(Pairs pairs, String name, boolean otherwise) {
    return oneOf(pairs, name, String.valueOf(otherwise), "true", "false").equals("true");
  }

  /// A value that is one of a few.
  String oneOf(Pairs pairs, String name, String usual, String... others) {
    String value = pairs.find(name).orElse(usual);
    Set<String> known = new TreeSet<>(List.of(others));
    known.add(usual);
    if (!known.contains(value)) {
      throw misuse(name + " is " + String.join(" or ", known) + ", not '" + value + "'");
    }
    return value;
  }

  /// Tells something that does not keep the match from being played.
  void note(String message) {
    command.commandLine().getErr().println("jadoube match: " + message);
  }

  /// Refuses names that an option does not have.
  void only(Pairs pairs, String... names) {
    Set<String> known = Set.of(names);
    pairs.stranger(known).ifPresent(name -> refuse(name, known));
  }

  /// The sequential test.
  Sprt sprt(Pairs pairs) {
    Set<String> known = Set.of("elo0", "elo1", "alpha", "beta", "model");
    pairs.stranger(known).ifPresent(name -> refuse(name, known));
    Sprt test =
        new Sprt(
            decimal(pairs, "elo0", "0"),
            decimal(pairs, "elo1", "5"),
            decimal(pairs, "alpha", "0.05"),
            decimal(pairs, "beta", "0.05"),
            model(pairs.find("model").orElse("normalized")));
    boolean errors = test.alpha() > 0 && test.beta() > 0 && test.alpha() + test.beta() < 1;
    if (test.elo0() >= test.elo1() || !errors) {
      throw misuse("--sprt needs elo0 < elo1, and alpha and beta above 0 with a sum below 1");
    }
    return test;
  }

  private double decimal(Pairs pairs, String name, String otherwise) {
    String text = pairs.find(name).orElse(otherwise);
    if (!text.matches("-?\\d{1,6}(\\.\\d{1,6})?")) {
      throw misuse(name + " is a number, not '" + text + "'");
    }
    return Double.parseDouble(text);
  }

  private Sprt.Model model(String name) {
    try {
      return Sprt.Model.valueOf(name.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException other) {
      throw misuse("model is normalized or logistic, not '" + name + "'");
    }
  }

  /// Starts each engine once, so that a command that cannot work is told before the first game.
  void tryOut(List<Contestant> contestants) {
    for (Contestant contestant : contestants) {
      try (var engine = contestant.engine().get()) {
        if (engine instanceof EngineProcess process) {
          process
              .start()
              .map(Failure::message)
              .ifPresent(message -> {
                throw misuse(contestant.name() + ": " + message);
              });
        }
      }
    }
  }

  private void refuse(String name, Set<String> known) {
    throw misuse("there is no '" + name + "'; there are " + Pairs.list(known));
  }

  ParameterException misuse(String message) {
    return new ParameterException(command.commandLine(), message);
  }
}
