package org.jadoube.wire;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.regulations.Regulations;

/// A request to create a game.
///
/// @param regulations of the game
/// @param colour the player's colour; empty to draw it by lot
/// @param name the player's name, as typed
public record GameRequest(Regulations regulations, Optional<Colour> colour, Optional<String> name) {
  public GameRequest {
    requireNonNull(regulations, "regulations");
    requireNonNull(colour, "colour");
    requireNonNull(name, "name");
  }

  /// The same request under another name.
  public GameRequest withName(String name) {
    return new GameRequest(regulations, colour, Optional.of(requireNonNull(name, "name")));
  }
}
