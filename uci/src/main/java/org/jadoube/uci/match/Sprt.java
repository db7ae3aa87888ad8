package org.jadoube.uci.match;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;

/// A sequential test between two hypotheses about the difference in strength, by the generalised
/// likelihood ratio (M. Van den Bergh, *Comparing the approximations for the generalized log
/// likelihood ratio of a multinomial distribution* and *Comments on normalized Elo*).
///
/// @param elo0 the difference by the first hypothesis
/// @param elo1 the difference by the second one, which is greater
/// @param alpha how likely the second is accepted if the first is true
/// @param beta how likely the first is accepted if the second is true
public record Sprt(double elo0, double elo1, double alpha, double beta, Model model) {
  private static final double PER_UNIT = 800 / Math.log(10);
  private static final int HALVINGS = 60;
  private static final int ROUNDS = 10;

  /// The unit in which differences are measured.
  public enum Model {
    /// Normalized Elo.
    NORMALIZED,
    /// The usual Elo.
    LOGISTIC
  }

  /// The verdict of the test.
  public enum Verdict {
    /// More games are needed.
    CONTINUE,
    /// The first hypothesis.
    H0,
    /// The second one.
    H1
  }

  /// At this log-likelihood ratio the first hypothesis is accepted.
  public double lower() {
    return Math.log(beta / (1 - alpha));
  }

  /// At this one, the second.
  public double upper() {
    return Math.log((1 - beta) / alpha);
  }

  /// The verdict on a log-likelihood ratio.
  public Verdict verdict(double ratio) {
    return ratio >= upper() ? Verdict.H1 : ratio <= lower() ? Verdict.H0 : Verdict.CONTINUE;
  }

  /// The log-likelihood ratio of a sample.
  public double ratio(Sample sample) {
    if (sample.isEmpty()) {
      return 0;
    }
    Sample seen = sample.regular();
    double[] first = likeliest(seen, elo0);
    double[] second = likeliest(seen, elo1);
    double[] logarithms = new double[first.length];
    Arrays.setAll(logarithms, at -> Math.log(second[at]) - Math.log(first[at]));
    return seen.total * Sample.mean(logarithms, seen.shares);
  }

  private double[] likeliest(Sample seen, double elo) {
    return switch (model) {
      case LOGISTIC -> tilted(seen, deviations(seen, 1 / (1 + Math.pow(10, -elo / 400))));
      case NORMALIZED -> normalized(seen, elo * Math.sqrt(seen.games()) / PER_UNIT);
    };
  }

  private static double[] deviations(Sample seen, double score) {
    return Arrays.stream(seen.scores).map(each -> each - score).toArray();
  }

  /// The likeliest distribution whose mean is that many of its standard deviations above one half.
  private static double[] normalized(Sample seen, double deviations) {
    double[] shares = new double[seen.scores.length];
    Arrays.fill(shares, 1.0 / shares.length);
    for (int round = 0; round < ROUNDS; round++) {
      double mean = Sample.mean(seen.scores, shares);
      double[] squares =
          Arrays.stream(seen.scores).map(score -> (score - mean) * (score - mean)).toArray();
      double variance = Sample.mean(squares, shares);
      double half = 0.5 * deviations * Math.sqrt(variance);
      double[] slopes = new double[shares.length];
      Arrays.setAll(slopes, at -> seen.scores[at] - 0.5 - half * (1 + squares[at] / variance));
      shares = tilted(seen, slopes);
    }
    return shares;
  }

  /// The shares divided by 1 + θ·slope, with the θ that makes the slopes' mean nothing.
  private static double[] tilted(Sample seen, double[] slopes) {
    double least = -1 / Arrays.stream(slopes).max().orElseThrow();
    double most = -1 / Arrays.stream(slopes).min().orElseThrow();
    double theta =
        root(
            it -> {
              double sum = 0;
              for (int at = 0; at < slopes.length; at++) {
                sum += seen.shares[at] * slopes[at] / (1 + it * slopes[at]);
              }
              return sum;
            },
            least,
            most);
    double[] shares = new double[slopes.length];
    Arrays.setAll(shares, at -> seen.shares[at] / (1 + theta * slopes[at]));
    return shares;
  }

  /// Where a falling function is nothing.
  private static double root(DoubleUnaryOperator function, double least, double most) {
    double low = least;
    double high = most;
    for (int halving = 0; halving < HALVINGS; halving++) {
      double middle = (low + high) / 2;
      if (function.applyAsDouble(middle) > 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }

  /// The hypotheses, as in `[0.00, 2.00]`.
  public String text() {
    return String.format(Locale.ROOT, "[%.2f, %.2f]", elo0, elo1);
  }
}
