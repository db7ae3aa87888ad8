package org.jadoube.tournament.measure;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.rating.Performance;
import org.jadoube.tournament.score.ScoreLine;
import org.jadoube.tournament.score.ScoreLine.Kind;
import org.jadoube.tournament.tiebreak.Modifier.Cut;

/// Tie-breaks from ratings (C07, 10), for games over the board. A win counts 1 and a draw ½,
/// whatever they are worth in the tournament, since the conversion tables are made for that.
final class Ratings {
  private final CountedField field;
  private final Map<Integer, Integer> ratings = new HashMap<>();

  /// @param unrated the rating of those who have none
  Ratings(CountedField field, OptionalInt unrated) {
    this.field = field;
    field
        .participants()
        .forEach((number, participant) -> {
          OptionalInt known = participant.rating().isPresent() ? participant.rating() : unrated;
          known.ifPresent(rating -> ratings.put(number, rating));
        });
  }

  /// 10.6.
  Measure own() {
    return number -> Optional.ofNullable(ratings.get(number)).map(Fraction::of);
  }

  /// 10.1.
  Measure averageOfOpponents(Optional<Cut> cut) {
    return number -> {
      List<Contribution> kept =
          Cuts.kept(
              opponents(number).stream()
                  .map(rating -> Contribution.of(Fraction.of(rating)))
                  .toList(),
              cut);
      return rounded(kept);
    };
  }

  private static Optional<Fraction> rounded(List<Contribution> values) {
    return values.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Fraction.of(Cuts.sum(values, Optional.empty()).over(values.size()).rounded()));
  }

  /// 10.2.
  Measure performance() {
    return number -> performance(number, Performance::tournament);
  }

  /// 10.3.
  Measure perfectPerformance() {
    return number -> performance(number, Performance::perfect);
  }

  /// The average of the opponents' performances of one kind (10.4, 10.5).
  Measure averageOf(Measure performance, Optional<Cut> cut) {
    Measure average = Buchholz.average(field, performance, cut);
    return number -> average.of(number).map(value -> Fraction.of(value.rounded()));
  }

  private interface Formula {
    int of(List<Integer> ratings, int halves);
  }

  private Optional<Fraction> performance(int number, Formula formula) {
    List<Integer> opponents = opponents(number);
    return opponents.isEmpty()
        ? Optional.empty()
        : Optional.of(Fraction.of(formula.of(opponents, halves(number))));
  }

  private List<ScoreLine> overTheBoard(int number) {
    return field.card(number).lines().stream().filter(line -> line.kind() == Kind.PLAYED).toList();
  }

  private List<Integer> opponents(int number) {
    return overTheBoard(number).stream()
        .map(line -> Objects.requireNonNull(ratings.get(line.opponent().orElseThrow())))
        .toList();
  }

  private int halves(int number) {
    return overTheBoard(number).stream()
        .mapToInt(line -> halves(line.score().orElse(Score.LOSS)))
        .sum();
  }

  private static int halves(Score score) {
    return switch (score) {
      case WIN -> 2;
      case DRAW -> 1;
      case LOSS -> 0;
    };
  }
}
