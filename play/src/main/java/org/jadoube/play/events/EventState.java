package org.jadoube.play.events;

import java.util.Map;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.store.Secret;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.desk.NextRound;
import org.jadoube.tournament.request.PairingRequest;

/// An event as it is at one moment.
///
/// @param event as it is on disk
/// @param seen the same with the results of its games and the stage that follows from them
record EventState(StoredCompetition event, Tournament seen) {
  static EventState of(StoredCompetition stored, Map<String, Result> results) {
    return new EventState(stored, stored.record().withResults(results));
  }

  /// What changes start from: nothing in it comes from games, but the stage is known.
  Tournament record() {
    return event.record().at(seen.stage(), seen.plannedRounds());
  }

  /// As it was before its last round was paired.
  EventState withoutLastRound() {
    return new EventState(
        new StoredCompetition(withoutLastRound(event.record()), event.seed()),
        withoutLastRound(seen).withResults(Map.of()));
  }

  private static Tournament withoutLastRound(Tournament record) {
    return record.with(record.rounds().subList(0, record.rounds().size() - 1));
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
