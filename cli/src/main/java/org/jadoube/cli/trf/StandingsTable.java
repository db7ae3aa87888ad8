package org.jadoube.cli.trf;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
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
        Stream.concat(
                Stream.of("rank", "no.", "name", "points"),
                standings.tieBreaks().stream().map(TieBreak::toString))
            .toList());
    standings.places().forEach(place -> rows.add(row(tournament, place)));
    return aligned(rows);
  }

  private static List<String> row(Tournament tournament, Place place) {
    String name = tournament.participant(place.participant()).map(Participant::name).orElse("?");
    return Stream.concat(
            Stream.of("" + place.rank(), "" + place.participant(), name, place.points().toString()),
            place.values().stream().map(value -> value.map(Fraction::toString).orElse("-")))
        .toList();
  }

  private static List<String> aligned(List<List<String>> rows) {
    int columns = rows.getFirst().size();
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int i = 0; i < columns; i++) {
        widths[i] = Math.max(widths[i], width(row.get(i)));
      }
    }
    return rows.stream().map(row -> aligned(row, widths)).toList();
  }

  /// Names to the left, everything else to the right.
  private static String aligned(List<String> row, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String blanks = " ".repeat(widths[i] - width(row.get(i)));
      line.append(i == 0 ? "" : "  ");
      line.append(i == NAME ? row.get(i) + blanks : blanks + row.get(i));
    }
    return line.toString().stripTrailing();
  }

  private static int width(String text) {
    return text.codePointCount(0, text.length());
  }
}
