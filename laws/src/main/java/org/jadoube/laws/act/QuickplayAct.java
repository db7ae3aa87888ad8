package org.jadoube.laws.act;

import java.util.Set;

/// An act in a quickplay finish without increment (Article 10 and Appendix D before 2014, Appendix
/// G in 2014, Guidelines III since 2018).
///
/// @since 0.1.0
public sealed interface QuickplayAct extends Act.Deed {
  /// The player having the move asks for an extra five seconds per move for both (III.4), which
  /// also offers a draw.
  ///
  /// @param asDelay whether as a delay instead of an increment
  record RequestIncrement(boolean asDelay) implements QuickplayAct {}

  /// The arbiter grants the request or not.
  ///
  /// @param granted whether the arbiter grants it
  record AnswerIncrementRequest(boolean granted) implements QuickplayAct {}

  /// The player having the move claims a draw on these grounds (III.5, III.6).
  ///
  /// @param grounds why it should be a draw
  record ClaimQuickplayDraw(Set<QuickplayGround> grounds) implements QuickplayAct {
    public ClaimQuickplayDraw {
      grounds = Set.copyOf(grounds);
    }
  }

  /// The opponent verifies the final position and any scoresheet handed in (III.6.1).
  ///
  /// @param agrees whether the opponent agrees with the score as it was submitted
  record VerifyQuickplayClaim(boolean agrees) implements QuickplayAct {}

  /// The arbiter decides the claim, at once or later.
  ///
  /// @param verdict the decision
  /// @param opponentGains whether the opponent gets the extra time allowed when the decision is
  ///   postponed
  record DecideQuickplayClaim(QuickplayVerdict verdict, boolean opponentGains)
      implements QuickplayAct {}
}
