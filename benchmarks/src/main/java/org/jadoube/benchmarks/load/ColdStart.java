package org.jadoube.benchmarks.load;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// A server that is started again in the middle of its games: all players come back at once and
/// play on.
record ColdStart(Laboratory laboratory) {
  private static final String NAME = "cold";
  private static final int GAMES = 1000;
  private static final int ACTS_PER_SECOND = 1000;
  private static final int DIFFERENT_GAMES = 64;
  private static final Duration BEFORE = Duration.ofSeconds(6);
  private static final Duration AFTER = Duration.ofSeconds(16);
  private static final Duration STRAGGLERS = Duration.ofSeconds(15);

  /// When the server had started, and the fate of the acts in each stretch of time since.
  private static final class Since {
    private static final Duration STRETCH = Duration.ofSeconds(5);

    private final Tally before = new Tally();
    private final Tally all = new Tally();
    private final List<Tally> stretches =
        Stream.generate(Tally::new).limit(2 * AFTER.dividedBy(STRETCH)).toList();
    private volatile long start = Long.MAX_VALUE;

    Tally at(long due) {
      return due < start
          ? before
          : stretches.get((int) Math.min(stretches.size() - 1, (due - start) / STRETCH.toNanos()));
    }

    long acts() {
      return stretches.stream().mapToLong(Tally::acts).sum();
    }

    double seconds() {
      return (System.nanoTime() - start) / 1e9;
    }
  }

  void measure() throws Exception {
    Since since = new Since();
    List<Zone.Table> tables;
    int port;
    try (ServerUnderLoad server = laboratory.server(NAME);
        Zone zone = zone(server, since.before)) {
      port = server.port();
      tables = zone.tables(GAMES, since::at);
      zone.follow(tables, GAMES);
      new Pace(boards(tables), ACTS_PER_SECOND / 2, BEFORE).play();
      since.before.await(STRAGGLERS);
      zone.leave();
    }
    try (ServerUnderLoad server =
            ServerUnderLoad.start(laboratory.root(), laboratory.directory().resolve(NAME), port);
        Zone zone = zone(server, since.all)) {
      again(server, zone, tables, since);
    }
  }

  private static Zone zone(ServerUnderLoad server, Tally tally) throws Exception {
    return new Zone(server.port(), tally, RandomGame.some(DIFFERENT_GAMES), Zone.Way.PAGES);
  }

  private static List<LoadedGame> boards(List<Zone.Table> tables) {
    return tables.stream().map(Zone.Table::board).toList();
  }

  private void again(ServerUnderLoad server, Zone zone, List<Zone.Table> tables, Since since)
      throws InterruptedException {
    since.start = System.nanoTime();
    Spent spent = Spent.since(server);
    double[] allThere = {Double.NaN};
    Thread coming =
        Thread.ofPlatform()
            .start(() -> {
              follow(zone, tables);
              allThere[0] = since.seconds();
            });
    new Pace(boards(tables), ACTS_PER_SECOND, AFTER).play();
    String processor = spent.words(since.acts());
    coming.join();
    Thread.sleep(STRAGGLERS);
    say(since, allThere[0], processor);
    zone.leave();
  }

  private static void follow(Zone zone, List<Zone.Table> tables) {
    try {
      zone.follow(tables, GAMES);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private void say(Since since, double allThere, String processor) {
    Report report = laboratory.report();
    report.say(
        "",
        "## After a start",
        "",
        String.format(
            Locale.ROOT,
            "%d games in progress, whose players all come back when the server is started again (after %.1f s all of them are there)"
                + " and move %d times a second. Answers that asked to come again, and failures: %s",
            GAMES,
            allThere,
            ACTS_PER_SECOND,
            ActsLoad.failures(since.all)),
        "",
        "| seconds after the start | told to both | median ms | 99 % ms | 99.9 % ms | worst ms | failed |",
        "|---|---:|---:|---:|---:|---:|---|");
    for (int i = 0; i < since.stretches.size(); i++) {
      Tally stretch = since.stretches.get(i);
      if (stretch.acts() > 0) {
        long from = i * Since.STRETCH.toSeconds();
        report.say(ActsLoad.row(from + " to " + (from + Since.STRETCH.toSeconds()), stretch));
      }
    }
    report.say("", processor);
  }
}
