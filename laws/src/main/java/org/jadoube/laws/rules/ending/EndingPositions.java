package org.jadoube.laws.rules.ending;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.laws.ending.Endings;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.state.GameState;

/// Articles 5.1.1, 5.2.1, 5.2.2 and 9.6: the positions that end a game by themselves.
public final class EndingPositions {
  private EndingPositions() {}

  /// The ruling that ends the game by the position just reached, if it does. If an illegal move has
  /// left something on the board that is not a position at all, the game goes on.
  public static Optional<Ruling> ending(GameState game, Instant at) {
    return game.ply().astray().isPresent()
        ? Optional.empty()
        : Endings.of(game.edition())
            .at(game.ply())
            .map(ending -> GameEnd.ruling(at, ending, GameEnd.facts(game)));
  }
}
