package org.jadoube.competition.standing;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.jadoube.chess.domain.Require;
import org.jadoube.competition.Tournament;
import org.jadoube.competition.measure.TieBreakers;
import org.jadoube.competition.score.Scorecards;
import org.jadoube.competition.tiebreak.TieBreak;

/// The standings of a competition (C07, 4.2): by points, and where these are equal by the
/// tie-breaks, the first one first.
///
/// @param places from the first to the last
/// @param tieBreaks those that were used
/// @param dropped those that could not be: of ratings where somebody is unrated (Article 10), or of
///   teams where players play
/// @param annulled who withdrew from a round robin too early to be ranked (C05, 6.6)
public record Standings(
    List<Place> places, List<TieBreak> tieBreaks, List<TieBreak> dropped, List<Integer> annulled) {
  public Standings {
    requireNonNull(places, "places");
    places = List.copyOf(places);
    requireNonNull(tieBreaks, "tieBreaks");
    tieBreaks = List.copyOf(tieBreaks);
    requireNonNull(dropped, "dropped");
    dropped = List.copyOf(dropped);
    requireNonNull(annulled, "annulled");
    annulled = List.copyOf(annulled);
  }

  /// The standings so far. Who is still tied after the last tie-break shares a place.
  public static Standings of(Tournament tournament, List<TieBreak> tieBreaks) {
    return of(tournament, tieBreaks, List.of());
  }

  /// The same, but lots decide in the end.
  ///
  /// @param lots pairing numbers in the order in which they were drawn, the best first; who is not
  ///   among them comes after those who are
  public static Standings of(Tournament tournament, List<TieBreak> tieBreaks, List<Integer> lots) {
    requireNonNull(tournament, "tournament");
    requireNonNull(tieBreaks, "tieBreaks");
    List<TieBreak> wanted = List.copyOf(tieBreaks);
    requireNonNull(lots, "lots");
    List<Integer> drawn = List.copyOf(lots);
    Scorecards cards = Scorecards.of(tournament);
    TieBreakers breakers = TieBreakers.of(tournament, cards);
    List<TieBreak> used = wanted.stream().filter(breakers::fits).toList();
    Ranking ranking = new Ranking(used.size());
    return new Standings(
        ranking.places(
            cards, tournament.points().primary(), used.stream().map(breakers::of).toList(), drawn),
        used,
        wanted.stream().filter(each -> !breakers.fits(each)).toList(),
        List.copyOf(cards.annulled()));
  }

  /// Those who share the place of that rank, for whom a play-off could be held (C07, 3).
  ///
  /// @param rank from 1
  public List<Integer> at(int rank) {
    Require.atLeast(1, rank, "rank");
    return places.stream().filter(place -> place.rank() == rank).map(Place::participant).toList();
  }
}
