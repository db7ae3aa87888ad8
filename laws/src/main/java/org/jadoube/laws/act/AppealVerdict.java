package org.jadoube.laws.act;

import static java.util.Objects.requireNonNull;

import java.time.Duration;

/// What becomes of an appeal (Article 11.10). The Laws say who may appeal; what an appeals
/// committee may then decide is in the regulations of events.
public sealed interface AppealVerdict {
  /// The arbiter's decision stands.
  record Dismissed() implements AppealVerdict {}

  /// The game is to have another result.
  record ResultChanged(Result result) implements AppealVerdict {
    public ResultChanged {
      requireNonNull(result, "result");
    }
  }

  /// The game goes on from the position after a ply, 0 for the start, with these times; the arbiter
  /// starts the clocks.
  record GameResumed(int ply, Duration white, Duration black) implements AppealVerdict {
    public GameResumed {
      requireNonNull(white, "white");
      requireNonNull(black, "black");
    }
  }
}
