package org.jadoube.cli.trf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.cli.shell.TextTable;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.standing.Place;
import org.jadoube.tournament.standing.Standings;
import org.jadoube.tournament.tiebreak.TieBreak;

/// Standings as a table of text.
final class StandingsTable {
  private static final int NAME = 2;

  private StandingsTable() {}

  static List<String> lines(Tournament tournament, Standings standings) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        Stream.of(
                Stream.of("rank", "no.", "name"),
                tournament.isOfTeams()
                    ? Stream.of("match points", "game points")
                    : Stream.of("points"),
                standings.tieBreaks().stream().map(TieBreak::toString))
            .flatMap(each -> each)
            .toList());
    standings.places().forEach(place -> rows.add(row(tournament, place)));
    return Stream.concat(
            TextTable.lines(rows, NAME).stream(),
            Stream.of("", StandingsText.edition(standings, tournament.start())))
        .toList();
  }

  private static List<String> row(Tournament tournament, Place place) {
    String name = tournament.participant(place.participant()).map(Participant::name).orElse("?");
    Stream<Fraction> points =
        tournament.isOfTeams()
            ? Stream.of(place.matchPoints(), place.gamePoints()).flatMap(Optional::stream)
            : Stream.of(place.points());
    return Stream.of(
            Stream.of("" + place.rank(), "" + place.participant(), name),
            points.map(Fraction::toString),
            place.values().stream().map(value -> value.map(Fraction::printed).orElse("-")))
        .flatMap(each -> each)
        .toList();
  }
}
