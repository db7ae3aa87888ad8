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

/// The outcome an act would have.
record Plan(Game game, List<Event> events, Optional<Refusal> refusal) {
  /// @param preparing acts of the server that go first; they are dropped if the act itself has no
  ///   effect
  static Plan of(Game before, List<Act> preparing, Act act) {
    Game game = before;
    List<Event> events = new ArrayList<>();
    for (Act first : preparing) {
      Decision decision = Laws.decide(first, game);
      game = decision.game();
      events.addAll(decision.events());
    }
    Decision decision = Laws.decide(act, game);
    events.addAll(decision.events());
    return decision.events().isEmpty()
        ? new Plan(before, List.of(), decision.refusal())
        : new Plan(decision.game(), events, decision.refusal());
  }
}
