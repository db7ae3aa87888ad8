package org.jadoube.laws.rules;

import org.jadoube.laws.act.Actor;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.state.GameState;

/// The players that assistants help.
public final class Assistance {
  private Assistance() {}

  /// Whether somebody is the assistant of a visually disabled player's sighted opponent. Such an
  /// assistant announces moves and makes them on the other board, and does nothing else (Article
  /// D.2.11).
  public static boolean isForSighted(Actor by, GameState game) {
    return by instanceof Actor.Assistant(var player)
        && game.edition().has(Rule.ASSISTANT_OF_SIGHTED_PLAYER)
        && !game.regulations().has(Arrangement.visuallyDisabled(player))
        && game.regulations().has(Arrangement.visuallyDisabled(player.opposite()));
  }

  /// Whether somebody is the assistant of a visually disabled player (Article D.2.10).
  public static boolean isForVisuallyDisabled(Actor by, GameState game) {
    return by instanceof Actor.Assistant(var player)
        && game.regulations().has(Arrangement.visuallyDisabled(player));
  }
}
