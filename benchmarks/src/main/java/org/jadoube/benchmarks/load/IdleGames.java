package org.jadoube.benchmarks.load;

import java.time.Duration;
import java.util.List;
import java.util.Locale;

/// The memory of a game: the live heap with a number of games, with twice as many, and without
/// their players.
record IdleGames(Laboratory laboratory) {
  private static final int GAMES = 300;
  private static final int PLIES = 40;
  private static final int WARM_UP_GAMES = 100;

  private static final Duration PATIENCE = Duration.ofSeconds(40);

  /// Caches of games in which nothing happens are emptied after this time.
  private static final Duration QUIET = Duration.ofSeconds(11);

  void measure() throws Exception {
    Tally tally = new Tally();
    try (ServerUnderLoad server = laboratory.server("idle");
        Zone zone =
            new Zone(server.port(), tally, RandomGame.some(WARM_UP_GAMES), Zone.Way.PAGES)) {
      play(zone, WARM_UP_GAMES, tally);
      long before = idle(server);
      play(zone, GAMES, tally);
      long once = idle(server);
      play(zone, GAMES, tally);
      long twice = idle(server);
      zone.leave();
      long alone = idle(server);
      say(before, once, twice, alone, tally);
    }
  }

  private static void play(Zone zone, int count, Tally tally) throws Exception {
    List<LoadedGame> boards = zone.sitDown(count, count);
    long before = tally.answered();
    boards.forEach(board -> board.playOn(PLIES));
    tally.await(before + (long) count * PLIES, PATIENCE);
  }

  private static long idle(ServerUnderLoad server) throws Exception {
    Thread.sleep(QUIET);
    return server.heapBytes();
  }

  private void say(long before, long once, long twice, long alone, Tally tally) {
    double followed = (twice - before) / 2.0 / GAMES;
    double player = (twice - alone) / 2.0 / (2 * GAMES + WARM_UP_GAMES);
    laboratory
        .report()
        .say(
            "",
            "## Idle games",
            "",
            String.format(
                Locale.ROOT,
                "A game of %d plies that waits for its next move: %.1f KiB of heap, of which the connections of its players take %.1f KiB"
                    + " (live heap with %d games %.1f MB, with %d %.1f MB, with %d %.1f MB, without the connections %.1f MB). %s",
                PLIES,
                followed / 1024,
                2 * player / 1024,
                WARM_UP_GAMES,
                before / 1e6,
                WARM_UP_GAMES + GAMES,
                once / 1e6,
                WARM_UP_GAMES + 2 * GAMES,
                twice / 1e6,
                alone / 1e6,
                ActsLoad.failures(tally)),
            "The game alone: "
                + String.format(Locale.ROOT, "%.1f KiB.", (followed - 2 * player) / 1024));
  }
}
