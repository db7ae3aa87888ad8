package org.jadoube.server.game;

import org.jadoube.chess.Colour;
import org.jadoube.server.store.StoredColour;

/// The id that a player gave an act, so that sending it twice does no harm.
public record ActId(StoredColour colour, String text) {
  /// The id of an act of that player.
  public static ActId of(Colour by, String text) {
    return new ActId(StoredColour.of(by), text);
  }
}
