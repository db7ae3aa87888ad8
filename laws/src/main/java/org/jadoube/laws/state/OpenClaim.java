package org.jadoube.laws.state;

import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Square;
import org.jadoube.laws.event.Event;

/// A claim of a draw that has been made and not decided, with the circumstances when it was made.
///
/// @param ply the number of the ply after which it was made
/// @param turn the player having the move
/// @param touched the pieces that this player had touched
public record OpenClaim(Event.DrawClaimed made, int ply, Colour turn, List<Square> touched) {
  public OpenClaim {
    touched = List.copyOf(touched);
  }

  /// Whether the claimant did not have the move.
  public boolean isWithoutTheMove() {
    return made.by() != turn;
  }

  /// This claim if no piece had been touched with intent.
  OpenClaim untouched() {
    return new OpenClaim(made, ply, turn, List.of());
  }
}
