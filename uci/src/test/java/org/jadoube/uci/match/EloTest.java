package org.jadoube.uci.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.assertj.core.data.Offset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Against the values of fastchess's own tests.
final class EloTest {
  @ParameterizedTest
  @CsvSource({
    "96 111 136,              40.70,  30.43",
    "34 54 63 64 75,          55.58,  27.65",
    "332 433 498 333 334,     -8.64,  10.33",
    "7895 8757 5685 568 9999, -21.04, 2.95"
  })
  void differences_are_those_of_fastchess(String counts, double difference, double error) {
    Elo elo = Elo.of(sample(counts));
    assertThat(elo.difference()).isCloseTo(difference, withinAPercent(difference));
    assertThat(elo.error()).isCloseTo(error, withinAPercent(error));
  }

  @ParameterizedTest
  @CsvSource({
    "89 123 76,               -20.76,  40.13, 15.53",
    "96 111 136,              49.77,   36.77, 99.60",
    "356 0 34,                -508.44, 34.48, 0",
    "34 54 63 64 75,          57.94,   28.28, 100",
    "332 433 498 333 334,     -9.17,   10.96, 5.05",
    "7895 8757 5685 568 9999, -19.01,  2.65,  0"
  })
  void normalized_differences_are_those_of_fastchess(
      String counts, double normalized, double error, double superiority) {
    Elo elo = Elo.of(sample(counts));
    assertThat(elo.normalized()).isCloseTo(normalized, withinAPercent(normalized));
    assertThat(elo.normalizedError()).isCloseTo(error, withinAPercent(error));
    assertThat(100 * elo.superiority()).isCloseTo(superiority, within(0.01));
  }

  @ParameterizedTest
  @CsvSource({
    "36027 68692 36433,          0,     2,    NORMALIZED, 0.92",
    "10650 20431 10871,          -1.75, 0.25, NORMALIZED, 2.30",
    "0 0 4250,                   0,     10,   NORMALIZED, 120.56",
    "21184 40708 21404,          0.5,   2.5,  LOGISTIC,   -1.57",
    "57030 106593 57433,         0,     2,    LOGISTIC,   -2.59",
    "365 16618 36229 16974 390,  0,     2,    NORMALIZED, 2.25",
    "127 4883 10712 5150 104,    -1.75, 0.25, NORMALIZED, 3.01",
    "0 0 0 0 5550,               0,     5,    NORMALIZED, 111.82",
    "223 9863 21279 10037 246,   0.5,   2.5,  LOGISTIC,   -3.07",
    "871 26175 55983 26678 821,  0,     2,    LOGISTIC,   -4.98"
  })
  void likelihoods_are_those_of_fastchess(
      String counts, double elo0, double elo1, Sprt.Model model, double ratio) {
    Sprt sprt = new Sprt(elo0, elo1, 0.05, 0.05, model);
    assertThat(sprt.ratio(sample(counts))).isCloseTo(ratio, withinAPercent(ratio));
  }

  /// The values are printed with two decimal places, and fastchess accepts one per cent more.
  private static Offset<Double> withinAPercent(double value) {
    return within(0.005 + Math.abs(value) / 100);
  }

  private static Sample sample(String counts) {
    return Sample.of(Arrays.stream(counts.split(" ")).mapToInt(Integer::parseInt).toArray());
  }
}
