package org.jadoube.uci.own.search;

import org.jadoube.uci.Score;

/// Scores in the search: centipawns, and mates by their distance from the root.
final class Scores {
  static final int INFINITE = 32_000;
  static final int MATE = 31_000;
  static final int DRAW = 0;

  /// Every score beyond this is a mate.
  static final int MATES = MATE - 1_000;

  private Scores() {}

  static int matedAt(int ply) {
    return ply - MATE;
  }

  static boolean isMate(int score) {
    return Math.abs(score) > MATES;
  }

  /// A score for the table, where mates count from their own position.
  static int stored(int score, int ply) {
    return score > MATES ? score + ply : score < -MATES ? score - ply : score;
  }

  static int restored(int score, int ply) {
    return score > MATES ? score - ply : score < -MATES ? score + ply : score;
  }

  static Score said(int score) {
    if (!isMate(score)) {
      return new Score.Centipawns(score);
    }
    int plies = MATE - Math.abs(score);
    return new Score.Mate(score > 0 ? (plies + 1) / 2 : -(plies / 2));
  }
}
