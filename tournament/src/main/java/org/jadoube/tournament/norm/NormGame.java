package org.jadoube.tournament.norm;

import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.rating.Rating;
import org.jadoube.tournament.rating.Title;

/// A round of somebody who may make a norm, with the opponent.
///
/// @param round from 1
/// @param opponent the opponent's pairing number
/// @param federation the opponent's; empty for none, as FID
/// @since 0.1.0
public record NormGame(
    int round,
    int opponent,
    Optional<Title> title,
    OptionalInt rating,
    Optional<String> federation,
    NormScore score) {
  /// How a game stands.
  public enum NormScore {
    LOSS(0, true),
    DRAW(1, true),
    WIN(2, true),
    /// The opponent did not come.
    FORFEIT_WIN(0, false),
    /// It is still to be finished.
    TO_COME(0, false);

    private final int halves;
    private final boolean played;

    NormScore(int halves, boolean played) {
      this.halves = halves;
      this.played = played;
    }

    /// That of a game that was played.
    public static NormScore of(Score score) {
      return switch (score) {
        case WIN -> WIN;
        case DRAW -> DRAW;
        case LOSS -> LOSS;
      };
    }

    /// Whether it was played.
    public boolean isPlayed() {
      return played;
    }
  }

  /// How an opponent without a rating counts (B01, 1.4.6d).
  private static final int UNRATED = 1400;

  public NormGame {
    Require.atLeast(1, round, "round");
    Require.atLeast(1, opponent, "opponent");
    Rating.require(rating);
  }

  /// A copy with another score.
  NormGame with(NormScore other) {
    return new NormGame(round, opponent, title, rating, federation, other);
  }

  int countedRating() {
    return rating.orElse(UNRATED);
  }

  int halves() {
    return score.halves;
  }
}
