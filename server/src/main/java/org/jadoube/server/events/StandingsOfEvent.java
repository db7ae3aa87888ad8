package org.jadoube.server.events;

import java.util.List;
import org.jadoube.competition.Fraction;
import org.jadoube.competition.Tournament;
import org.jadoube.competition.standing.Place;
import org.jadoube.competition.standing.Standings;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionStandings;
import org.jadoube.wire.competition.Entrant;
import org.jadoube.wire.competition.StandingsLine;

/// The standings of an event as a document.
final class StandingsOfEvent {
  private StandingsOfEvent() {}

  /// @param seen the record with the results of its games
  /// @param after so many rounds, or as many as there are
  static CompetitionStandings of(CompetitionRecord seen, int after) {
    Tournament tournament = AsTournament.of(seen);
    int played = Math.min(after, tournament.rounds().size());
    Standings standings =
        Standings.of(
            played < tournament.rounds().size() ? tournament.after(played) : tournament,
            seen.terms().tieBreaks().orElse(List.of()));
    return new CompetitionStandings(
        played,
        standings.tieBreaks(),
        standings.dropped(),
        standings.annulled(),
        standings.places().stream().map(place -> line(place, seen)).toList());
  }

  private static StandingsLine line(Place place, CompetitionRecord seen) {
    return new StandingsLine(
        place.rank(),
        place.participant(),
        seen.entrant(place.participant()).map(Entrant::name).orElse("?"),
        place.points(),
        place.values().stream().map(value -> value.map(Fraction::toString).orElse("")).toList());
  }
}
