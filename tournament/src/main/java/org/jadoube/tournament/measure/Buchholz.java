package org.jadoube.tournament.measure;

import java.util.List;
import java.util.Optional;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.score.ScoreLine;
import org.jadoube.tournament.score.ScoreLine.Kind;
import org.jadoube.tournament.tiebreak.Modifier.Cut;

/// Buchholz and what is made of it (C07, 8), and Sonneborn-Berger (9.1, 13.2).
final class Buchholz {
  private Buchholz() {}

  static Measure buchholz(OpponentScores scores, Optional<Cut> cut) {
    return number -> Optional.of(Cuts.sum(scores.contributions(number, _ -> Fraction.of(1)), cut));
  }

  /// @param scores of the opponents, which are multiplied
  /// @param scored the points against them that they are multiplied by
  static Measure sonnebornBerger(OpponentScores scores, ScoreKind scored, Optional<Cut> cut) {
    return number ->
        Optional.of(Cuts.sum(scores.contributions(number, line -> line.points(scored)), cut));
  }

  /// The average of a value of the opponents played over the board (8.2).
  static Measure average(CountedField field, Measure each, Optional<Cut> cut) {
    Measure measure = each.remembered();
    return number -> {
      List<Contribution> values =
          Cuts.kept(
              field.card(number).lines().stream()
                  .filter(line -> line.kind() == Kind.PLAYED)
                  .flatMap(line -> opponent(line, measure).stream())
                  .map(Contribution::of)
                  .toList(),
              cut);
      return values.isEmpty()
          ? Optional.empty()
          : Optional.of(Cuts.sum(values, Optional.empty()).over(values.size()));
    };
  }

  private static Optional<Fraction> opponent(ScoreLine line, Measure measure) {
    return measure.of(line.opponent().orElseThrow());
  }
}
