package org.jadoube.server.game;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.server.store.GameId;

/// Orders what arrives for each game. Everything that changes a game takes a place in line here and
/// keeps the time at which it did, however long it waits. So a flag is only checked after
/// everything that arrived before it fell.
final class Arrivals {
  private static final CompletableFuture<?> NOTHING = CompletableFuture.completedFuture(true);

  private final InstantSource clock;
  private final Map<GameId, Arrival> latest = new ConcurrentHashMap<>();

  Arrivals(InstantSource clock) {
    this.clock = clock;
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
    var _ = arrival.over().thenRun(() -> latest.remove(game, arrival));
    return arrival;
  }

  /// Whether it is the latest arrival.
  boolean isLast(Arrival arrival) {
    return arrival.equals(latest.get(arrival.game()));
  }

  /// The number of games that something is waiting for.
  int size() {
    return latest.size();
  }

  /// Whether nothing is waiting for that game.
  boolean isQuiet(GameId game) {
    return !latest.containsKey(game);
  }
}
