package org.jadoube.laws.rules;

import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.regulations.Supervision;
import org.jadoube.laws.regulations.TimeClass;
import org.jadoube.laws.state.GameState;

/// Appendices A and B: rapid and blitz, with simpler rules where few arbiters watch many games.
public final class FastGames {
  private FastGames() {}

  /// Whether a game is rapid or blitz without adequate supervision
  /// ([Rule#RAPID_WITHOUT_SUPERVISION], [Rule#BLITZ_WITHOUT_SUPERVISION]); otherwise the
  /// competition rules hold in full ([Rule#RAPID_UNDER_SUPERVISION],
  /// [Rule#BLITZ_UNDER_SUPERVISION]). The regulations say it for the whole event
  /// ([Rule#RAPID_REGIME], [Rule#BLITZ_REGIME]).
  public static boolean isUnsupervised(GameState game) {
    Regulations regulations = game.regulations();
    return regulations.supervision() == Supervision.INADEQUATE
        && regulations.timeClass() != TimeClass.STANDARD;
  }
}
