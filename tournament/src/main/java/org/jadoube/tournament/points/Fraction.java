package org.jadoube.tournament.points;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jadoube.chess.domain.Require;

/// An exact number of points, or anything calculated from points: 3½, 37¼, 9⅓. Always reduced, so
/// that equal values are equal.
///
/// @param denominator at least 1
/// @since 0.1.0
public record Fraction(long numerator, long denominator) implements Comparable<Fraction> {
  public static final Fraction ZERO = of(0);

  public Fraction {
    Require.atLeast(1, denominator, "denominator");
    long divisor = greatestCommonDivisor(Math.absExact(numerator), denominator);
    numerator /= divisor;
    denominator /= divisor;
  }

  /// A whole number.
  public static Fraction of(long whole) {
    return new Fraction(whole, 1);
  }

  /// So many half points, as the Laws' scoring counts.
  public static Fraction halves(long halves) {
    return new Fraction(halves, 2);
  }

  private static long greatestCommonDivisor(long a, long b) {
    return b == 0 ? a : greatestCommonDivisor(b, a % b);
  }

  /// The sum.
  public Fraction plus(Fraction other) {
    long common = denominator / greatestCommonDivisor(denominator, other.denominator);
    long bottom = Math.multiplyExact(common, other.denominator);
    return new Fraction(
        Math.addExact(
            Math.multiplyExact(numerator, bottom / denominator),
            Math.multiplyExact(other.numerator, bottom / other.denominator)),
        bottom);
  }

  /// The difference.
  public Fraction minus(Fraction other) {
    return plus(other.times(-1));
  }

  /// The product.
  public Fraction times(Fraction other) {
    return new Fraction(
        Math.multiplyExact(numerator, other.numerator),
        Math.multiplyExact(denominator, other.denominator));
  }

  /// The product with a whole number.
  public Fraction times(long factor) {
    return new Fraction(Math.multiplyExact(numerator, factor), denominator);
  }

  /// The quotient.
  ///
  /// @param divisor at least 1
  public Fraction over(long divisor) {
    Require.atLeast(1, divisor, "divisor");
    return new Fraction(numerator, Math.multiplyExact(denominator, divisor));
  }

  /// The nearest whole number; halves go up.
  public long rounded() {
    return Math.floorDiv(
        Math.addExact(Math.multiplyExact(2, numerator), denominator),
        Math.multiplyExact(2, denominator));
  }

  /// This number to so many decimals, halves away from zero: for printing, not for comparing.
  public BigDecimal decimal(int places) {
    Require.within(0, 18, places, "places");
    return BigDecimal.valueOf(numerator)
        .divide(BigDecimal.valueOf(denominator), places, RoundingMode.HALF_UP);
  }

  @Override
  public int compareTo(Fraction other) {
    return Long.compare(
        Math.multiplyExact(numerator, other.denominator),
        Math.multiplyExact(other.numerator, denominator));
  }

  /// As tables print it: `3`, `3.5`, `37.25`, `9.33`, rounded to two decimals if it has more.
  public String printed() {
    return decimal(2).stripTrailingZeros().toPlainString();
  }

  /// As it is written exactly: `3`, `3.5`, `37.25`; what has more than two decimals as `28/3`.
  @Override
  public String toString() {
    return 100 % denominator == 0 ? printed() : numerator + "/" + denominator;
  }
}
