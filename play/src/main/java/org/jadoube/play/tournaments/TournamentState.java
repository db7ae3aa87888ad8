package org.jadoube.play.tournaments;

import java.util.Map;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.store.Secret;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.desk.NextRound;
import org.jadoube.tournament.request.PairingRequest;

/// A tournament as it is at one moment.
///
/// @param tournament as it is on disk
/// @param seen the same with the results of its games and the stage that follows from them
record TournamentState(StoredTournament tournament, Tournament seen) {
  static TournamentState of(StoredTournament stored, Map<String, Result> results) {
    return new TournamentState(stored, stored.record().withResults(results));
  }

  /// The starting point of changes: nothing in it comes from games, but the stage is known.
  Tournament record() {
    return tournament.record().at(seen.stage(), seen.plannedRounds());
  }

  /// As it was before its last round was paired.
  TournamentState withoutLastRound() {
    return new TournamentState(
        new StoredTournament(withoutLastRound(tournament.record()), tournament.seed()),
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
  /// drawn with the seed of the tournament.
  Colour firstColour() {
    Secret lot = tournament.seed().derive("first colour");
    return lot.hash().charAt(0) < '8' ? Colour.WHITE : Colour.BLACK;
  }
}
