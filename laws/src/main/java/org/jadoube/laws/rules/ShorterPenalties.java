package org.jadoube.laws.rules;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.laws.edition.Parameter;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.state.GameState;

/// Articles A.3 and B.2 (B.3): shorter time penalties in fast games.
public final class ShorterPenalties {
  private ShorterPenalties() {}

  /// The penalty of Articles 7 and 9 that replaces `standard` in this game.
  public static Duration penalty(Duration standard, GameState game) {
    return shorter(game).map(penalty -> game.parameter(penalty)).orElse(standard);
  }

  /// The rule that shortens the penalty, if any.
  public static Optional<Rule> rule(GameState game) {
    return shorter(game).map(Parameter::rule);
  }

  private static Optional<Parameter<Duration>> shorter(GameState game) {
    return game.regulations().shorterPenalty();
  }
}
