package org.jadoube.laws.rules.quickplay;

import org.jadoube.laws.act.QuickplayAct;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Dispatches acts in a quickplay finish to the rules that decide on them.
public final class QuickplayActs {
  private QuickplayActs() {}

  public static Outcome decide(QuickplayAct act, GameState game) {
    return switch (act) {
      case QuickplayAct.RequestIncrement request -> QuickplayFinish.request(request, game);
      case QuickplayAct.ClaimQuickplayDraw claim -> QuickplayFinish.claim(claim, game);
      case QuickplayAct.AnswerIncrementRequest answer -> QuickplayDecisions.answer(answer, game);
      case QuickplayAct.VerifyQuickplayClaim verify -> QuickplayDecisions.verify(verify, game);
      case QuickplayAct.DecideQuickplayClaim decide -> QuickplayDecisions.decide(decide, game);
    };
  }
}
