package org.jadoube.server.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.laws.Decision;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.refusal.Refusal;

/// What would come of acts, done one after the other until one is refused.
record Plan(Game game, List<Event> events, Optional<Refusal> refusal) {
  static Plan of(Game before, List<Act> acts) {
    Game game = before;
    List<Event> events = new ArrayList<>();
    for (Act act : acts) {
      Decision decision = Laws.decide(act, game);
      game = decision.game();
      events.addAll(decision.events());
      if (decision.refusal().isPresent()) {
        return new Plan(game, events, decision.refusal());
      }
    }
    return new Plan(game, events, Optional.empty());
  }
}
