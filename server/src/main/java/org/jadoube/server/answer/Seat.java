package org.jadoube.server.answer;

import org.jadoube.chess.Colour;
import org.jadoube.server.description.NameOf;

/// A seat that has been taken.
///
/// @param id of the game
/// @param token proves who the player is; to be kept
public record Seat(int schema, String id, @NameOf(Colour.class) String colour, String token) {
  /// Leaves out what must not reach a log.
  @Override
  public String toString() {
    return "Seat in " + id;
  }
}
