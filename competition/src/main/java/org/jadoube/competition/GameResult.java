package org.jadoube.competition;

import static java.util.Objects.requireNonNull;

import org.jadoube.laws.act.Result;

/// The result of a game as it is recorded.
///
/// Every pair of scores can be recorded: both may lose, and an arbiter may give a draw to one
/// player alone (Laws, 5.2 and 9.6; E04, 7.2 limits only their sum).
///
/// @param result the scores, and whether the game was forfeited
/// @param basis what the result rests on
/// @param rated whether the game counts for ratings; a forfeited game never does
public record GameResult(Result result, Basis basis, boolean rated) {
  /// What a result rests on.
  public enum Basis {
    /// The players' game, or its absence.
    PLAY,
    /// An unfinished game was adjudicated.
    ADJUDICATION,
    /// The arbiter decided.
    ARBITER
  }

  public static final GameResult WHITE_WINS = of(Result.WHITE_WINS);
  public static final GameResult BLACK_WINS = of(Result.BLACK_WINS);
  public static final GameResult DRAW = of(Result.DRAW);

  public GameResult {
    requireNonNull(result, "result");
    requireNonNull(basis, "basis");
    if (rated && result.forfeit()) {
      throw new IllegalArgumentException("a forfeited game is not rated: " + result);
    }
  }

  /// What the players achieved, rated unless it was forfeited.
  public static GameResult of(Result result) {
    requireNonNull(result, "result");
    return new GameResult(result, Basis.PLAY, !result.forfeit());
  }

  /// The same, but it does not count for ratings.
  public GameResult unrated() {
    return new GameResult(result, basis, false);
  }

  /// The same result on another basis.
  public GameResult by(Basis other) {
    requireNonNull(other, "other");
    return new GameResult(result, other, rated);
  }

  /// Whether the game took place, which a forfeited game did not.
  public boolean played() {
    return !result.forfeit();
  }

  @Override
  public String toString() {
    return result.toString();
  }
}
