package org.jadoube.laws.refusal;

import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.DeviceUse;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Citation;

/// Why an act about conduct, points or appeals is refused.
///
/// @since 0.1.0
public sealed interface ConductObjection extends Objection {
  /// The arbiter must say what the opponent scores.
  record ScoreNeeded() implements ConductObjection {}

  /// The event permits the device.
  record DevicePermitted(DeviceUse use) implements ConductObjection {}

  /// There is no decision to appeal.
  record NothingToAppeal() implements ConductObjection {}

  /// No appeal is waiting for a decision.
  record NoAppeal() implements ConductObjection {}

  /// The player has already appealed against that decision.
  record AlreadyAppealed(Citation decision) implements ConductObjection {}

  /// The decision is final.
  record DecisionFinal(Citation decision) implements ConductObjection {}

  /// Together the players would score more than a game allows (Article 10.2).
  record OverTheMaximum(Result result) implements ConductObjection {}

  /// The offender has no more points than the penalty would leave, so it would reduce nothing.
  record NoReduction(Result result) implements ConductObjection {}

  /// The opponent has the maximum for a game already.
  record MaximumReached(Result result) implements ConductObjection {}

  /// Pieces on these squares were touched, which loses the right to claim on this move.
  record ClaimRightLost(List<Square> squares) implements ConductObjection {
    public ClaimRightLost {
      squares = List.copyOf(squares);
    }
  }

  /// A claim of a draw by `by` must be decided first; it cannot be withdrawn.
  record ClaimOpen(Colour by) implements ConductObjection {}

  /// The rule given does not lead to that result.
  record NotUnderThisRule(Citation basis, Result result) implements ConductObjection {}

  /// The edition has no Article of that number.
  record NoSuchArticle(Article article) implements ConductObjection {}

  /// The edition has no provision of that name.
  record NoSuchProvision(String name) implements ConductObjection {}

  /// No game ends under that Article; these are the ones by which it can.
  record EndsNoGame(Article article, List<Article> others) implements ConductObjection {
    public EndsNoGame {
      others = List.copyOf(others);
    }
  }

  /// By the record the game has not ended like that.
  record AgainstRecord(Citation basis) implements ConductObjection {}

  /// The arbiter must say why.
  record ReasonNeeded() implements ConductObjection {}

  /// There is no decision of an arbiter that could be taken back.
  record NothingToTakeBack() implements ConductObjection {}

  /// No flag has fallen, and nobody is told the number of moves before that.
  record NoFlagYet() implements ConductObjection {}
}
