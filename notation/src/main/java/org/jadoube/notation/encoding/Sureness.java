package org.jadoube.notation.encoding;

import java.util.stream.DoubleStream;

/// How sure a decision is.
final class Sureness {
  /// Letters of a word are not independent, nor are the words of a file: what they say together is
  /// less than their sum. Found by trying on lists of names.
  private static final double WEIGHT = 0.5;

  private static final int MOST = 99;

  private Sureness() {}

  /// The share of the best in percent.
  ///
  /// @param best what the best costs, as a negative binary logarithm
  /// @param others what the others cost
  static int percent(double best, DoubleStream others) {
    double all = 1 + others.map(other -> Math.pow(2, (best - other) * WEIGHT)).sum();
    return (int) Math.min(MOST, Math.round(100 / all));
  }
}
