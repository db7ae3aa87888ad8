package org.jadoube.laws.deciding;

import java.util.function.Function;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.adjournment.AdjournmentActs;
import org.jadoube.laws.rules.conduct.RejectedPauses;
import org.jadoube.laws.rules.moving.Pressing;
import org.jadoube.laws.rules.quickplay.BothFlagsDown;
import org.jadoube.laws.rules.time.Arrivals;
import org.jadoube.laws.rules.time.ClockSettings;
import org.jadoube.laws.state.GameState;

/// Dispatches acts with a physical clock to the rules that decide on them.
final class ClockActs {
  private ClockActs() {}

  static Outcome decide(ClockAct deed, Act act, GameState game) {
    return switch (deed) {
      case ClockAct.Press press ->
          byPlayer(act, game, player -> Pressing.press(player, press, act, game));
      case ClockAct.Mishandle mishandle ->
          byPlayer(act, game, player -> Pressing.mishandle(player, mishandle, act, game));
      case ClockAct.Arrive _ -> Arrivals.arrive(act, game);
      case ClockAct.ObserveAbsence _ ->
          AdjournmentActs.observeAbsence(act, game)
              .orElseGet(() -> Arrivals.observeAbsence(act, game));
      case ClockAct.Admit admit -> Arrivals.admit(admit, act, game);
      case ClockAct.ReplaceClock replace -> ClockSettings.replace(replace, act, game);
      case ClockAct.SetMoveCounter set -> ClockSettings.setMoveCounter(set, act, game);
      case ClockAct.CorrectIncrement correct -> ClockSettings.correctIncrement(correct, act, game);
      case ClockAct.FindBothFlagsDown _ -> BothFlagsDown.find(act, game);
      case ClockAct.RejectPause reject -> RejectedPauses.reject(reject, act, game);
    };
  }

  private static Outcome byPlayer(Act act, GameState game, Function<Colour, Outcome> decide) {
    return act.by()
        .side()
        .map(decide)
        .orElseGet(
            () -> Outcome.refused(game, Rule.CHESS_CLOCK, new Objection.NotForThisActor(act.by())));
  }
}
