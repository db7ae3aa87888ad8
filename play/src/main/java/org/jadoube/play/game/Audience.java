package org.jadoube.play.game;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jadoube.play.rights.Role;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The listeners of a game. Used only by its room's mailbox.
final class Audience {
  private static final Logger LOG = LoggerFactory.getLogger(Audience.class);

  private final Set<Listener> listeners = new LinkedHashSet<>();

  void enter(Listener listener) {
    listeners.add(listener);
  }

  void leave(Listener listener) {
    listeners.remove(listener);
  }

  void tell(News news) {
    List.copyOf(listeners).forEach(listener -> tell(listener, news));
  }

  /// Tells the listeners who act in the game.
  void tellActors(News news) {
    listeners.stream()
        .filter(listener -> listener.role() != Role.SPECTATOR)
        .toList()
        .forEach(listener -> tell(listener, news));
  }

  /// Tells a listener. If it fails, the others are not affected, and it must not believe that
  /// nothing happened.
  void tell(Listener listener, News news) {
    try {
      listener.tell(news);
    } catch (RuntimeException | Error failed) {
      LOG.error("telling a follower failed", failed);
      listeners.remove(listener);
      listener.miss();
    }
  }
}
