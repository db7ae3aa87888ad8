package org.jadoube.benchmarks.load;

import java.time.Duration;
import java.util.List;
import java.util.Locale;

/// Many games in progress, with the given number of acts a second, after a warm-up with half as
/// many.
///
/// @param way how acts are sent
record ActsLoad(Laboratory laboratory, Zone.Way way) {
  private static final int DIFFERENT_GAMES = 64;

  /// On a busy machine acts may be on their way for long. Only those still missing then are lost.
  static final Duration STRAGGLERS = Duration.ofSeconds(60);

  void measure() throws Exception {
    Sizes sizes = laboratory.sizes();
    Tally tally = new Tally();
    try (ServerUnderLoad server = laboratory.server(way == Zone.Way.PAGES ? "acts" : "programs");
        Zone zone = new Zone(server.port(), tally, RandomGame.some(DIFFERENT_GAMES), way)) {
      int connected = Math.min(sizes.games(), Laboratory.mostFollowers() / 2);
      List<LoadedGame> boards =
          zone.sitDown(sizes.games(), connected).stream().filter(LoadedGame::isSeated).toList();
      laboratory
          .report()
          .say(
              "",
              way == Zone.Way.PAGES
                  ? "## Acts, by POST as the pages do"
                  : "## Acts, over WebSockets as programs do",
              "",
              String.format(
                  Locale.ROOT,
                  "%d games in progress, both players of %d connected (a process may open %d files here). %s",
                  sizes.games(),
                  boards.size(),
                  Laboratory.files(),
                  failures(tally)));
      for (int rate : List.of(sizes.acts() / 2, sizes.acts())) {
        new Pace(boards, rate, Duration.ofSeconds(sizes.seconds())).play(); // to warm up
        measure(rate, boards, tally, server);
      }
      zone.leave();
    }
  }

  private void measure(int rate, List<LoadedGame> boards, Tally tally, ServerUnderLoad server)
      throws Exception {
    tally.await(STRAGGLERS);
    tally.reset();
    Spent spent = Spent.since(server);
    new Pace(boards, rate, Duration.ofSeconds(laboratory.sizes().seconds())).play();
    String processor = spent.words(tally.acts());
    tally.await(STRAGGLERS);
    laboratory
        .report()
        .say(
            "",
            "| acts/s wanted | told to both | median ms | 99 % ms | 99.9 % ms | worst ms | failed |",
            "|---:|---:|---:|---:|---:|---:|---|",
            row(String.valueOf(rate), tally),
            "",
            processor,
            String.format(
                Locale.ROOT,
                "Messages: %.1f kB an act, to both players together; answers: %.2f kB an act.",
                tally.kilobytesAnAct(),
                tally.kilobytesAnAnswer()),
            String.format(
                Locale.ROOT,
                "Memory of the server: %.0f MB resident, %.0f MB of heap live.",
                server.residentMegabytes(),
                server.heapBytes() / 1e6));
  }

  static String row(String label, Tally tally) {
    return String.format(
        Locale.ROOT,
        "| %s | %d of %d | %.1f | %.1f | %.1f | %.1f | %s |",
        label,
        tally.answered(),
        tally.acts(),
        tally.percentile(50),
        tally.percentile(99),
        tally.percentile(99.9),
        tally.worst(),
        failures(tally));
  }

  static String failures(Tally tally) {
    return tally.failures().isEmpty() ? "none" : tally.failures().toString();
  }
}
