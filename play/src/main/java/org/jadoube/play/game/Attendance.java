package org.jadoube.play.game;

import java.time.Duration;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jadoube.chess.Colour;

/// Counts the connected players and spectators without locking.
final class Attendance {
  private final Set<Listener> present = ConcurrentHashMap.newKeySet();
  private final Set<Listener> players = ConcurrentHashMap.newKeySet();
  private final AtomicInteger white = new AtomicInteger();
  private final AtomicInteger black = new AtomicInteger();
  private final AtomicInteger spectators = new AtomicInteger();

  void enter(Listener listener) {
    if (present.add(listener) && listener.isCounted()) {
      count(listener).incrementAndGet();
      if (listener.player().isPresent()) {
        players.add(listener);
      }
    }
  }

  void leave(Listener listener) {
    if (present.remove(listener) && listener.isCounted()) {
      count(listener).decrementAndGet();
      players.remove(listener);
    }
  }

  boolean holds(Listener listener) {
    return present.contains(listener);
  }

  private AtomicInteger count(Listener listener) {
    return count(listener.player());
  }

  private AtomicInteger count(Optional<Colour> player) {
    return player.map(colour -> colour == Colour.WHITE ? white : black).orElse(spectators);
  }

  /// The shortest round trip to a player who is here.
  Duration lag(Colour player) {
    return players.stream()
        .filter(listener -> listener.player().filter(player::equals).isPresent())
        .map(Listener::lag)
        .min(Comparator.naturalOrder())
        .orElse(Duration.ZERO);
  }

  boolean isEmpty() {
    return present.isEmpty();
  }

  int spectators() {
    return spectators.get();
  }

  WhoIsHere presence() {
    return new WhoIsHere(white.get() > 0, black.get() > 0, spectators.get());
  }
}
