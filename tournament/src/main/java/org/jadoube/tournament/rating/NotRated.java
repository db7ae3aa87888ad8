package org.jadoube.tournament.rating;

import org.jadoube.chess.domain.Require;

/// A game that does not change a rating.
///
/// @param round from 1
/// @param opponent the opponent's pairing number
/// @since 0.1.0
public record NotRated(int round, int opponent, WhyNot reason) {
  /// Why not.
  public enum WhyNot {
    /// It was forfeited.
    FORFEIT(RatingRule.RATED_GAMES),
    /// It is recorded as not to be rated, for instance because nobody made a move.
    RECORDED_SO(RatingRule.RATED_GAMES),
    /// The opponent has no rating.
    UNRATED_OPPONENT(RatingRule.PROBABILITY),
    /// The ratings are too far apart.
    WIDE_GAP(RatingRule.DIFFERENCE),
    /// There is no result yet.
    OPEN(RatingRule.RATED_GAMES);

    private final RatingRule rule;

    WhyNot(RatingRule rule) {
      this.rule = rule;
    }

    /// The rule that says so.
    public RatingRule rule() {
      return rule;
    }
  }

  public NotRated {
    Require.atLeast(1, round, "round");
    Require.atLeast(1, opponent, "opponent");
  }
}
