package org.jadoube.server.game;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jadoube.chess.Colour;
import org.jadoube.server.view.PresenceView;

/// Those who follow a game. Guarded by the lock of its room.
final class Audience {
  private final Set<Listener> listeners = new LinkedHashSet<>();

  void enter(Listener listener) {
    listeners.add(listener);
  }

  void leave(Listener listener) {
    listeners.remove(listener);
  }

  boolean isEmpty() {
    return listeners.isEmpty();
  }

  boolean holds(Colour player) {
    return count(Optional.of(player)) > 0;
  }

  boolean holdsBoth() {
    return holds(Colour.WHITE) && holds(Colour.BLACK);
  }

  boolean holdsAPlayer() {
    return holds(Colour.WHITE) || holds(Colour.BLACK);
  }

  int spectators() {
    return count(Optional.empty());
  }

  PresenceView presence() {
    return PresenceView.of(holds(Colour.WHITE), holds(Colour.BLACK), spectators());
  }

  void tell(String message) {
    listeners.forEach(listener -> listener.tell(message));
  }

  /// To each what is for that player's eyes, or a spectator's.
  void tell(Function<Optional<Colour>, String> messages) {
    Map<Optional<Colour>, String> written = new HashMap<>();
    listeners.forEach(
        listener -> listener.tell(written.computeIfAbsent(listener.player(), messages)));
  }

  private int count(Optional<Colour> player) {
    return (int) listeners.stream().filter(one -> one.player().equals(player)).count();
  }
}
