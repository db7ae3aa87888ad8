package org.jadoube.laws.rules;

import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.regulations.TimeClass;
import org.jadoube.laws.state.GameState;

/// Appendices A and B: rapid and blitz, with simpler rules if few arbiters watch many games.
public final class FastGames {
  private FastGames() {}

  /// Whether a game is rapid or blitz without adequate supervision
  /// ([Rule#RAPID_WITHOUT_SUPERVISION], [Rule#BLITZ_WITHOUT_SUPERVISION]); otherwise the
  /// competition rules hold in full ([Rule#RAPID_UNDER_SUPERVISION],
  /// [Rule#BLITZ_UNDER_SUPERVISION]). The regulations decide this for the whole event
  /// ([Rule#RAPID_REGIME], [Rule#BLITZ_REGIME]), in editions that know supervision.
  public static boolean isUnsupervised(GameState game) {
    return game.regulations().isUnsupervised();
  }

  /// Whether a game is rapid or blitz, supervised or not.
  public static boolean isFast(GameState game) {
    return game.regulations().timeClass() != TimeClass.STANDARD;
  }
}
