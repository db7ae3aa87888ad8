package org.jadoube.laws.rules;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.regulations.Supervision;
import org.jadoube.laws.state.GameState;
import org.jadoube.laws.terms.Terms;

/// Articles A.3 and B.2 (B.3): shorter time penalties in fast games.
public final class ShorterPenalties {
  private ShorterPenalties() {}

  /// The penalty of Articles 7 and 9 that replaces `standard` in this game.
  public static Duration penalty(Duration standard, GameState game) {
    return shorter(game).map(Terms.Shorter::time).orElse(standard);
  }

  /// The rule that shortens the penalty, if any.
  public static Optional<Rule> rule(GameState game) {
    return shorter(game).map(Terms.Shorter::rule);
  }

  private static Optional<Terms.Shorter> shorter(GameState game) {
    Terms terms = game.terms();
    return switch (game.regulations().timeClass()) {
      case STANDARD -> Optional.empty();
      case RAPID -> terms.rapidPenalty().filter(shorter -> holds(shorter, game));
      case BLITZ -> terms.blitzPenalty().filter(shorter -> holds(shorter, game));
    };
  }

  private static boolean holds(Terms.Shorter shorter, GameState game) {
    return shorter.supervisedToo() || game.regulations().supervision() == Supervision.INADEQUATE;
  }
}
