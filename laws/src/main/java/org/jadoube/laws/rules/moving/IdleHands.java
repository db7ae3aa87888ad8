package org.jadoube.laws.rules.moving;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// The acts of hands on pieces and clock while nobody plays. No edition mentions them, and they
/// cannot change a game. Before the start, the arbiter sees to the initial position (Article 7.2.1
/// is about mistakes in it; 7.1 before 2014). After the end, discoveries change nothing (7.2 to 7.6
/// are about those made during a game). An adjourned game goes on from the position in the
/// envelope. But the acts have happened, and an arbiter may want to know.
public final class IdleHands {
  private IdleHands() {}

  /// The record of the act, under the provision by which nobody plays; empty for other acts, and
  /// for those of somebody who is on no side.
  public static Optional<Outcome> record(Act act, Citation why, GameState game) {
    return areUsedFor(act)
        ? act.by().side().map(player -> record(player, act, why, game))
        : Optional.empty();
  }

  private static Outcome record(Colour player, Act act, Citation why, GameState game) {
    return switch (act.deed()) {
      case BoardAct board -> StrayHands.record(player, board, act, why, game);
      case ClockAct.Press _ -> Pressing.inVain(player, act, why, game);
      case ClockAct.Mishandle mishandle -> Pressing.mishandle(player, mishandle, act, game);
      default -> throw new IllegalArgumentException("not done by hands: " + act);
    };
  }

  /// Whether the act is done with hands, rather than by saying or deciding something.
  public static boolean areUsedFor(Act act) {
    return switch (act.deed()) {
      case BoardAct.Touch _,
          BoardAct.Adjust _,
          BoardAct.Lift _,
          BoardAct.Place _,
          BoardAct.Promote _,
          BoardAct.Release _,
          BoardAct.Displace _,
          BoardAct.PutBack _,
          ClockAct.Press _,
          ClockAct.Mishandle _ ->
          true;
      default -> false;
    };
  }
}
