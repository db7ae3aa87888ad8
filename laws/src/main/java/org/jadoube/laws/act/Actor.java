package org.jadoube.laws.act;

import java.util.Optional;
import org.jadoube.chess.Colour;

/// Who does something in a game.
///
/// ```java
/// Actor.player(Colour.WHITE); // => Player[colour=WHITE]
/// Actor.ARBITER.side(); // => Optional.empty
/// ```
///
/// @since 0.1.0
public sealed interface Actor {
  /// One of the two players.
  record Player(Colour colour) implements Actor {

    @Override
    public Optional<Colour> side() {
      return Optional.of(colour);
    }
  }

  /// Somebody who acts for a player who cannot (Articles 4.9, 6.2.6, 8.1.6, D.2.10).
  record Assistant(Colour colour) implements Actor {

    @Override
    public Optional<Colour> side() {
      return Optional.of(colour);
    }
  }

  /// The arbiter, or the person who decides in the arbiter's place.
  record Arbiter() implements Actor {
    @Override
    public Optional<Colour> side() {
      return Optional.empty();
    }
  }

  /// The chess clock, or the program that keeps it and starts the game.
  record Clock() implements Actor {
    @Override
    public Optional<Colour> side() {
      return Optional.empty();
    }
  }

  Actor WHITE = new Player(Colour.WHITE);
  Actor BLACK = new Player(Colour.BLACK);
  Actor ARBITER = new Arbiter();
  Actor CLOCK = new Clock();

  /// The player with these pieces.
  static Actor player(Colour colour) {
    return colour == Colour.WHITE ? WHITE : BLACK;
  }

  /// The side this actor plays for, if any.
  Optional<Colour> side();
}
