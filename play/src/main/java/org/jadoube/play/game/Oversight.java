package org.jadoube.play.game;

import org.jadoube.laws.regulations.Competition;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.regulations.Supervision;

/// Whether arbiters supervise a game, as far as its regulations say.
public final class Oversight {
  private Oversight() {}

  /// Whether these regulations speak of arbiters.
  public static boolean isIn(Regulations regulations) {
    return regulations.supervision() == Supervision.ADEQUATE
        || regulations.arbiterPresent()
        || regulations.onlinePlay().competition() != Competition.UNSUPERVISED;
  }
}
