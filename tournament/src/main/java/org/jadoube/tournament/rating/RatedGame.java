package org.jadoube.tournament.rating;

import org.jadoube.chess.domain.Require;

/// A game that counts for ratings, from one player's side.
///
/// @param round from 1
/// @param opponent the opponent's pairing number
/// @param rating the opponent's rating
/// @param halves 2 for a win, 1 for a draw, 0 for a loss
public record RatedGame(int round, int opponent, int rating, int halves) {
  public RatedGame {
    Require.atLeast(1, round, "round");
    Require.atLeast(1, opponent, "opponent");
    Rating.require(rating);
    Require.within(0, 2, halves, "halves");
  }
}
