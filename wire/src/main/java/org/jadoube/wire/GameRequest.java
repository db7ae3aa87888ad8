package org.jadoube.wire;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.regulations.Regulations;

/// A game that somebody wants to play.
///
/// @param regulations what is settled before it
/// @param colour of the one who asks; empty if it is to be drawn by lot
/// @param name of the one who asks, as it was given
public record GameRequest(Regulations regulations, Optional<Colour> colour, Optional<String> name) {
  public GameRequest {
    requireNonNull(regulations, "regulations");
    requireNonNull(colour, "colour");
    requireNonNull(name, "name");
  }

  /// The same by somebody of another name.
  public GameRequest withName(String name) {
    return new GameRequest(regulations, colour, Optional.of(requireNonNull(name, "name")));
  }
}
