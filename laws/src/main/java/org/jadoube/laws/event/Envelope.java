package org.jadoube.laws.event;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Setup;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.clock.Times;

/// The part of the information on the envelope that the game itself provides (Guidelines I.2).
///
/// @param position the position immediately before the sealed move
/// @param times the time left to both players
/// @param sealer who sealed
/// @param moveNumber the number of the sealed move
/// @param openOffer the author of a draw offer that is still open
/// @since 0.1.0
public record Envelope(
    Setup position, Times times, Colour sealer, int moveNumber, Optional<Colour> openOffer) {
  public Envelope {
    Require.atLeast(1, moveNumber, "moveNumber");
  }
}
