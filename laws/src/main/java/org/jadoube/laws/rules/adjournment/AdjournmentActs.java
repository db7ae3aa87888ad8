package org.jadoube.laws.rules.adjournment;

import java.util.Optional;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.QuickplayAct;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.refusal.AdjournmentObjection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.Adjournment;
import org.jadoube.laws.state.GameState;

/// Dispatches acts on an adjourned game to the rules that decide on them, and tells which acts must
/// wait for the resumption.
public final class AdjournmentActs {
  private AdjournmentActs() {}

  public static Outcome decide(AdjournmentAct deed, Act act, GameState game) {
    return switch (deed) {
      case AdjournmentAct.OrderSealing order -> Sealing.order(order, act, game);
      case AdjournmentAct.SealMove seal -> Sealing.seal(seal, act, game);
      case AdjournmentAct.CloseEnvelope _ -> Sealing.close(act, game);
      case AdjournmentAct.LabelEnvelope label -> Sealing.label(label, act, game);
      case AdjournmentAct.ReportEnvelopeLost lost -> Resumption.lost(lost, act, game);
      case AdjournmentAct.BeginResumption begin -> Resumption.begin(begin, act, game);
      case AdjournmentAct.ArriveForResumption _ -> Lateness.arrive(act, game);
      case AdjournmentAct.ExcuseLateness excuse -> Lateness.excuse(excuse, act, game);
      case AdjournmentAct.SealReply reply -> Resumption.sealReply(reply, act, game);
      case AdjournmentAct.StateSealedMove state -> Resumption.state(state, act, game);
      case AdjournmentAct.DisputeTimes _ -> Resumption.dispute(act, game);
    };
  }

  /// The outcome for players found absent, if a game is being resumed.
  public static Optional<Outcome> observeAbsence(Act act, GameState game) {
    return Lateness.isResuming(game)
        ? Optional.of(Lateness.observeAbsence(act, game))
        : Optional.empty();
  }

  /// Why nobody can arrive for a resumption when there is none.
  public static Optional<Refusal> noResumption(GameState game) {
    return Lateness.refusal(
        Rule.LATE_FOR_RESUMPTION, new AdjournmentObjection.NotAdjourned(), game);
  }

  /// Why an act must wait until the game is resumed and the sealed move made.
  public static Optional<Refusal> holdsUp(Act act, GameState game) {
    return waits(act, game)
        ? Optional.of(
            new Refusal(game.cite(Rule.RESUMPTION_SET_UP), new AdjournmentObjection.Adjourned()))
        : Optional.empty();
  }

  private static boolean waits(Act act, GameState game) {
    return switch (act.deed()) {
      case Act.Move _,
          Act.ClaimDraw _,
          Act.Begin _,
          QuickplayAct _,
          BoardAct _,
          AnnouncementAct _,
          ClockAct.Press _ ->
          game.adjournment().holdsTheGame();
      case Act.Resume _ ->
          game.adjournment().holdsTheGame()
              && game.adjournment().stage() != Adjournment.Stage.AWAITING_REPLIER
              && game.adjournment().stage() != Adjournment.Stage.REPLY_SEALED;
      default -> false;
    };
  }
}
