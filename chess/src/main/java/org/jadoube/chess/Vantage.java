package org.jadoube.chess;

import org.jadoube.chess.bits.Legality;
import org.jadoube.chess.bits.Placement;

/// A position as one side sees it, whether or not it is to move; finds its pinned pieces.
record Vantage(View view, Placement men) {

  static Vantage of(Position it, Colour colour) {
    View view = new View(colour);
    Placement men = it.placement();
    return new Vantage(view, colour == it.turn ? men : men.flippedOver());
  }

  /// The own pieces that shield the own king from a line piece of the opponent.
  SquareSet pinned() {
    return SquareSet.of(view.of(Legality.pinned(men)));
  }
}
