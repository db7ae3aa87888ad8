package org.jadoube.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.chess.Colour;

/// The example program `analyzer` of chasolver 3, which reports its own times.
///
/// @param program its path
record Chasolver(Path program) {
  private static final String DURATION = "([\\d.]+) (ns|μs|µs|ms|s)";
  private static final Pattern TIMES =
      Pattern.compile("Analyzed .*avg: " + DURATION + ";.*max: " + DURATION + "\\)");
  private static final Map<String, Double> MICROS =
      Map.of("ns", 1e-3, "μs", 1.0, "µs", 1.0, "ms", 1e3, "s", 1e6);

  /// Its two questions and their arguments.
  enum Mode {
    FULL(List.of()),
    QUICK(List.of("--fast"));

    private final List<String> options;

    Mode(List<String> options) {
      this.options = options;
    }
  }

  /// The time per verdict.
  record Report(double meanMicros, double worstMicros) {}

  /// A line of its input.
  static String question(String fen, Colour winner) {
    return fen + " " + winner.name().toLowerCase(Locale.ROOT);
  }

  Report ask(Path questions, Mode mode) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(program.toString());
    builder.command().addAll(mode.options);
    Process process =
        builder
            .redirectInput(questions.toFile())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    String said = new String(process.getErrorStream().readAllBytes(), UTF_8);
    Matcher times = TIMES.matcher(said);
    if (!times.find()) {
      throw new IOException(program + " says " + said);
    }
    return new Report(micros(times, 1), micros(times, 3));
  }

  private static double micros(Matcher times, int group) {
    return Double.parseDouble(times.group(group)) * MICROS.get(times.group(group + 1));
  }
}
