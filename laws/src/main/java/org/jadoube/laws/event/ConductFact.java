package org.jadoube.laws.event;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.DeviceUse;
import org.jadoube.laws.act.Result;

/// What a ruling on the players' conduct or the score rests on.
public sealed interface ConductFact extends Fact {
  /// A device of `player` was found or heard.
  record DeviceNoticed(Colour player, DeviceUse use) implements ConductFact {
    public DeviceNoticed {
      requireNonNull(player, "player");
      requireNonNull(use, "use");
    }
  }

  /// What `player` had sealed is not one clear legal move.
  record SealedMoveBad(Colour player, Written written) implements ConductFact {
    public SealedMoveBad {
      requireNonNull(player, "player");
      requireNonNull(written, "written");
    }
  }

  /// The player came so much after the resumption.
  record LateBy(Colour player, Duration late) implements ConductFact {
    public LateBy {
      requireNonNull(player, "player");
      requireNonNull(late, "late");
      Require.notNegative(late, "late");
    }
  }

  /// The two players' scores differ first at ply `ply`.
  record ScoresDiffer(int ply) implements ConductFact {
    public ScoresDiffer {
      Require.atLeast(1, ply, "ply");
    }
  }

  /// Both players have signed `result`; the game had ended `instead`.
  record Signed(Result result, Result instead) implements ConductFact {
    public Signed {
      requireNonNull(result, "result");
      requireNonNull(instead, "instead");
    }
  }
}
