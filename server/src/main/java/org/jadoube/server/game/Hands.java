package org.jadoube.server.game;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.regulations.Arrangement;

/// Acts that take a board with pieces, a clock to press, or a hall to come to.
final class Hands {
  /// All of them.
  static final Set<ActKind> KINDS =
      Collections.unmodifiableSet(
          EnumSet.of(
              ActKind.TOUCH,
              ActKind.ADJUST,
              ActKind.LIFT,
              ActKind.PLACE,
              ActKind.PROMOTE,
              ActKind.RELEASE,
              ActKind.EXCUSE_CONTACT,
              ActKind.DISPLACE,
              ActKind.PUT_BACK,
              ActKind.SET_UP,
              ActKind.AGREE_TO_CORRECT,
              ActKind.PRESS,
              ActKind.MISHANDLE,
              ActKind.ARRIVE));

  private Hands() {}

  /// Whether a game is played at a table and not on screens.
  static boolean areSeenIn(Game game) {
    return game.regulations().has(Arrangement.OVER_THE_BOARD);
  }

  /// Whether such an act can be done in a game.
  static boolean allow(ActKind kind, Game game) {
    return areSeenIn(game) || !KINDS.contains(kind);
  }
}
