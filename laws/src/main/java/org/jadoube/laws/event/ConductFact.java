package org.jadoube.laws.event;

import java.time.Duration;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.DeviceUse;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Citation;

/// Facts about conduct or the score on which rulings rest.
///
/// @since 0.1.0
public sealed interface ConductFact extends Fact {
  /// A device of `player` was found or heard.
  record DeviceNoticed(Colour player, DeviceUse use) implements ConductFact {}

  /// `player` stopped the clocks.
  record StoppedClocks(Colour player) implements ConductFact {}

  /// The move sealed by `player` is not one unambiguous legal move.
  record SealedMoveBad(Colour player, Written written) implements ConductFact {}

  /// The player arrived this long after the resumption.
  record LateBy(Colour player, Duration late) implements ConductFact {
    public LateBy {
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
  record ArticleBroken(Article article) implements ConductFact {}

  /// Both players have signed `result`; the game had ended `instead`.
  record Signed(Result result, Result instead) implements ConductFact {}

  /// The record says something other than the arbiter, who decided all the same.
  ///
  /// @param reason in the arbiter's words
  record RecordOverruled(String reason) implements ConductFact {}

  /// The arbiter's reason for the decision.
  ///
  /// @param reason in the arbiter's words
  record ReasonGiven(String reason) implements ConductFact {}

  /// The arbiter took back an earlier decision.
  ///
  /// @param decision the provision under which it was made
  /// @param reason in the arbiter's words
  record DecisionTakenBack(Citation decision, String reason) implements ConductFact {}

  /// By the record a claim is `correct`, or not; the arbiter decided otherwise.
  ///
  /// @param reason in the arbiter's words
  record ClaimOverruled(boolean correct, String reason) implements ConductFact {}
}
