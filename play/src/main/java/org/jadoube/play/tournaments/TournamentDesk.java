package org.jadoube.play.tournaments;

import static org.jadoube.tournament.desk.Changed.refused;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jadoube.store.Unavailable;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.desk.Changed;
import org.jadoube.tournament.desk.Hindrance;
import org.jadoube.wire.Documents;

/// Looks tournaments up and changes them. A change is a function of the tournament as it is; if
/// another process was faster, it is applied again to what that one has stored.
final class TournamentDesk {
  private static final int MOST_TRIES = 20;

  /// The size up to which a document can be read again.
  private static final int MOST_CHARACTERS = 1_000_000;

  private final TournamentRows competitions;
  private volatile Consumer<TournamentId> watch = _ -> {};

  TournamentDesk(TournamentRows competitions) {
    this.competitions = competitions;
  }

  TournamentRows competitions() {
    return competitions;
  }

  /// Calls `watch` with each tournament that has changed here; it must not block.
  void tell(Consumer<TournamentId> watch) {
    this.watch = watch;
  }

  Optional<TournamentState> look(TournamentId id) {
    return competitions
        .find(id)
        .map(stored -> TournamentState.of(stored, competitions.results(id)));
  }

  /// @param expected the revision that whoever wants the change has seen; empty for any
  Changed change(TournamentId id, OptionalInt expected, Function<TournamentState, Changed> change) {
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      Optional<TournamentState> state = look(id);
      if (state.isEmpty()) {
        return refused(Hindrance.UNKNOWN_TOURNAMENT, "There is no tournament with that id.");
      }
      if (expected.orElse(state.get().seen().revision()) != state.get().seen().revision()) {
        return refused(Hindrance.REVISION_PASSED, "Somebody has changed the tournament meanwhile.");
      }
      Optional<Changed> outcome = stored(state.get(), change.apply(state.get()));
      if (outcome.isPresent()) {
        return outcome.get();
      }
    }
    throw new Unavailable("other processes keep changing the tournament");
  }

  /// Deletes a tournament as it was seen, if that is allowed.
  Changed delete(
      TournamentId id,
      OptionalInt expected,
      Instant now,
      Function<TournamentState, Changed> allowed) {
    return change(
        id,
        expected,
        state ->
            allowed
                .apply(state)
                .then(record ->
                    isRemoved(id, state, now)
                        ? Changed.to(record)
                        : refused(
                            Hindrance.REVISION_PASSED,
                            "Somebody has changed the tournament meanwhile.")));
  }

  private boolean isRemoved(TournamentId id, TournamentState state, Instant now) {
    boolean removed = competitions.remove(id, state.seen().revision(), now);
    if (removed) {
      watch.accept(id);
    }
    return removed;
  }

  /// That a tournament could not be read again, if it is so large.
  static Optional<Changed> oversize(Tournament tournament) {
    return oversize(Documents.TOURNAMENT.write(tournament));
  }

  private static Optional<Changed> oversize(String document) {
    return document.length() > MOST_CHARACTERS
        ? Optional.of(refused(Hindrance.FULL, "The tournament is too large."))
        : Optional.empty();
  }

  /// Empty if somebody else was faster.
  private Optional<Changed> stored(TournamentState before, Changed changed) {
    if (!(changed instanceof Changed.Done(Tournament record))) {
      return Optional.of(changed);
    }
    if (record.equals(before.record())) {
      return Optional.of(Changed.to(before.seen()));
    }
    Tournament next = record.as(before.seen().revision() + 1);
    String document = Documents.TOURNAMENT.write(next);
    Optional<Changed> oversize = oversize(document);
    if (oversize.isPresent()) {
      return oversize;
    }
    TournamentId id = new TournamentId(next.id());
    StoredTournament stored = new StoredTournament(next, before.tournament().seed());
    if (!competitions.replace(stored, document)) {
      return Optional.empty();
    }
    watch.accept(id);
    return Optional.of(Changed.to(next.withResults(competitions.results(id))));
  }
}
