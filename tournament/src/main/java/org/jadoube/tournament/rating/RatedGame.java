package org.jadoube.tournament.rating;

import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Result.Score;

/// A game that counts for ratings, from one player's side.
///
/// @param round from 1
/// @param opponent the opponent's pairing number
/// @param rating the opponent's rating
/// @param score the player's
/// @since 0.1.0
public record RatedGame(int round, int opponent, int rating, Score score) {
  public RatedGame {
    Require.atLeast(1, round, "round");
    Require.atLeast(1, opponent, "opponent");
    Rating.require(rating);
  }

  /// The half points.
  public int halves() {
    return switch (score) {
      case WIN -> 2;
      case DRAW -> 1;
      case LOSS -> 0;
    };
  }
}
