package org.jadoube.tournament;

import java.util.Optional;
import org.jadoube.laws.act.Result;

/// The result of a game as it is recorded.
///
/// Every pair of scores can be recorded: both may lose, and an arbiter may give a draw to one
/// player alone (Laws, 5.2 and 9.6; E04, 7.2 limits only their sum).
///
/// @param result the scores; a forfeit is written with signs
/// @param basis what it rests on
/// @param unrated whether a game that was played does not count for ratings
/// @param reason why an arbiter decided on it; empty for what the game itself says
/// @since 0.1.0
public record GameResult(Result result, Basis basis, boolean unrated, Optional<String> reason) {
  /// The basis of a result.
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

  /// The result that the players achieved, rated unless it was forfeited.
  public static GameResult of(Result result) {
    return new GameResult(result, Basis.PLAY, false, Optional.empty());
  }

  /// A copy that does not count for ratings.
  public GameResult withoutRating() {
    return new GameResult(result, basis, true, reason);
  }

  /// This result on another basis.
  public GameResult by(Basis other) {
    return new GameResult(result, other, unrated, reason);
  }

  /// This result for that reason.
  public GameResult because(String why) {
    return new GameResult(result, basis, unrated, Optional.of(why));
  }

  /// Whether the game counts for ratings, which a forfeited one never does.
  public boolean rated() {
    return !unrated && played();
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
