package org.jadoube.uci.process;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jadoube.uci.Failure;
import org.jadoube.uci.protocol.LineWords;

/// An engine's introduction before it plays.
///
/// @param name empty if it has none
record Handshake(Optional<String> name, List<EngineOption> options) {
  private static final int MOST_OPTIONS = 1_000;

  /// Collects the engine's answer to `uci`.
  static final class Draft {
    private Optional<String> name = Optional.empty();
    private final List<EngineOption> options = new ArrayList<>();

    void take(String line) {
      LineWords words = LineWords.of(line);
      switch (words.next().orElse("")) {
        case "id" -> takeName(words);
        case "option" -> takeOption(words);
        default -> {}
      }
    }

    private void takeName(LineWords words) {
      if (words.next().equals(Optional.of("name"))) {
        name = Optional.of(String.join(" ", words.rest()));
      }
    }

    private void takeOption(LineWords words) {
      if (options.size() < MOST_OPTIONS) {
        OptionLine.read(words).ifPresent(options::add);
      }
    }

    Handshake done() {
      return new Handshake(name, List.copyOf(options));
    }
  }

  Optional<EngineOption> option(String name) {
    return options.stream().filter(option -> option.isNamed(name)).findFirst();
  }

  /// The fault in the values that are to be set.
  Optional<Failure> fault(Map<String, String> values) {
    return values.entrySet().stream()
        .flatMap(value -> fault(value.getKey(), value.getValue()).stream())
        .findFirst()
        .map(message -> new Failure(Failure.Kind.BAD_OPTION, message));
  }

  private Optional<String> fault(String name, String value) {
    return option(name)
        .map(option -> option.fault(value).map(fault -> fault + "."))
        .orElseGet(() -> Optional.of("The engine has no option '" + name + "'; " + those()));
  }

  private String those() {
    return options.isEmpty()
        ? "it has none."
        : "it has "
            + options.stream().map(EngineOption::name).collect(Collectors.joining(", "))
            + ".";
  }
}
