package org.jadoube.audit.statistics;

import org.jadoube.notation.pgn.PgnResult;

/// The results of some games.
///
/// @param wins won by White, or by the player in question
/// @param open without a result that gives points
public record Score(long wins, long draws, long losses, long open) {
  /// No games.
  public static final Score NONE = new Score(0, 0, 0, 0);

  private static final double HALF = 0.5;

  /// One game, from White's point of view.
  static Score of(PgnResult result) {
    return switch (result) {
      case WHITE_WINS -> new Score(1, 0, 0, 0);
      case DRAW -> new Score(0, 1, 0, 0);
      case BLACK_WINS -> new Score(0, 0, 1, 0);
      default -> new Score(0, 0, 0, 1);
    };
  }

  /// These results, from the other side's point of view.
  Score turned() {
    return new Score(/* wins= */ losses, draws, /* losses= */ wins, open);
  }

  /// The sum of both.
  public Score plus(Score other) {
    return new Score(
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
