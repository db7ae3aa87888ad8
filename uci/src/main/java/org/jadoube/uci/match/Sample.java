package org.jadoube.uci.match;

import java.util.Arrays;

/// Scores from 0 to 1 in equal steps, and how often each occurred: three for single games, five for
/// pairs. Pairs tell more, since the games of a pair share an opening.
public final class Sample {
  /// A score that never occurred counts as if it had a little, so that logarithms exist.
  private static final double LITTLE = 1e-3;

  final double[] scores;
  final double[] shares;
  final double total;

  private Sample(double[] scores, double[] shares, double total) {
    this.scores = scores;
    this.shares = shares;
    this.total = total;
  }

  /// The sample with these counts.
  ///
  /// @param counts how often the scores occurred, from 0 up to 1
  public static Sample of(int... counts) {
    return of(Arrays.stream(counts).asDoubleStream().toArray());
  }

  private static Sample of(double[] counts) {
    double total = Arrays.stream(counts).sum();
    double[] scores = new double[counts.length];
    double[] shares = new double[counts.length];
    for (int at = 0; at < counts.length; at++) {
      scores[at] = at / (counts.length - 1.0);
      shares[at] = counts[at] / total;
    }
    return new Sample(scores, shares, total);
  }

  /// The sample in which every score occurred.
  Sample regular() {
    return of(
        Arrays.stream(shares)
            .map(share -> share == 0 || Double.isNaN(share) ? LITTLE : share * total)
            .toArray());
  }

  /// Games in each observation: one, or the two of a pair.
  int games() {
    return scores.length == 3 ? 1 : 2;
  }

  boolean isEmpty() {
    return total == 0;
  }

  double mean() {
    return mean(scores, shares);
  }

  double variance() {
    double mean = mean();
    return mean(
        Arrays.stream(scores).map(score -> (score - mean) * (score - mean)).toArray(), shares);
  }

  static double mean(double[] values, double[] shares) {
    double sum = 0;
    for (int at = 0; at < values.length; at++) {
      sum += values[at] * shares[at];
    }
    return sum;
  }
}
