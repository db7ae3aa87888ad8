package org.jadoube.play.game;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.play.rights.Role;

/// Somebody who follows a game.
public interface Listener {
  /// The listener's colour; empty for a spectator.
  Optional<Colour> player();

  /// What the listener is in the game.
  default Role role() {
    return player().isPresent() ? Role.PLAYER : Role.SPECTATOR;
  }

  /// Whether it is somebody whose presence others see.
  default boolean isCounted() {
    return true;
  }

  /// The sequence of the latest event it has seen, if it comes back.
  default OptionalInt seen() {
    return OptionalInt.empty();
  }

  /// How long a message takes to the listener and back; zero if that is not known.
  default Duration lag() {
    return Duration.ZERO;
  }

  /// Must not block.
  void tell(News news);

  /// It has missed news, because delivery it failed: it is told no more, and may come back.
  default void miss() {}
}
