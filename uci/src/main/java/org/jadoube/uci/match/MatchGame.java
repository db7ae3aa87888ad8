package org.jadoube.uci.match;

import java.util.List;
import java.util.Optional;
import org.jadoube.laws.Game;

/// A game that was played.
///
/// @param game its record under the Laws
/// @param moves what the engines found
/// @param told the failure of the engine that lost by it
public record MatchGame(
    Fixture fixture, Game game, List<PlayedMove> moves, MatchGameEnd ended, Optional<String> told) {
  public MatchGame {
    moves = List.copyOf(moves);
  }

  /// Whether it has a result.
  public boolean isOver() {
    return ended.result().isPresent();
  }
}
