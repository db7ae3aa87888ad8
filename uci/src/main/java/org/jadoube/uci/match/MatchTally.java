package org.jadoube.uci.match;

import org.jadoube.laws.act.Result.Score;

/// The results of one engine against another, also by pairs of games with the same opening.
///
/// @param pairs the number of pairs by the points scored in them: 0, ½, 1, 1½, 2
public record MatchTally(int wins, int draws, int losses, Pairs pairs) {
  /// Nothing played yet.
  public static final MatchTally NONE = new MatchTally(0, 0, 0, new Pairs(0, 0, 0, 0, 0));

  /// Numbers of pairs of games, by the points scored in them.
  public record Pairs(int none, int half, int one, int oneAndHalf, int two) {
    Pairs plus(int halves) {
      return switch (halves) {
        case 0 -> new Pairs(none + 1, half, one, oneAndHalf, two);
        case 1 -> new Pairs(none, half + 1, one, oneAndHalf, two);
        case 2 -> new Pairs(none, half, one + 1, oneAndHalf, two);
        case 3 -> new Pairs(none, half, one, oneAndHalf + 1, two);
        default -> new Pairs(none, half, one, oneAndHalf, two + 1);
      };
    }

    /// How many pairs there are.
    public int count() {
      return none + half + one + oneAndHalf + two;
    }
  }

  MatchTally plus(Score score) {
    return switch (score) {
      case WIN -> new MatchTally(wins + 1, draws, losses, pairs);
      case DRAW -> new MatchTally(wins, draws + 1, losses, pairs);
      case LOSS -> new MatchTally(wins, draws, losses + 1, pairs);
    };
  }

  MatchTally plusPair(int halves) {
    return new MatchTally(wins, draws, losses, pairs.plus(halves));
  }

  /// How many games there are.
  public int games() {
    return wins + draws + losses;
  }

  /// The points scored.
  public double points() {
    return wins + draws / 2.0;
  }

  /// The scores of single games from 0 to 1, and how often each occurred.
  public Sample byGame() {
    return Sample.of(losses, draws, wins);
  }

  /// The mean scores of pairs, and how often each occurred.
  public Sample byPair() {
    return Sample.of(pairs.none(), pairs.half(), pairs.one(), pairs.oneAndHalf(), pairs.two());
  }
}
