package org.jadoube.laws.deciding;

import java.util.Optional;
import org.jadoube.chess.Colour;
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

  static Outcome decide(ClockAct act, GameState game) {
    return switch (act) {
      case ClockAct.Press press -> byPlayer(press, game, Pressing::press);
      case ClockAct.Mishandle mishandle -> byPlayer(mishandle, game, Pressing::mishandle);
      case ClockAct.Arrive arrive -> Arrivals.arrive(arrive, game);
      case ClockAct.ObserveAbsence observe ->
          AdjournmentActs.observeAbsence(observe, game)
              .orElseGet(() -> Arrivals.observeAbsence(observe, game));
      case ClockAct.Admit admit -> Arrivals.admit(admit, game);
      case ClockAct.ReplaceClock replace -> ClockSettings.replace(replace, game);
      case ClockAct.SetMoveCounter set -> ClockSettings.setMoveCounter(set, game);
      case ClockAct.CorrectIncrement correct -> ClockSettings.correctIncrement(correct, game);
      case ClockAct.FindBothFlagsDown find -> BothFlagsDown.find(find, game);
      case ClockAct.RejectPause reject -> RejectedPauses.reject(reject, game);
    };
  }

  private static <A extends ClockAct> Outcome byPlayer(A act, GameState game, OnClock<A> decide) {
    Optional<Colour> player = act.by().side();
    return player.isPresent()
        ? decide.by(player.get(), act, game)
        : Outcome.refused(game, Rule.CHESS_CLOCK, new Objection.NotForThisActor(act.by()));
  }

  /// A rule for an act by a player with the clock.
  private interface OnClock<A extends ClockAct> {
    Outcome by(Colour player, A act, GameState game);
  }
}
