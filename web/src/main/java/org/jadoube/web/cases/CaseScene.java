package org.jadoube.web.cases;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.Refusal;

/// One act in a case and its outcome.
///
/// @param act empty for an event recorded by another program
/// @param asked whether the case says that its question is about this step
/// @param before the game before it
record CaseScene(
    Optional<Act> act,
    boolean asked,
    Instant at,
    Game before,
    Game game,
    List<Event> events,
    Optional<Refusal> refusal) {
  CaseScene {
    events = List.copyOf(events);
  }

  /// Whether there was a ruling or a refusal.
  boolean isJudged() {
    return refusal.isPresent() || events.stream().anyMatch(Ruling.class::isInstance);
  }
}
