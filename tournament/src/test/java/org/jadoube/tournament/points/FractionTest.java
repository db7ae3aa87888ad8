package org.jadoube.tournament.points;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.random.RandomGenerator;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FractionTest {
  @ParameterizedTest
  @CsvSource({
    "6, 2, 3",
    "7, 2, 3.5",
    "149, 4, 37.25",
    "28, 3, 28/3",
    "0, 5, 0",
    "-1, 2, -0.5",
    "10, 1, 10",
    "100, 1, 100",
    "2, 4, 0.5",
    "1, 8, 1/8"
  })
  void fraction_is_written_as_in_tables(long numerator, long denominator, String text) {
    assertThat(new Fraction(numerator, denominator)).hasToString(text);
  }

  @Test
  void equal_values_are_equal() {
    assertThat(new Fraction(6, 4))
        .isEqualTo(Fraction.halves(3))
        .hasSameHashCodeAs(Fraction.halves(3));
    assertThat(new Fraction(0, 7)).isEqualTo(Fraction.ZERO);
  }

  @ParameterizedTest
  @CsvSource({"5, 2, 3", "-5, 2, -2", "7, 3, 2", "8, 3, 3", "-1, 2, 0", "4, 2, 2"})
  void halves_are_rounded_up(long numerator, long denominator, long rounded) {
    assertThat(new Fraction(numerator, denominator).rounded()).isEqualTo(rounded);
  }

  @Test
  void decimals_are_for_printing() {
    assertThat(new Fraction(28, 3).decimal(2)).isEqualTo(new BigDecimal("9.33"));
    assertThat(new Fraction(1, 8).decimal(2)).isEqualTo(new BigDecimal("0.13"));
  }

  @Test
  void arithmetic_agrees_with_decimals() {
    RandomGenerator random = Seeded.random(1);
    for (int sample = 0; sample < 2000; sample++) {
      Fraction a = new Fraction(random.nextInt(-500, 500), 1 << random.nextInt(6));
      Fraction b = new Fraction(random.nextInt(-500, 500), 1 << random.nextInt(6));
      BigDecimal exactA = a.decimal(10);
      BigDecimal exactB = b.decimal(10);
      assertThat(a.plus(b).decimal(10)).isEqualByComparingTo(exactA.add(exactB));
      assertThat(a.minus(b).decimal(10)).isEqualByComparingTo(exactA.subtract(exactB));
      assertThat(a.times(b).decimal(10)).isEqualByComparingTo(exactA.multiply(exactB));
      assertThat(Integer.signum(a.compareTo(b))).isEqualTo(exactA.compareTo(exactB));
      assertThat(a.over(8).times(8)).isEqualTo(a);
    }
  }

  @Test
  void denominator_is_positive() {
    assertThatThrownBy(() -> new Fraction(1, 0))
        .hasMessage("denominator must be at least 1, not 0");
  }
}
