package org.jadoube.laws.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.state.GameState;

/// Article 10.1 where the event counts a draw as a win for one of the players, as in an Armageddon
/// game. However the game came to be drawn, it is ruled as the draw that it is.
final class DrawOdds {
  private DrawOdds() {}

  /// The event; a ruling that ends the game in a draw also says for whom it counts as a win.
  static Event counted(Event event, GameState game) {
    Optional<Colour> player = game.regulations().scoring().drawOdds();
    return player.isPresent()
            && event instanceof Ruling ruling
            && ruling.result().filter(Result.DRAW::equals).isPresent()
        ? counted(ruling, player.get(), game)
        : event;
  }

  private static Ruling counted(Ruling ruling, Colour player, GameState game) {
    List<Consequence> consequences = new ArrayList<>(ruling.consequences());
    consequences.add(new Consequence.CountsAsWin(player));
    List<Fact> facts = new ArrayList<>(ruling.facts());
    facts.add(new Fact.Under(game.cite(Rule.POINTS)));
    return new Ruling(ruling.at(), ruling.citation(), consequences, facts);
  }
}
