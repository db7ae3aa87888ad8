package org.jadoube.uci.process;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jadoube.chess.domain.Require;

/// How an engine's program is run.
///
/// ```java
/// EngineCommand command = EngineCommand.read("'/opt/my engine/run' --quiet").with("Hash", "64");
/// command.words(); // => [/opt/my engine/run, --quiet]
/// ```
///
/// @param words the program and its arguments; no shell reads them
/// @param options the options to set, in order
/// @param readiness how long the engine may take to start, and to be ready after that
/// @param patience how long it may take beyond the limits of a question, or at all if there are no
///   limits of time
/// @param restarts how often it is started again after it has crashed
/// @since 0.1.0
public record EngineCommand(
    List<String> words,
    Map<String, String> options,
    Duration readiness,
    Duration patience,
    int restarts) {
  private static final Duration USUAL_READINESS = Duration.ofSeconds(10);
  private static final Duration USUAL_PATIENCE = Duration.ofMinutes(2);
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|[^\\s\"']+");

  public EngineCommand {
    words = List.copyOf(words);
    Require.notEmpty(words, "words");
    options.forEach((name, value) -> {
      requireNonNull(name);
      requireNonNull(value);
    });
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    Require.notNegative(readiness, "readiness");
    Require.notNegative(patience, "patience");
    Require.atLeast(0, restarts, "restarts");
  }

  /// A program with its arguments.
  public static EngineCommand of(List<String> words) {
    return new EngineCommand(words, Map.of(), USUAL_READINESS, USUAL_PATIENCE, 1);
  }

  /// A program with its arguments, which are separated by blanks, and quoted if they contain
  /// blanks. Nothing else of a shell's language has a meaning.
  ///
  /// @throws IllegalArgumentException if there is no word
  public static EngineCommand read(String text) {
    return of(words(text));
  }

  /// The words of a command.
  public static List<String> words(String text) {
    return WORD.matcher(text)
        .results()
        .map(word -> word.group().replaceAll("^[\"']|[\"']$", ""))
        .toList();
  }

  /// The command with one more option.
  public EngineCommand with(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(options);
    more.put(name, value);
    return new EngineCommand(words, more, readiness, patience, restarts);
  }

  /// The command with another patience.
  public EngineCommand withPatience(Duration patience) {
    return new EngineCommand(words, options, readiness, patience, restarts);
  }

  /// The command with another limit for starting.
  public EngineCommand withReadiness(Duration readiness) {
    return new EngineCommand(words, options, readiness, patience, restarts);
  }

  /// The command with another number of restarts.
  public EngineCommand withRestarts(int restarts) {
    return new EngineCommand(words, options, readiness, patience, restarts);
  }
}
