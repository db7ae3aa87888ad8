package org.jadoube.server.events;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.competition.Fraction;
import org.jadoube.competition.ScoreKind;
import org.jadoube.competition.Tournament;
import org.jadoube.competition.score.Scorecards;
import org.jadoube.competition.standing.Place;
import org.jadoube.competition.standing.Standings;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.CompetitionStandings;
import org.jadoube.wire.competition.StandingsLine;

/// The standings of an event as a document.
final class StandingsOfEvent {
  private StandingsOfEvent() {}

  /// @param seen the record with the results of its games
  /// @param after so many rounds, or as many as there are
  static CompetitionStandings of(CompetitionRecord seen, int after) {
    Tournament tournament = AsTournament.of(seen);
    int played = Math.min(after, tournament.rounds().size());
    Tournament counted =
        played < tournament.rounds().size() ? tournament.after(played) : tournament;
    Standings standings = Standings.of(counted, seen.terms().tieBreaks().orElse(List.of()));
    Scorecards cards = Scorecards.of(counted);
    List<CompetitionRound> published =
        seen.rounds().stream().filter(CompetitionRound::published).toList();
    return new CompetitionStandings(
        played,
        standings.tieBreaks(),
        standings.dropped(),
        standings.annulled(),
        standings.places().stream().map(place -> line(place, seen, points(cards, place))).toList(),
        seen.isOfTeams()
            ? Optional.of(new MemberResults(seen, published.subList(0, played)).all())
            : Optional.empty());
  }

  /// The points of a team by their kind.
  private static Function<ScoreKind, Optional<Fraction>> points(Scorecards cards, Place place) {
    return kind ->
        Optional.ofNullable(cards.cards().get(place.participant())).map(card -> card.points(kind));
  }

  private static StandingsLine line(
      Place place, CompetitionRecord seen, Function<ScoreKind, Optional<Fraction>> points) {
    boolean teams = seen.isOfTeams();
    return new StandingsLine(
        place.rank(),
        place.participant(),
        new Participants(seen).name(place.participant()).orElse("?"),
        place.points(),
        place.values().stream().map(value -> value.map(Fraction::toString).orElse("")).toList(),
        teams ? points.apply(ScoreKind.MATCH_POINTS) : Optional.empty(),
        teams ? points.apply(ScoreKind.GAME_POINTS) : Optional.empty());
  }
}
