package org.jadoube.server.game;

import org.jadoube.chess.Colour;
import org.jadoube.server.store.StoredColour;

/// A player's id for an act, which makes sending it twice harmless.
public record ActId(StoredColour colour, String text) {
  /// The id of a player's act.
  public static ActId of(Colour by, String text) {
    return new ActId(StoredColour.of(by), text);
  }
}
