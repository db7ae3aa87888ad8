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
/// @param arbiter whether there is to be an arbiter, who gets a key of their own
public record GameRequest(
    Regulations regulations, Optional<Colour> colour, Optional<String> name, boolean arbiter) {
  public GameRequest {
    requireNonNull(regulations, "regulations");
    requireNonNull(colour, "colour");
    requireNonNull(name, "name");
  }

  /// A request for a game without an arbiter.
  public GameRequest(Regulations regulations, Optional<Colour> colour, Optional<String> name) {
    this(regulations, colour, name, false);
  }

  /// The same request under another name.
  public GameRequest withName(String name) {
    return new GameRequest(regulations, colour, Optional.of(requireNonNull(name, "name")), arbiter);
  }
}
