package org.jadoube.tournament.standing;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.tiebreak.TieBreak;
import org.jadoube.tournament.tiebreak.TieBreakEdition;

/// Questions to standings, as tests put them.
final class Tables {
  private Tables() {}

  static Standings standings(Tournament tournament, String tieBreaks) {
    return Standings.of(tournament, TieBreak.readList(tieBreaks).orThrow());
  }

  /// This tournament as if it had started under that edition.
  static Tournament under(TieBreakEdition edition, Tournament tournament) {
    LocalDate start =
        switch (edition) {
          case BEFORE_2023 -> LocalDate.of(2023, 8, 31);
          case SEPTEMBER_2023 -> LocalDate.of(2024, 7, 31);
          case AUGUST_2024 -> LocalDate.of(2026, 2, 28);
          case MARCH_2026 -> LocalDate.of(2026, 3, 1);
        };
    return tournament.with(tournament.terms().starting(Optional.of(start)));
  }

  static Place place(Standings standings, int number) {
    return standings.places().stream()
        .filter(place -> place.participant() == number)
        .findFirst()
        .orElseThrow();
  }

  static String value(Tournament tournament, String tieBreak, int number) {
    List<Optional<Fraction>> values = place(standings(tournament, tieBreak), number).values();
    return values.isEmpty() ? "unused" : values.getFirst().map(Fraction::printed).orElse("none");
  }

  /// For comparison with floating point; -1 for no value.
  static double number(Optional<Fraction> value) {
    return value.map(known -> (double) known.numerator() / known.denominator()).orElse(-1.0);
  }

  static String points(Tournament tournament, int number) {
    return place(standings(tournament, ""), number).points().toString();
  }

  /// `1 4 2=3`: the order, and `=` between those who share a place.
  static String order(Tournament tournament, String tieBreaks) {
    StringBuilder order = new StringBuilder();
    int last = 0;
    for (Place place : standings(tournament, tieBreaks).places()) {
      order
          .append(order.isEmpty() ? "" : place.rank() == last ? "=" : " ")
          .append(place.participant());
      last = place.rank();
    }
    return order.toString();
  }

  static String values(Tournament tournament, String tieBreak) {
    return tournament.participants().stream()
        .map(each -> value(tournament, tieBreak, each.number()))
        .collect(Collectors.joining(" "));
  }
}
