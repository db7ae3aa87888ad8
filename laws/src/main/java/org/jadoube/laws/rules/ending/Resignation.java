package org.jadoube.laws.rules.ending;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.chess.fate.Fate;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.Winning;
import org.jadoube.laws.state.GameState;

/// Article 5.1.2: resignation.
public final class Resignation {
  private Resignation() {}

  /// A resignation loses, unless the edition asks whether the opponent could ever checkmate.
  public static Outcome resign(Colour player, Act.Resign act, GameState game) {
    List<Fact> declared = GameEnd.declared(player, game);
    if (!game.edition().has(Rule.RESIGNATION_UNWINNABLE)) {
      return Outcome.of(game, lost(player, act.at(), game, declared));
    }
    Fate fate = Winning.fate(game, player.opposite());
    List<Fact> facts = new ArrayList<>(declared);
    facts.add(Winning.fact(fate, player.opposite()));
    return Outcome.of(
        game,
        fate instanceof Fate.Unwinnable
            ? GameEnd.ruling(game, act.at(), Rule.RESIGNATION_UNWINNABLE, Result.DRAW, facts)
            : lost(player, act.at(), game, facts));
  }

  private static Ruling lost(Colour player, Instant at, GameState game, List<Fact> facts) {
    return GameEnd.ruling(game, at, Rule.RESIGNATION, Result.wonBy(player.opposite()), facts);
  }
}
