package org.jadoube.competition;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;

/// A game on one board of a match between teams.
///
/// @param first the colour of the team named first
/// @param firstPlayer the place on the first team's list; empty if it had nobody there
/// @param secondPlayer the same for the second team
/// @param result empty until there is one
public record BoardGame(
    Colour first, OptionalInt firstPlayer, OptionalInt secondPlayer, Optional<GameResult> result) {
  public BoardGame {
    requireNonNull(first, "first");
    requireNonNull(firstPlayer, "firstPlayer");
    requireNonNull(secondPlayer, "secondPlayer");
    requireNonNull(result, "result");
    Require.atLeast(1, firstPlayer.orElse(1), "firstPlayer");
    Require.atLeast(1, secondPlayer.orElse(1), "secondPlayer");
  }

  /// A board whose players do not matter or are not known yet.
  public BoardGame(Colour first, Optional<GameResult> result) {
    this(first, OptionalInt.empty(), OptionalInt.empty(), result);
  }

  /// The same with this result.
  public BoardGame with(GameResult recorded) {
    requireNonNull(recorded, "recorded");
    return new BoardGame(first, firstPlayer, secondPlayer, Optional.of(recorded));
  }

  /// Whether there was play.
  public boolean played() {
    return result.filter(GameResult::played).isPresent();
  }
}
