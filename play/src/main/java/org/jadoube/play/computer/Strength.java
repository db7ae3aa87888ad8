package org.jadoube.play.computer;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jadoube.uci.process.EngineCommand;
import org.jadoube.uci.process.EngineOption;
import org.jadoube.wire.ComputerOpponent;

/// How a program is made to play below its strength: by an option of its own, whose range is
/// divided among the levels. At the highest level the program plays as well as it can.
///
/// @param option empty if the program has none
/// @param limit the option that must be on for that; empty if there is none
record Strength(Optional<EngineOption.Spin> option, Optional<String> limit) {
  private static final String LIMIT = "UCI_LimitStrength";

  static Strength of(List<EngineOption> declared) {
    Optional<EngineOption.Spin> elo =
        spin(declared, "UCI_Elo")
            .filter(_ -> declared.stream().anyMatch(option -> option.isNamed(LIMIT)));
    return elo.isPresent()
        ? new Strength(elo, Optional.of(LIMIT))
        : new Strength(spin(declared, "Skill Level"), Optional.empty());
  }

  private static Optional<EngineOption.Spin> spin(List<EngineOption> declared, String name) {
    return declared.stream()
        .filter(option -> option.isNamed(name))
        .flatMap(option -> option instanceof EngineOption.Spin spin ? Stream.of(spin) : Stream.of())
        .findFirst();
  }

  int levels() {
    return option.isPresent() ? ComputerOpponent.HIGHEST_LEVEL : 0;
  }

  /// The command for a level.
  EngineCommand at(OptionalInt level, EngineCommand command) {
    int wanted = level.orElse(ComputerOpponent.HIGHEST_LEVEL);
    if (wanted == ComputerOpponent.HIGHEST_LEVEL || option.isEmpty()) {
      return command;
    }
    EngineOption.Spin range = option.get();
    int steps = ComputerOpponent.HIGHEST_LEVEL - 1;
    long value = range.least() + (range.most() - range.least()) * (wanted - 1) / steps;
    EngineCommand weaker = command.with(range.name(), String.valueOf(value));
    return limit.map(name -> weaker.with(name, "true")).orElse(weaker);
  }
}
