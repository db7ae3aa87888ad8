package org.jadoube.laws.rules.moving;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.chess.Move;
import org.jadoube.laws.event.Completion;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.ending.EndingPositions;
import org.jadoube.laws.rules.ending.MadeMoves;
import org.jadoube.laws.rules.irregularity.Displacements;
import org.jadoube.laws.state.Displacement;
import org.jadoube.laws.state.GameState;

/// Pieces off their squares that nobody has noticed, or that the opponent has moved out of turn. A
/// move that is legal on the board as it lies is not an illegal move (Article 3.10.1): the
/// irregularity is the displacement, to be found later (7.6; 7.5 before 2014).
final class AsItLies {
  private AsItLies() {}

  /// The game in which a move is made. It is the game as the Laws see it, unless the move is legal
  /// only on the board as it lies, starts from where a piece lies, or ends the game differently
  /// there.
  static Outcome game(Instant at, GameState game, Function<GameState, Optional<Move>> made) {
    if (game.table().displaced().isEmpty()) {
      return Outcome.nothing(game);
    }
    Outcome overlooked = Displacements.overlooked(at, game);
    Optional<Move> there = made.apply(overlooked.game());
    Optional<Move> here = made.apply(game);
    boolean lies =
        there.isPresent()
            && (here.isEmpty()
                || isMoved(game)
                || isUpset(game)
                    && ends(here.get(), at, game) != ends(there.get(), at, overlooked.game()));
    return lies ? overlooked : Outcome.nothing(game);
  }

  private static boolean isMoved(GameState game) {
    return game.table().displaced().stream().anyMatch(Displacement::isMoved);
  }

  private static boolean isUpset(GameState game) {
    return game.table().displaced().stream().anyMatch(Displacement::accidental);
  }

  private static boolean ends(Move move, Instant at, GameState game) {
    return EndingPositions.ending(
            game.evolve(MadeMoves.event(game.turn(), move, at, Completion.PENDING, game)), at)
        .isPresent();
  }
}
