package org.jadoube.play.game;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jadoube.store.GameId;

/// Orders arrivals for each game. Everything that changes a game takes a place in line here and
/// keeps the time at which it did, however long it waits. So a flag is checked only after
/// everything that arrived before its fall.
final class ArrivalOrder {
  private static final CompletableFuture<?> NOTHING = CompletableFuture.completedFuture(true);

  /// An act that waits longer is better sent again.
  private static final Duration TOO_LONG = Duration.ofSeconds(3);

  private static final int FEW = 64;

  /// Nobody notices a shorter delay.
  private static final Duration LEAST = Duration.ofMillis(100);

  private final InstantSource clock;
  private final Supplier<Duration> congestion;
  private volatile Duration latestWait = Duration.ZERO;
  private final Map<GameId, Arrival> latest = new ConcurrentHashMap<>();

  /// @param congestion how long acts that have reached this process wait before they arrive here
  ArrivalOrder(InstantSource clock, Supplier<Duration> congestion) {
    this.clock = clock;
    this.congestion = congestion;
  }

  /// Takes the next place in line. Must not be called while holding a place for the same game.
  Arrival arrive(GameId game) {
    Arrival arrival =
        latest.compute(
            game,
            (_, before) -> {
              Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
              return new Arrival(game, now, before == null ? NOTHING : before.over());
            });
    var _ = arrival.over().thenRun(() -> leave(arrival));
    return arrival;
  }

  private void leave(Arrival arrival) {
    latest.remove(arrival.game(), arrival);
    latestWait = Duration.between(arrival.at(), clock.instant());
  }

  /// Whether more has arrived than can be done soon. Acts in line are still done in their turn;
  /// after that there is room again.
  boolean areTooMany() {
    return latest.size() > FEW && latestWait.compareTo(TOO_LONG) > 0
        || congestion.get().compareTo(TOO_LONG) > 0;
  }

  /// How long ago the present arrivals reached this process.
  Duration delay() {
    Duration delay = congestion.get();
    return delay.compareTo(LEAST) > 0 ? delay : Duration.ZERO;
  }

  /// Whether it is the latest arrival.
  boolean isLast(Arrival arrival) {
    return arrival.equals(latest.get(arrival.game()));
  }

  /// The number of games with something waiting.
  int size() {
    return latest.size();
  }

  /// Whether nothing is waiting for that game.
  boolean isQuiet(GameId game) {
    return !latest.containsKey(game);
  }
}
