package org.jadoube.laws;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;

/// What came of an act. Both events and a refusal are possible: a move that arrives after the flag
/// has fallen ends the game and is refused.
///
/// @param game the game as the events leave it
public record Decision(Game game, List<Event> events, Optional<Refusal> refusal) {
  public Decision {
    requireNonNull(game, "game");
    requireNonNull(events, "events");
    requireNonNull(refusal, "refusal");
    events = List.copyOf(events);
  }

  /// Nothing happens.
  static Decision nothing(Game game) {
    return new Decision(game, List.of(), Optional.empty());
  }

  /// `event` happens to `game`.
  static Decision of(Game game, Event event) {
    return new Decision(game.evolve(event), List.of(event), Optional.empty());
  }

  /// The act is refused under `rule`.
  static Decision refused(Game game, Rule rule, Objection objection) {
    return refused(game, game.edition().cite(rule), objection);
  }

  /// The act is refused under `citation`.
  static Decision refused(Game game, Citation citation, Objection objection) {
    return new Decision(game, List.of(), Optional.of(new Refusal(citation, objection)));
  }

  /// The act is refused so.
  static Decision refused(Game game, Refusal refusal) {
    return new Decision(game, List.of(), Optional.of(refusal));
  }

  /// This, and unless something was refused what `next` makes of the game it leaves.
  Decision then(Function<Game, Decision> next) {
    return refusal.isPresent() ? this : after(next.apply(game));
  }

  private Decision after(Decision later) {
    if (events.isEmpty()) {
      return later;
    }
    if (later.events.isEmpty()) {
      return new Decision(later.game, events, later.refusal);
    }
    List<Event> all = new ArrayList<>(events);
    all.addAll(later.events);
    return new Decision(later.game, all, later.refusal);
  }
}
