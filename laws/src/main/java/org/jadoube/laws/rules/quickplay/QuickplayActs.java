package org.jadoube.laws.rules.quickplay;

import java.util.Optional;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.QuickplayAct;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.refusal.QuickplayObjection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Dispatches acts in a quickplay finish to the rules that decide on them, and tells which acts can
/// no longer follow a claim that has concluded the game.
public final class QuickplayActs {
  private QuickplayActs() {}

  public static Outcome decide(QuickplayAct deed, Act act, GameState game) {
    return switch (deed) {
      case QuickplayAct.RequestIncrement request -> QuickplayFinish.request(request, act, game);
      case QuickplayAct.ClaimQuickplayDraw claim -> QuickplayFinish.claim(claim, act, game);
      case QuickplayAct.AnswerIncrementRequest answer ->
          QuickplayDecisions.answer(answer, act, game);
      case QuickplayAct.VerifyQuickplayClaim verify -> QuickplayDecisions.verify(verify, act, game);
      case QuickplayAct.DecideQuickplayClaim decide -> QuickplayDecisions.decide(decide, act, game);
    };
  }

  /// Why an act is refused after a claim without an arbiter present, which has concluded the game:
  /// the claim is checked and decided, and nothing else happens any more (III.6.1; D before 2014).
  public static Optional<Refusal> holdsUp(Act act, GameState game) {
    return game.proceedings().quickplay().isReferred() && !mayFollow(act)
        ? Optional.of(
            new Refusal(
                game.cite(Rule.QUICKPLAY_WITHOUT_ARBITER), new QuickplayObjection.EndedByClaim()))
        : Optional.empty();
  }

  private static boolean mayFollow(Act act) {
    return switch (act.deed()) {
      case QuickplayAct.VerifyQuickplayClaim _,
          QuickplayAct.DecideQuickplayClaim _,
          Act.DecideResult _,
          Act.Penalise _,
          ConductAct _,
          ScoresheetAct _ ->
          true;
      default -> false;
    };
  }
}
