package org.jadoube.laws;

import java.util.List;
import java.util.Optional;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.refusal.Refusal;

/// The outcome of an act. It can be events as well as a refusal: a move that arrives after the flag
/// has fallen ends the game and is refused.
///
/// ```java
/// Game game = Game.of(Regulations.of(TimeControl.UNTIMED));
/// Decision decision = Laws.decide(new Act(Actor.WHITE, Instant.EPOCH, new Act.Resign()), game);
/// decision.events(); // => []
/// decision.refusal().orElseThrow().objection(); // => GameNotBegun[]
/// ```
///
/// @param game the game as the events leave it
/// @since 0.1.0
public record Decision(Game game, List<Event> events, Optional<Refusal> refusal) {
  public Decision {
    events = List.copyOf(events);
  }
}
