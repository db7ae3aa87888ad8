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

  /// The listener's role in the game.
  default Role role() {
    return player().isPresent() ? Role.PLAYER : Role.SPECTATOR;
  }

  /// Whether others see its presence.
  default boolean isCounted() {
    return true;
  }

  /// The sequence of the latest event it has seen, if it returns.
  default OptionalInt seen() {
    return OptionalInt.empty();
  }

  /// The round trip of a message; zero if it is unknown.
  default Duration lag() {
    return Duration.ZERO;
  }

  /// Takes news. Must not block.
  void tell(News news);

  /// It has missed news because delivery failed. It gets no more, and may return.
  default void miss() {}
}
