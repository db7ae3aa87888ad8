package org.jadoube.play.game;

import java.util.List;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;

/// The server's own acts before an act is decided.
final class Preparation {
  private Preparation() {}

  /// A player who moves is present, which starts or resumes a game that was waiting for that.
  static List<Act> of(Act act, Snapshot before) {
    Game game = before.game();
    if (startsTheClock(act, game)) {
      return before.awaitsPlayers()
          ? List.of(new Act(Actor.CLOCK, act.at(), new Act.Begin()))
          : List.of();
    }
    if (!isOfSomebodyPresent(act) || !act.by().equals(Actor.player(game.turn()))) {
      return List.of();
    }
    if (before.awaitsPlayers()) {
      return List.of(new Act(Actor.CLOCK, act.at(), new Act.Begin()));
    }
    return LatestPause.isOutage(game)
        ? List.of(new Act(Actor.CLOCK, act.at(), new Act.Resume()))
        : List.of();
  }

  /// Whether the act is the press that begins a game at a table, by the opponent of the player
  /// having the move.
  private static boolean startsTheClock(Act act, Game game) {
    return act.deed() instanceof ClockAct.Press
        && ActsOfHands.areSeenIn(game)
        && act.by().side().filter(game.turn().opposite()::equals).isPresent();
  }

  private static boolean isOfSomebodyPresent(Act act) {
    return act.deed() instanceof Act.Move
        || act.deed() instanceof BoardAct.Touch
        || act.deed() instanceof BoardAct.Lift;
  }
}
