package org.jadoube.tournament.score;

import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;

/// A game from one side.
///
/// @param played whether it took place; a game without a result yet, or a forfeited one, did not
/// @param halves its points, in half points
/// @since 0.1.0
public record BoardScore(Colour colour, boolean played, int halves) {
  public BoardScore {
    Require.atLeast(0, halves, "halves");
  }
}
