package org.jadoube.laws.event;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.DeviceUse;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Article;

/// Facts about conduct or the score on which rulings rest.
public sealed interface ConductFact extends Fact {
  /// A device of `player` was found or heard.
  record DeviceNoticed(Colour player, DeviceUse use) implements ConductFact {
    public DeviceNoticed {
      requireNonNull(player, "player");
      requireNonNull(use, "use");
    }
  }

  /// `player` stopped the clocks.
  record StoppedClocks(Colour player) implements ConductFact {
    public StoppedClocks {
      requireNonNull(player, "player");
    }
  }

  /// What `player` sealed is not one unambiguous legal move.
  record SealedMoveBad(Colour player, Written written) implements ConductFact {
    public SealedMoveBad {
      requireNonNull(player, "player");
      requireNonNull(written, "written");
    }
  }

  /// The player arrived this long after the resumption.
  record LateBy(Colour player, Duration late) implements ConductFact {
    public LateBy {
      requireNonNull(player, "player");
      requireNonNull(late, "late");
      Require.notNegative(late, "late");
    }
  }

  /// The two players' scores first differ at ply `ply`.
  record ScoresDiffer(int ply) implements ConductFact {
    public ScoresDiffer {
      Require.atLeast(1, ply, "ply");
    }
  }

  /// An Article that only people can watch over was broken.
  record ArticleBroken(Article article) implements ConductFact {
    public ArticleBroken {
      requireNonNull(article, "article");
    }
  }

  /// Both players have signed `result`; the game had ended `instead`.
  record Signed(Result result, Result instead) implements ConductFact {
    public Signed {
      requireNonNull(result, "result");
      requireNonNull(instead, "instead");
    }
  }

  /// By the record a claim is `correct`, or not; the arbiter decided otherwise.
  ///
  /// @param reason in the arbiter's words
  record ClaimOverruled(boolean correct, String reason) implements ConductFact {
    public ClaimOverruled {
      requireNonNull(reason, "reason");
    }
  }
}
