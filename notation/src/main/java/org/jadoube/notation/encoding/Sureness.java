package org.jadoube.notation.encoding;

import java.util.stream.DoubleStream;

/// How sure a decision is.
final class Sureness {
  /// The letters of a word are not independent, nor are the words of a file. Together they say less
  /// than the sum of them. Found by trials on lists of names.
  private static final double WEIGHT = 0.5;

  private static final int MOST = 99;

  private Sureness() {}

  /// The share of the best, in percent.
  ///
  /// @param best the cost of the best, as a negative binary logarithm
  /// @param others the costs of the others
  static int percent(double best, DoubleStream others) {
    double all = 1 + others.map(other -> Math.pow(2, (best - other) * WEIGHT)).sum();
    return (int) Math.min(MOST, Math.round(100 / all));
  }
}
