package org.jadoube.benchmarks.load;

import java.util.List;
import java.util.Locale;

/// Spectators who watch games in which nothing happens.
record IdleFollowers(Laboratory laboratory) {
  private static final int GAMES = 100;
  private static final long WATCHED_MILLIS = 12_000;

  void measure() throws Exception {
    int wanted = laboratory.sizes().followers();
    int possible = Math.min(wanted, Laboratory.mostFollowers());
    Tally tally = new Tally();
    try (ServerUnderLoad server = laboratory.server("followers");
        Zone zone = new Zone(server.port(), tally, RandomGame.some(1), Zone.Way.PAGES)) {
      List<LoadedGame> boards = zone.sitDown(GAMES, 0);
      Thread.sleep(WATCHED_MILLIS);
      long before = server.heapBytes();
      int watching = zone.watch(boards, possible);
      Spent spent = Spent.since(server);
      Thread.sleep(WATCHED_MILLIS);
      String processor = spent.words(0);
      double each = (server.heapBytes() - before) / (double) Math.max(1, watching);
      laboratory
          .report()
          .say(
              "",
              "## Idle followers",
              "",
              String.format(
                  Locale.ROOT,
                  "%d of %d followers watch %d games; the bound is %s. Each takes %.1f KiB of heap, so %d would take %.0f MB; the server has %.0f MB resident. %s",
                  watching,
                  wanted,
                  GAMES,
                  possible < wanted
                      ? "the number of files that this system lets a process open"
                      : "nothing",
                  each / 1024,
                  wanted,
                  each * wanted / 1e6,
                  server.residentMegabytes(),
                  ActsLoad.failures(tally)),
              "While nothing happens but pings: " + processor);
      zone.leave();
    }
  }
}
