package org.jadoube.laws.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.state.GameState;

/// The outcome of an act under a rule: events, a refusal, or both.
///
/// @param game the game after the events
public record Outcome(GameState game, List<Event> events, Optional<Refusal> refusal) {
  public Outcome {
    events = List.copyOf(events);
  }

  /// Nothing happens.
  public static Outcome nothing(GameState game) {
    return new Outcome(game, List.of(), Optional.empty());
  }

  /// `event` happens to `game`.
  public static Outcome of(GameState game, Event event) {
    Event counted = DrawOdds.counted(event, game);
    return new Outcome(game.evolve(counted), List.of(counted), Optional.empty());
  }

  /// The act is refused under `rule`.
  public static Outcome refused(GameState game, Rule rule, Objection objection) {
    return refused(game, game.cite(rule), objection);
  }

  /// The act is refused under `citation`.
  public static Outcome refused(GameState game, Citation citation, Objection objection) {
    return new Outcome(game, List.of(), Optional.of(new Refusal(citation, objection)));
  }

  /// The act is refused with this refusal.
  public static Outcome refused(GameState game, Refusal refusal) {
    return new Outcome(game, List.of(), Optional.of(refusal));
  }

  /// This, followed, unless something was refused, by the outcome of `next` in the resulting game.
  public Outcome then(Function<GameState, Outcome> next) {
    return refusal.isPresent() ? this : after(next.apply(game));
  }

  /// This outcome, which has happened although it is refused.
  public Outcome despite(Optional<Refusal> refused) {
    return refused.map(why -> then(next -> refused(next, why))).orElse(this);
  }

  private Outcome after(Outcome later) {
    if (events.isEmpty()) {
      return later;
    }
    if (later.events.isEmpty()) {
      return new Outcome(later.game, events, later.refusal);
    }
    List<Event> all = new ArrayList<>(events);
    all.addAll(later.events);
    return new Outcome(later.game, all, later.refusal);
  }
}
