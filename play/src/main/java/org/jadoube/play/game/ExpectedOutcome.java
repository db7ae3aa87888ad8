package org.jadoube.play.game;

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
record ExpectedOutcome(Game game, List<Event> events, Optional<Refusal> refusal) {
  /// @param preparing acts of the server that go first; they are dropped if the act itself has no
  ///   effect
  /// @param acts somebody's acts, which happen as a whole or not at all
  static ExpectedOutcome of(Game before, List<Act> preparing, List<Act> acts) {
    ExpectedOutcome plan = of(before, preparing, acts.getFirst());
    for (Act act : acts.subList(1, acts.size())) {
      if (plan.isFailure()) {
        return plan;
      }
      plan = plan.then(Laws.decide(act, plan.game()), before);
    }
    return plan;
  }

  private ExpectedOutcome then(Decision next, Game before) {
    List<Event> all = new ArrayList<>(events);
    all.addAll(next.events());
    ExpectedOutcome plan = new ExpectedOutcome(next.game(), all, refusal.or(next::refusal));
    boolean failed = of(next).isFailure();
    return failed ? new ExpectedOutcome(before, List.of(), next.refusal()) : plan;
  }

  private static ExpectedOutcome of(Decision decision) {
    return new ExpectedOutcome(decision.game(), decision.events(), decision.refusal());
  }

  /// Whether nothing wanted happens, though a flag may have fallen.
  boolean isFailure() {
    return refusal.filter(why -> events.isEmpty() || isTooLate(why)).isPresent();
  }

  /// Whether the act came after a flag fall.
  static boolean isTooLate(Refusal refusal) {
    return refusal.objection() instanceof Objection.FlagHasFallen;
  }

  /// The outcome of a single act.
  static ExpectedOutcome of(Game before, List<Act> preparing, Act act) {
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
        ? new ExpectedOutcome(before, List.of(), decision.refusal())
        : new ExpectedOutcome(decision.game(), events, decision.refusal());
  }
}
