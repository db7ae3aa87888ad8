package org.jadoube.server.game;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jadoube.chess.Colour;

/// Counts the connected players and spectators without locking.
final class Attendance {
  private final Set<Listener> present = ConcurrentHashMap.newKeySet();
  private final AtomicInteger white = new AtomicInteger();
  private final AtomicInteger black = new AtomicInteger();
  private final AtomicInteger spectators = new AtomicInteger();

  void enter(Listener listener) {
    if (present.add(listener)) {
      count(listener).incrementAndGet();
    }
  }

  void leave(Listener listener) {
    if (present.remove(listener)) {
      count(listener).decrementAndGet();
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

  boolean isEmpty() {
    return present.isEmpty();
  }

  boolean holdsBoth() {
    return white.get() > 0 && black.get() > 0;
  }

  boolean holdsAPlayer() {
    return white.get() > 0 || black.get() > 0;
  }

  int spectators() {
    return spectators.get();
  }

  Presence presence() {
    return new Presence(white.get() > 0, black.get() > 0, spectators.get());
  }
}
