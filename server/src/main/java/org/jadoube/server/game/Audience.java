package org.jadoube.server.game;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jadoube.server.view.Reader;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Those who are told what happens in a game. For its room's mailbox alone.
final class Audience {
  private static final Logger LOG = LoggerFactory.getLogger(Audience.class);

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

  void tell(String message) {
    listeners.forEach(listener -> tell(listener, message));
  }

  /// Writes one message for each player and one for the spectators of each language; an empty one
  /// is not sent.
  void tell(Function<Reader, String> messages) {
    Map<Reader, String> written = new HashMap<>();
    for (Listener listener : listeners) {
      String message = written.computeIfAbsent(listener.reader(), messages);
      if (!message.isEmpty()) {
        tell(listener, message);
      }
    }
  }

  /// Who fails to listen does no harm to the others.
  static void tell(Listener listener, String message) {
    try {
      listener.tell(message);
    } catch (RuntimeException failed) {
      LOG.debug("somebody could not be told", failed);
    }
  }
}
