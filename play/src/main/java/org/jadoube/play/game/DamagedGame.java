package org.jadoube.play.game;

import org.jadoube.store.GameId;

/// A stored game cannot be read.
public final class DamagedGame extends RuntimeException {
  private static final long serialVersionUID = 1;

  private static final int LONGEST_REASON = 300;

  /// @param reason the fault and its place
  DamagedGame(GameId game, String reason) {
    super("the game " + game + " is damaged: " + shortened(reason), null, false, false);
  }

  private static String shortened(String reason) {
    return reason.length() <= LONGEST_REASON ? reason : reason.substring(0, LONGEST_REASON) + "…";
  }
}
