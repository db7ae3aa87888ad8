package org.jadoube.laws.rules.moving;

import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import org.jadoube.chess.Colour;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.ClockEvent;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Article 1.3 (1.1 before 2018): a player has the move once the opponent's has been made. Pressing
/// the clock is not a move, so a player who has only pressed may still move until the opponent
/// treats the press as one. The press remains an irregularity (Article 7.5.3).
final class HavingTheMove {
  private HavingTheMove() {}

  /// Lets `decide` rule on an act by `player` with the pieces.
  static Outcome keep(
      Colour player, Instant at, GameState game, Function<GameState, Outcome> decide) {
    if (!hasOnlyPressed(player, game)) {
      return decide.apply(game);
    }
    Outcome kept =
        Outcome.of(game, new ClockEvent.TurnKept(at, game.cite(Rule.HAVING_THE_MOVE), player));
    Outcome later = kept.then(decide);
    return later.events().equals(kept.events())
        ? new Outcome(game, List.of(), later.refusal())
        : later;
  }

  private static boolean hasOnlyPressed(Colour player, GameState game) {
    return game.turn() != player
        && game.irregularities().isOnlyPressedBy(player, game.ply())
        && game.table().isUntouchedBut(player);
  }
}
