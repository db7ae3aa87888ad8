package org.jadoube.tournament.score;

import java.util.List;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.points.ScoreKind;

/// One participant's rounds.
///
/// @param participant the pairing number
/// @param lines in order; a free round of a table has none
/// @since 0.1.0
public record Scorecard(int participant, List<ScoreLine> lines) {
  public Scorecard {
    Require.atLeast(1, participant, "participant");
    lines = List.copyOf(lines);
  }

  /// The sum of the points of that kind.
  public Fraction points(ScoreKind kind) {
    return pointsAfter(Integer.MAX_VALUE, kind);
  }

  /// The sum after a round.
  ///
  /// @param round from 0
  public Fraction pointsAfter(int round, ScoreKind kind) {
    Require.atLeast(0, round, "round");
    return Fraction.halves(
        lines.stream()
            .filter(line -> line.round() <= round)
            .mapToLong(line -> line.halves(kind))
            .sum());
  }
}
