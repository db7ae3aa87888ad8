package org.jadoube.wire.competition;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.domain.Require;
import org.jadoube.competition.tiebreak.TieBreak;

/// The standings of an event.
///
/// @param after how many rounds they count
/// @param tieBreaks those that were used
/// @param dropped those that could not be, because somebody is unrated
/// @param annulled who withdrew from a round robin too early to be ranked (C05, 6.6)
/// @param places from the first to the last
/// @param players of teams, by their number, with what each has achieved
public record CompetitionStandings(
    int after,
    List<TieBreak> tieBreaks,
    List<TieBreak> dropped,
    List<Integer> annulled,
    List<StandingsLine> places,
    Optional<List<MemberResult>> players) {
  public CompetitionStandings {
    Require.atLeast(0, after, "after");
    requireNonNull(tieBreaks, "tieBreaks");
    tieBreaks = List.copyOf(tieBreaks);
    requireNonNull(dropped, "dropped");
    dropped = List.copyOf(dropped);
    requireNonNull(annulled, "annulled");
    annulled = List.copyOf(annulled);
    requireNonNull(places, "places");
    places = List.copyOf(places);
    requireNonNull(players, "players");
    players = players.map(List::copyOf);
  }
}
