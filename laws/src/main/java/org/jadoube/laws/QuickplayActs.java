package org.jadoube.laws;

import org.jadoube.laws.act.QuickplayAct;

/// Which rule an act in a quickplay finish belongs to.
final class QuickplayActs {
  private QuickplayActs() {}

  static Outcome decide(QuickplayAct act, GameState game) {
    return switch (act) {
      case QuickplayAct.RequestIncrement request -> QuickplayFinish.request(request, game);
      case QuickplayAct.ClaimQuickplayDraw claim -> QuickplayFinish.claim(claim, game);
      case QuickplayAct.AnswerIncrementRequest answer -> QuickplayDecisions.answer(answer, game);
      case QuickplayAct.VerifyQuickplayClaim verify -> QuickplayDecisions.verify(verify, game);
      case QuickplayAct.DecideQuickplayClaim decide -> QuickplayDecisions.decide(decide, game);
    };
  }
}
