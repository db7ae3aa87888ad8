package org.jadoube.play.events;

import static org.jadoube.tournament.desk.Changed.refused;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jadoube.store.Unavailable;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.desk.Changed;
import org.jadoube.tournament.desk.Hindrance;
import org.jadoube.wire.Documents;

/// Looks events up and changes them. A change is a function of the event as it is; if another
/// process was faster, it is applied again to what that one has stored.
final class EventDesk {
  private static final int MOST_TRIES = 20;

  /// What can be read again as one document.
  private static final int MOST_CHARACTERS = 1_000_000;

  private final Competitions competitions;
  private volatile Consumer<EventId> watch = _ -> {};

  EventDesk(Competitions competitions) {
    this.competitions = competitions;
  }

  Competitions competitions() {
    return competitions;
  }

  /// Calls `watch` with each event that has changed here; it must not block.
  void tell(Consumer<EventId> watch) {
    this.watch = watch;
  }

  Optional<EventState> look(EventId id) {
    return competitions.find(id).map(stored -> EventState.of(stored, competitions.results(id)));
  }

  /// @param expected the revision that whoever wants the change has seen; empty for any
  Changed change(EventId id, OptionalInt expected, Function<EventState, Changed> change) {
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      Optional<EventState> state = look(id);
      if (state.isEmpty()) {
        return refused(Hindrance.UNKNOWN_EVENT, "There is no event with that id.");
      }
      if (expected.orElse(state.get().seen().revision()) != state.get().seen().revision()) {
        return refused(Hindrance.REVISION_PASSED, "Somebody has changed the event meanwhile.");
      }
      Optional<Changed> outcome = stored(state.get(), change.apply(state.get()));
      if (outcome.isPresent()) {
        return outcome.get();
      }
    }
    throw new Unavailable("other processes keep changing the event");
  }

  /// That an event could not be read again, if it is so large.
  static Optional<Changed> oversize(Tournament event) {
    return Documents.TOURNAMENT.write(event).length() > MOST_CHARACTERS
        ? Optional.of(refused(Hindrance.FULL, "The event is too large."))
        : Optional.empty();
  }

  /// Empty if somebody else was faster.
  private Optional<Changed> stored(EventState before, Changed changed) {
    if (!(changed instanceof Changed.Done(Tournament record))) {
      return Optional.of(changed);
    }
    if (record.equals(before.record())) {
      return Optional.of(Changed.to(before.seen()));
    }
    Tournament next = record.as(before.seen().revision() + 1);
    Optional<Changed> oversize = oversize(next);
    if (oversize.isPresent()) {
      return oversize;
    }
    EventId id = new EventId(next.id());
    if (!competitions.replace(next)) {
      return Optional.empty();
    }
    watch.accept(id);
    return Optional.of(Changed.to(next.withResults(competitions.results(id))));
  }
}
