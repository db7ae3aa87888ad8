package org.jadoube.wire;

import java.util.List;
import java.util.Optional;
import org.jadoube.laws.Decision;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.refusal.Refusal;

/// The outcome of an act, without the resulting game.
///
/// @param events the resulting events
/// @param refusal the reason why the act, or part of it, had no effect
/// @since 0.1.0
public record Decided(List<Event> events, Optional<Refusal> refusal) {
  /// Copies the list.
  public Decided {
    events = List.copyOf(events);
  }

  /// The outcome in a decision.
  public static Decided of(Decision decision) {
    return new Decided(decision.events(), decision.refusal());
  }
}
