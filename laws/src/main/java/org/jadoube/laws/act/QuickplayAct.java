package org.jadoube.laws.act;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.Set;

/// An act in a quickplay finish without increment (Article 10 and Appendix D before 2014, Appendix
/// G in 2014, Guidelines III since 2018).
public sealed interface QuickplayAct extends Act {
  /// The player having the move asks for an extra five seconds per move for both (III.4), which
  /// also offers a draw.
  ///
  /// @param asDelay whether as a delay instead of an increment
  record RequestIncrement(Actor by, Instant at, boolean asDelay) implements QuickplayAct {
    public RequestIncrement {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The arbiter grants the request or not.
  ///
  /// @param granted whether the arbiter grants it
  record AnswerIncrementRequest(Actor by, Instant at, boolean granted) implements QuickplayAct {
    public AnswerIncrementRequest {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The player having the move claims a draw on these grounds (III.5, III.6).
  ///
  /// @param grounds why it should be a draw
  record ClaimQuickplayDraw(Actor by, Instant at, Set<QuickplayGround> grounds)
      implements QuickplayAct {
    public ClaimQuickplayDraw {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(grounds, "grounds");
      grounds = Set.copyOf(grounds);
    }
  }

  /// The opponent verifies the final position and any scoresheet handed in (III.6.1).
  ///
  /// @param agrees whether the opponent agrees with the score as it was submitted
  record VerifyQuickplayClaim(Actor by, Instant at, boolean agrees) implements QuickplayAct {
    public VerifyQuickplayClaim {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The arbiter decides the claim, at once or later.
  ///
  /// @param verdict what is decided
  /// @param opponentGains whether the opponent gets the extra time allowed when the decision is
  ///   postponed
  record DecideQuickplayClaim(Actor by, Instant at, QuickplayVerdict verdict, boolean opponentGains)
      implements QuickplayAct {
    public DecideQuickplayClaim {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(verdict, "verdict");
    }
  }
}
