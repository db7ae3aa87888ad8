package org.jadoube.web;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.Limits;
import org.jadoube.store.Ledger;
import org.jadoube.store.Removal;
import org.jadoube.store.Unavailable;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Removes games that nobody needs any more, by the rules in the settings.
final class Retention implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Retention.class);
  private static final long FIRST_MINUTES = 1;
  private static final long MINUTES = 60;

  private final ScheduledExecutorService executor =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("jadoube-retention").daemon().factory());
  private final Ledger ledger;
  private final InstantSource clock;
  private final Limits limits;
  private final Predicate<String> inUse;

  /// @param inUse whether somebody is looking at a game
  Retention(Ledger ledger, InstantSource clock, Limits limits, Predicate<String> inUse) {
    this.ledger = ledger;
    this.clock = clock;
    this.limits = limits;
    this.inUse = inUse;
  }

  /// Tidies every hour from now on.
  static Retention start(
      Ledger ledger, InstantSource clock, Limits limits, Predicate<String> inUse) {
    Retention retention = new Retention(ledger, clock, limits, inUse);
    ScheduledFuture<?> _ =
        retention.executor.scheduleWithFixedDelay(
            retention::look, FIRST_MINUTES, MINUTES, TimeUnit.MINUTES);
    return retention;
  }

  private void look() {
    try {
      tidy();
    } catch (Unavailable gone) {
      LOG.warn("old games are removed later: {}", gone.getMessage());
    } catch (RuntimeException bug) {
      LOG.error("old games could not be removed", bug);
    }
  }

  /// Removes games by the rules.
  void tidy() {
    remove(CountLimit.KEEP_UNPLAYED_DAYS, Removal::unplayed, "in which nobody has moved");
    remove(CountLimit.KEEP_GUEST_GAMES_DAYS, Removal::ofGuests, "between guests");
  }

  private void remove(
      CountLimit rule, BiFunction<Handle, Instant, List<String>> search, String what) {
    int days = limits.of(rule);
    if (days == 0) {
      return;
    }
    Instant before = clock.instant().minus(Duration.ofDays(days));
    int removed = 0;
    int last;
    do {
      last = removed;
      for (String game : ledger.read(handle -> search.apply(handle, before))) {
        removed += !inUse.test(game) && removed(game) ? 1 : 0;
      }
    } while (removed > last);
    if (removed > 0) {
      LOG.info("removed {} games {} for {} days", removed, what, days);
    }
  }

  private boolean removed(String game) {
    return ledger.write(
        game,
        handle -> {
          boolean _ = Removal.game(handle, game);
        });
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
