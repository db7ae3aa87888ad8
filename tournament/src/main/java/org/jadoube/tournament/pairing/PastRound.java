package org.jadoube.tournament.pairing;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;

/// A round from one player's side.
///
/// @param opponent the number of the opponent in a game that was played; 0 without one
/// @param colour in a game that was played; of a match, the one that counts for it. Only a match in
///   which each player forfeited one game has none (C.04.5 1.6)
/// @param floating by the scores of that round
/// @since 0.1.0
public record PastRound(int opponent, Optional<Colour> colour, Floating floating) {
  public PastRound {
    Require.atLeast(0, opponent, "opponent");
    if (opponent == 0 && colour.isPresent()) {
      throw new IllegalArgumentException("a colour needs an opponent: " + colour);
    }
  }

  /// A game.
  public static PastRound game(int opponent, Colour colour, Floating floating) {
    return new PastRound(opponent, Optional.of(colour), floating);
  }

  /// A round in which nothing was played.
  public static PastRound unplayed(Floating floating) {
    return new PastRound(0, Optional.empty(), floating);
  }
}
