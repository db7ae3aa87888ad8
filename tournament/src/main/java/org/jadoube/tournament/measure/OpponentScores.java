package org.jadoube.tournament.measure;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.score.ScoreLine;
import org.jadoube.tournament.score.ScoreLine.Kind;
import org.jadoube.tournament.score.Scorecard;

/// The scores of the opponents, with unplayed rounds as C07, Article 16 has them: what Buchholz and
/// Sonneborn-Berger are made of.
final class OpponentScores {
  private final CountedField field;
  private final CountedField met;
  private final ScoreKind kind;
  private final Map<Integer, Fraction> adjusted = new HashMap<>();

  /// @param met the same with forfeits as games, if they count so
  OpponentScores(CountedField field, CountedField met, ScoreKind kind) {
    this.field = field;
    this.met = met;
    this.kind = kind;
    field.cards().forEach((number, card) -> adjusted.put(number, adjusted(card)));
  }

  /// The score that the participant's opponents count (16.3).
  private Fraction adjusted(int number) {
    return Objects.requireNonNull(adjusted.get(number));
  }

  private Fraction adjusted(Scorecard card) {
    if (!field.swiss()) {
      return card.points(kind);
    }
    int available =
        card.lines().stream()
            .filter(line -> !line.kind().voluntary())
            .mapToInt(ScoreLine::round)
            .max()
            .orElse(0);
    return Fraction.halves(
        card.lines().stream().mapToLong(line -> adjusted(line, available)).sum());
  }

  /// @param available the last round that was not missed voluntarily
  private int adjusted(ScoreLine line, int available) {
    boolean drawn =
        switch (field.edition().opponentsUnplayed()) {
          case ALL_DRAWN -> !isMet(line);
          case LAST_BYES_DRAWN -> line.round() > available && line.kind().requestedBye();
        };
    return drawn ? field.points().drawHalves(kind) : line.halves(kind);
  }

  /// Each round's contribution: the opponent's score times a factor.
  List<Contribution> contributions(int number, Function<ScoreLine, Fraction> factor) {
    return met.card(number).lines().stream()
        .filter(line -> isMet(line) || field.swiss())
        .map(line -> contribution(number, line, factor))
        .toList();
  }

  private Contribution contribution(
      int number, ScoreLine line, Function<ScoreLine, Fraction> factor) {
    Fraction score =
        isMet(line) ? adjusted(line.opponent().orElseThrow()) : dummy(field.card(number), line);
    boolean first = line.kind().voluntary() && field.edition().cutsVoluntaryFirst();
    return new Contribution(score, score.times(factor.apply(line)), first);
  }

  private static boolean isMet(ScoreLine line) {
    boolean met = line.kind() == Kind.PLAYED || line.kind() == Kind.OPEN;
    return met && line.opponent().isPresent();
  }

  /// The final score of the dummy opponent of an unplayed round (16.4).
  private Fraction dummy(Scorecard card, ScoreLine line) {
    return switch (field.edition().dummy()) {
      case VIRTUAL -> virtual(card, line);
      case OWN_SCORE -> card.points(kind);
      case CAPPED -> least(card.points(kind), most(line));
    };
  }

  /// The scheduled opponent's score after a forfeit, draws in all rounds after a bye (16.4.1,
  /// 16.4.2).
  private Fraction most(ScoreLine line) {
    return line.opponent().isPresent()
        ? adjusted(line.opponent().getAsInt())
        : draws(field.tournament().rounds().size());
  }

  private Fraction virtual(Scorecard card, ScoreLine line) {
    Fraction point =
        Fraction.halves(field.points().winHalves(kind) + field.points().lossHalves(kind));
    return card.pointsAfter(line.round() - 1, kind)
        .plus(point.minus(line.points(kind)))
        .plus(draws(field.tournament().rounds().size() - line.round()));
  }

  private Fraction draws(int rounds) {
    return Fraction.halves(field.points().drawHalves(kind)).times(rounds);
  }

  private static Fraction least(Fraction one, Fraction other) {
    return one.compareTo(other) < 0 ? one : other;
  }
}
