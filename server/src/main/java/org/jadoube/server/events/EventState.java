package org.jadoube.server.events;

import java.util.Map;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.server.store.Secret;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.PairingRequest;

/// An event as it is at one moment.
///
/// @param event as it is on disk
/// @param seen the same with the results of its games and the stage that follows from them
record EventState(StoredCompetition event, CompetitionRecord seen) {
  static EventState of(StoredCompetition stored, Map<String, Result> results) {
    return new EventState(stored, Progress.with(stored.record(), results));
  }

  /// What changes start from: nothing in it comes from games, but the stage is known.
  CompetitionRecord record() {
    return event.record().at(seen.stage(), seen.plannedRounds());
  }

  /// As it was before its last round was paired.
  EventState withoutLastRound() {
    return new EventState(
        new StoredCompetition(withoutLastRound(event.record()), event.seed()),
        Progress.with(withoutLastRound(seen), Map.of()));
  }

  private static CompetitionRecord withoutLastRound(CompetitionRecord record) {
    return record.withRounds(record.rounds().subList(0, record.rounds().size() - 1));
  }

  /// The next round, if it is paired by what was said.
  NextRound next(PairingRequest request) {
    return new NextRound(record(), seen, request);
  }

  /// The colour that the highest-ranked player gets in the first round of a Swiss: a lot that was
  /// drawn with the seed of the event.
  Colour firstColour() {
    Secret lot = event.seed().derive("first colour");
    return lot.hash().charAt(0) < '8' ? Colour.WHITE : Colour.BLACK;
  }
}
