package org.jadoube.play.game;

import java.util.Set;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.regulations.Arrangement;

/// Acts that need a board with pieces, a clock to press, or a hall to come to.
final class ActsOfHands {
  /// All such acts.
  static final Set<Class<? extends Act.Deed>> KINDS =
      Set.of(
          BoardAct.Touch.class,
          BoardAct.Adjust.class,
          BoardAct.Lift.class,
          BoardAct.Place.class,
          BoardAct.Promote.class,
          BoardAct.Release.class,
          BoardAct.ExcuseContact.class,
          BoardAct.Displace.class,
          BoardAct.PutBack.class,
          BoardAct.SetUp.class,
          BoardAct.AgreeToCorrect.class,
          ClockAct.Press.class,
          ClockAct.Mishandle.class,
          ClockAct.Arrive.class);

  private ActsOfHands() {}

  /// Whether a game is played at a table rather than on screens.
  static boolean areSeenIn(Game game) {
    return game.regulations().has(Arrangement.OVER_THE_BOARD);
  }

  /// Whether such an act can be done in a game.
  static boolean allow(Class<? extends Act.Deed> kind, Game game) {
    return areSeenIn(game) || !KINDS.contains(kind);
  }
}
