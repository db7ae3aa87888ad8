package org.jadoube.tournament.measure;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.score.ScoreLine;
import org.jadoube.tournament.score.ScoreLine.Kind;
import org.jadoube.tournament.score.Scorecard;

/// The scores of the opponents, with unplayed rounds as C07, Article 16 has them: what Buchholz and
/// Sonneborn-Berger are made of.
final class OpponentScores {
  private final Field field;
  private final ScoreKind kind;
  private final Map<Integer, Fraction> own = new HashMap<>();
  private final Map<Integer, Fraction> adjusted = new HashMap<>();

  OpponentScores(Field field, ScoreKind kind) {
    this.field = field;
    this.kind = kind;
    field
        .cards()
        .forEach((number, card) -> {
          own.put(number, card.points(kind));
          adjusted.put(number, adjusted(card));
        });
  }

  /// The score that the participant's opponents count (16.3).
  Fraction adjusted(int number) {
    return Objects.requireNonNull(adjusted.get(number));
  }

  /// A requested bye that only voluntarily unplayed rounds follow counts as a draw (16.2.5,
  /// 16.3.2).
  private Fraction adjusted(Scorecard card) {
    int available =
        card.lines().stream()
            .filter(line -> !line.kind().voluntary())
            .mapToInt(ScoreLine::round)
            .max()
            .orElse(0);
    return Fraction.halves(
        card.lines().stream().mapToLong(line -> adjusted(line, available)).sum());
  }

  private int adjusted(ScoreLine line, int available) {
    boolean drawn = field.swiss() && line.round() > available && line.kind().requestedBye();
    return drawn ? field.points().drawHalves(kind) : line.halves(kind);
  }

  /// What each round adds: the opponent's score times a factor.
  List<Contribution> contributions(int number, Function<ScoreLine, Fraction> factor) {
    return field.card(number).lines().stream()
        .flatMap(line ->
            opponentScore(number, line)
                .map(score ->
                    new Contribution(
                        score, score.times(factor.apply(line)), line.kind().voluntary()))
                .stream())
        .toList();
  }

  /// In a Swiss, an unplayed round has a dummy for an opponent, who ends with the participant's own
  /// score (16.4).
  private Optional<Fraction> opponentScore(int number, ScoreLine line) {
    boolean met = line.kind() == Kind.PLAYED || line.kind() == Kind.OPEN;
    if (met && line.opponent().isPresent()) {
      return Optional.of(adjusted(line.opponent().getAsInt()));
    }
    return Optional.ofNullable(own.get(number)).filter(_ -> field.swiss());
  }
}
