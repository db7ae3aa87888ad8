package org.jadoube.audit.statistics;

import org.jadoube.notation.pgn.PgnResult;

/// The results of some games.
///
/// @param wins won by White, or by the player in question
/// @param open without a result that gives points
public record ResultCounts(long wins, long draws, long losses, long open) {
  /// No games.
  public static final ResultCounts NONE = new ResultCounts(0, 0, 0, 0);

  private static final double HALF = 0.5;

  /// One game, from White's point of view.
  static ResultCounts of(PgnResult result) {
    return switch (result) {
      case WHITE_WINS -> new ResultCounts(1, 0, 0, 0);
      case DRAW -> new ResultCounts(0, 1, 0, 0);
      case BLACK_WINS -> new ResultCounts(0, 0, 1, 0);
      default -> new ResultCounts(0, 0, 0, 1);
    };
  }

  /// These results, from the other side's point of view.
  ResultCounts turned() {
    return new ResultCounts(/* wins= */ losses, draws, /* losses= */ wins, open);
  }

  /// The sum of both.
  public ResultCounts plus(ResultCounts other) {
    return new ResultCounts(
        wins + other.wins, draws + other.draws, losses + other.losses, open + other.open);
  }

  /// How many games there are.
  public long games() {
    return wins + draws + losses + open;
  }

  /// The share of the points, from 0 to 1; 0 if there are none.
  public double share() {
    long decided = wins + draws + losses;
    return decided == 0 ? 0 : (wins + HALF * draws) / decided;
  }
}
