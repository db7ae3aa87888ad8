package org.jadoube.server.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.laws.Decision;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;

/// The outcome an act would have.
record Plan(Game game, List<Event> events, Optional<Refusal> refusal) {
  /// @param preparing acts of the server that go first; they are dropped if the act itself has no
  ///   effect
  /// @param acts what somebody does, which happens as a whole or not at all
  static Plan of(Game before, List<Act> preparing, List<Act> acts) {
    Plan plan = of(before, preparing, acts.getFirst());
    for (Act act : acts.subList(1, acts.size())) {
      if (plan.isFailure()) {
        return plan;
      }
      plan = plan.then(Laws.decide(act, plan.game()), before);
    }
    return plan;
  }

  private Plan then(Decision next, Game before) {
    List<Event> all = new ArrayList<>(events);
    all.addAll(next.events());
    Plan plan = new Plan(next.game(), all, refusal.or(next::refusal));
    boolean failed = of(next).isFailure();
    return failed ? new Plan(before, List.of(), next.refusal()) : plan;
  }

  private static Plan of(Decision decision) {
    return new Plan(decision.game(), decision.events(), decision.refusal());
  }

  /// Whether nothing of what was wanted happens, though a flag may have fallen.
  boolean isFailure() {
    return refusal.filter(why -> events.isEmpty() || isTooLate(why)).isPresent();
  }

  /// Whether the act came after a flag fall.
  static boolean isTooLate(Refusal refusal) {
    return refusal.objection() instanceof Objection.FlagHasFallen;
  }

  /// The same for one act.
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
