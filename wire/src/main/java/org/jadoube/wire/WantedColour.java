package org.jadoube.wire;

import java.util.Optional;
import org.jadoube.chess.Colour;

/// The colour a player asks for.
enum WantedColour {
  WHITE,
  BLACK,
  RANDOM;

  static WantedColour of(Colour colour) {
    return colour == Colour.WHITE ? WHITE : BLACK;
  }

  /// Empty if the colour is to be drawn by lot.
  Optional<Colour> colour() {
    return switch (this) {
      case WHITE -> Optional.of(Colour.WHITE);
      case BLACK -> Optional.of(Colour.BLACK);
      case RANDOM -> Optional.empty();
    };
  }
}
