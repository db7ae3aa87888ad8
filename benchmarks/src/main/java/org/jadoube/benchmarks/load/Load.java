package org.jadoube.benchmarks.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;

/// Measures a server under load and writes SERVER.md. Started by `benchmarks/load`; see README.md.
public final class Load {
  private static final List<String> ALL =
      List.of("acts", "programs", "cold", "slow", "idle", "followers", "start");

  private Load() {}

  /// Arguments: the checkout, then measurements and sizes (`games=5000`), all by default.
  public static void main(String... arguments) throws Exception {
    Sizes sizes = Sizes.of(List.of(arguments));
    List<String> wanted =
        List.of(arguments).stream().skip(1).filter(argument -> !argument.contains("=")).toList();
    Report report = new Report();
    Path root = Path.of(arguments[0]);
    heading(report);
    Path directory = Files.createTempDirectory("jadoube-load");
    for (String mode : wanted.isEmpty() ? ALL : wanted) {
      measure(mode, new Laboratory(root, directory, sizes, report));
    }
    if (wanted.isEmpty()) {
      report.write(root.resolve("benchmarks/SERVER.md"));
    }
  }

  private static void measure(String mode, Laboratory laboratory) throws Exception {
    switch (mode) {
      case "acts" -> new ActsLoad(laboratory, Zone.Way.PAGES).measure();
      case "programs" -> new ActsLoad(laboratory, Zone.Way.PROGRAMS).measure();
      case "cold" -> new ColdStart(laboratory).measure();
      case "slow" -> new SlowReaders(laboratory).measure();
      case "idle" -> new IdleGames(laboratory).measure();
      case "followers" -> new IdleFollowers(laboratory).measure();
      case "start" -> new FirstAnswer(laboratory).measure();
      default ->
          throw new IllegalArgumentException(mode + ": expected one of " + String.join(", ", ALL));
    }
  }

  private static void heading(Report report) throws IOException {
    report.say("# The server under load", "");
    report.say(
        String.format(
            Locale.ROOT,
            "Written by `benchmarks/load` on %s: %d processors, shared by server and generator; load average before it %s; Java %s; SQLite.",
            LocalDate.now(java.time.ZoneOffset.UTC),
            Runtime.getRuntime().availableProcessors(),
            Files.readString(Path.of("/proc/loadavg")).split(" ")[0],
            Runtime.version()));
    report.say(
        "Times of acts count from when each was due to be sent until both players were told.");
  }
}
