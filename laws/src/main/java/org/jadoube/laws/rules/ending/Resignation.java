package org.jadoube.laws.rules.ending;

import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.ending.Ending;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Article 5.1.2: resignation.
public final class Resignation {
  private Resignation() {}

  /// The outcome of a resignation: a loss, unless the edition asks whether the opponent could ever
  /// checkmate.
  public static Outcome resign(Colour player, Act act, GameState game) {
    Ending ending =
        GameEnd.lost(Rule.RESIGNATION, Rule.RESIGNATION_UNWINNABLE, player, game.position(), game);
    return Outcome.of(game, GameEnd.ruling(act.at(), ending, GameEnd.declared(player, game)));
  }
}
