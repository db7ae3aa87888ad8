package org.jadoube.tournament.standing;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.measure.TieBreakers;
import org.jadoube.tournament.score.Scorecards;
import org.jadoube.tournament.tiebreak.TieBreak;

/// The standings of a tournament (C07, 4.2): by points, and where these are equal by the
/// tie-breaks, the first one first.
///
/// @param after how many rounds they count
/// @param tieBreaks those that were used
/// @param dropped those that could not be: of ratings where somebody is unrated (Article 10), or of
///   teams where players play
/// @param annulled who withdrew from a round robin too early to be ranked (C05, 6.6)
/// @param places from the first to the last
/// @param players of teams, by their number, with what each has achieved
public record Standings(
    int after,
    List<TieBreak> tieBreaks,
    List<TieBreak> dropped,
    List<Integer> annulled,
    List<Place> places,
    Optional<List<MemberResult>> players) {
  public Standings {
    Require.atLeast(0, after, "after");
    tieBreaks = List.copyOf(tieBreaks);
    dropped = List.copyOf(dropped);
    annulled = List.copyOf(annulled);
    places = List.copyOf(places);
    players = players.map(List::copyOf);
  }

  /// The standings so far, by the tie-breaks that were settled.
  public static Standings of(Tournament tournament) {
    return of(tournament, tournament.terms().tieBreakList());
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
    List<TieBreak> wanted = List.copyOf(tieBreaks);
    Tournament counted = tournament.counted();
    Scorecards cards = Scorecards.of(counted);
    TieBreakers breakers = TieBreakers.of(counted, cards);
    List<TieBreak> used = wanted.stream().filter(breakers::fits).toList();
    Ranking ranking = new Ranking(counted, cards, used.size());
    return new Standings(
        counted.rounds().size(),
        used,
        wanted.stream().filter(each -> !breakers.fits(each)).toList(),
        List.copyOf(cards.annulled()),
        ranking.places(used.stream().map(breakers::of).toList(), List.copyOf(lots)),
        counted.isOfTeams() ? Optional.of(new MemberResults(counted).all()) : Optional.empty());
  }

  /// Those who share the place of that rank, for whom a play-off could be held (C07, 3).
  ///
  /// @param rank from 1
  public List<Integer> at(int rank) {
    Require.atLeast(1, rank, "rank");
    return places.stream().filter(place -> place.rank() == rank).map(Place::participant).toList();
  }
}
