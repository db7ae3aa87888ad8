package org.jadoube.server.game;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.server.store.GameId;

/// What has arrived for which game, in order. Whatever changes a game takes its place here first
/// and has the time of that moment, however long it waits for its turn: so a flag is looked at only
/// after all that came before it fell.
final class Arrivals {
  private static final CompletableFuture<?> NOTHING = CompletableFuture.completedFuture(true);

  private final InstantSource clock;
  private final Map<GameId, Arrival> latest = new ConcurrentHashMap<>();

  Arrivals(InstantSource clock) {
    this.clock = clock;
  }

  /// Takes the next place. Whoever holds one in a game must not ask for another in the same.
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

  /// Whether nothing has arrived after that one.
  boolean isLast(Arrival arrival) {
    return arrival.equals(latest.get(arrival.game()));
  }

  /// Whether nothing is on its way to that game.
  boolean isQuiet(GameId game) {
    return !latest.containsKey(game);
  }
}
