package org.jadoube.tournament.standing;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.measure.TieBreakers;
import org.jadoube.tournament.score.Scorecards;
import org.jadoube.tournament.tiebreak.TieBreak;
import org.jadoube.tournament.tiebreak.TieBreakEdition;
import org.jadoube.tournament.tiebreak.TieBreakNote;

/// The standings of a tournament (C07, 4.2): by points, and where these are equal by the
/// tie-breaks, the first one first. Those who are still tied after one go on to the next among
/// themselves.
///
/// @param after how many rounds they count
/// @param edition of C07 that they follow
/// @param editionBy why that one
/// @param tieBreaks those that were used
/// @param dropped those that could not be: of ratings where somebody is unrated (Article 10), or of
///   teams where players play
/// @param notes what there is to know about any of them
/// @param annulled who withdrew from a round robin too early to be ranked (C05, 6.6)
/// @param places from the first to the last
/// @param players of teams, by their number, with what each has achieved
/// @since 0.1.0
public record Standings(
    int after,
    TieBreakEdition edition,
    EditionReason editionBy,
    List<TieBreak> tieBreaks,
    List<TieBreak> dropped,
    List<TieBreakNote> notes,
    List<Integer> annulled,
    List<Place> places,
    Optional<List<MemberResult>> players) {
  public Standings {
    Require.atLeast(0, after, "after");
    tieBreaks = List.copyOf(tieBreaks);
    dropped = List.copyOf(dropped);
    notes = List.copyOf(notes);
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

  /// Standings in which lots decide in the end.
  ///
  /// @param lots pairing numbers in the order in which they were drawn, the best first; who is not
  ///   among them comes after those who are
  public static Standings of(Tournament tournament, List<TieBreak> tieBreaks, List<Integer> lots) {
    return of(tournament, TieBreakRules.of(tieBreaks).withLots(lots));
  }

  /// The standings so far by these rules. If they choose no edition, it is that of the day on which
  /// the tournament started, or the newest if that is unknown.
  public static Standings of(Tournament tournament, TieBreakRules rules) {
    Tournament counted = tournament.counted();
    Scorecards cards = Scorecards.of(counted);
    TieBreakEdition edition = rules.edition(counted.start());
    TieBreakers breakers = TieBreakers.of(counted, cards, edition);
    List<TieBreakNote> notes =
        rules.tieBreaks().stream().flatMap(each -> breakers.notes(each).stream()).toList();
    Set<TieBreak> dropped =
        notes.stream()
            .filter(note -> note.kind().dropped())
            .map(TieBreakNote::tieBreak)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    List<TieBreak> used =
        rules.tieBreaks().stream().filter(each -> !dropped.contains(each)).toList();
    Ranking ranking = new Ranking(counted, cards, used.size());
    return new Standings(
        counted.rounds().size(),
        edition,
        rules.reason(counted.start()),
        used,
        List.copyOf(dropped),
        notes,
        List.copyOf(cards.annulled()),
        ranking.places(used.stream().map(breakers::of).toList(), rules.lots()),
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
