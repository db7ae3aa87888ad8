package org.jadoube.uci.match;

/// The difference in strength that a sample shows, in logistic Elo and in normalized Elo (which
/// does not depend on how many games are drawn), each with half the width of its interval of 95 %.
///
/// @param superiority the likelihood that the first engine is the stronger one, from 0 to 1
public record Elo(
    double difference,
    double error,
    double normalized,
    double normalizedError,
    double superiority) {
  private static final double Z_95 = 1.959963984540054;
  private static final double PER_UNIT = 800 / Math.log(10);

  /// The difference by a sample; without meaning if it is empty.
  public static Elo of(Sample sample) {
    double mean = sample.mean();
    double variance = sample.variance();
    double margin = Z_95 * Math.sqrt(variance / sample.total);
    double scale = PER_UNIT / Math.sqrt(sample.games() * variance);
    double deviations = (mean - 0.5) / Math.sqrt(variance / sample.total);
    return new Elo(
        logistic(mean),
        (logistic(mean + margin) - logistic(mean - margin)) / 2,
        (mean - 0.5) * scale,
        margin * scale,
        normal(deviations));
  }

  private static double logistic(double score) {
    return -400 * Math.log10(1 / score - 1);
  }

  /// The normal distribution, by the series of its integral.
  private static double normal(double x) {
    if (Double.isNaN(x) || Math.abs(x) > 8) {
      return Double.isNaN(x) ? x : x > 0 ? 1 : 0;
    }
    double term = x;
    double sum = x;
    for (int odd = 3; Math.abs(term) > 1e-12; odd += 2) {
      term *= x * x / odd;
      sum += term;
    }
    return 0.5 + sum * Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI);
  }
}
