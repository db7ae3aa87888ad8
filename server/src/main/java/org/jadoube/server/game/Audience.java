package org.jadoube.server.game;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jadoube.chess.Colour;
import org.jadoube.server.view.PresenceView;
import org.jadoube.server.view.Reader;

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

  /// To each what is for such a reader, written once for all who count as the same.
  void tell(UnaryOperator<Reader> countingAs, Function<Reader, String> messages) {
    Map<Reader, String> written = new HashMap<>();
    listeners.forEach(listener ->
        listener.tell(written.computeIfAbsent(countingAs.apply(listener.reader()), messages)));
  }

  private int count(Optional<Colour> player) {
    return (int) listeners.stream().filter(one -> one.reader().player().equals(player)).count();
  }
}
