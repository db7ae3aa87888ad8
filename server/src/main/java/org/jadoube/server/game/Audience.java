package org.jadoube.server.game;

import java.util.LinkedHashSet;
import java.util.Set;
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

  void tell(News news) {
    listeners.forEach(listener -> tell(listener, news));
  }

  /// Who fails to listen does no harm to the others.
  static void tell(Listener listener, News news) {
    try {
      listener.tell(news);
    } catch (RuntimeException failed) {
      LOG.debug("somebody could not be told", failed);
    }
  }
}
