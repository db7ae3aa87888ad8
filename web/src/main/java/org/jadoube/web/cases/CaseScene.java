package org.jadoube.web.cases;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.Refusal;

/// One act in a case and what came of it.
///
/// @param act empty for what another program has put on record
/// @param before the game until then
record CaseScene(
    Optional<Act> act,
    Instant at,
    Game before,
    Game game,
    List<Event> events,
    Optional<Refusal> refusal) {
  CaseScene {
    events = List.copyOf(events);
  }

  /// Whether something was ruled on or refused.
  boolean isJudged() {
    return refusal.isPresent() || events.stream().anyMatch(Ruling.class::isInstance);
  }
}
