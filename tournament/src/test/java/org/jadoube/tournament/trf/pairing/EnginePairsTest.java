package org.jadoube.tournament.trf.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jadoube.notation.TextFault;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EnginePairsTest {
  @Test
  void pairs_are_read_with_white_first_and_zero_for_the_bye() {
    EnginePairs pairs = EnginePairs.read("2\r\n4 1\r\n 3  0 \r\n\r\n").orThrow();

    assertThat(pairs.pairs()).isEqualTo(List.of(new EnginePair(4, 1), new EnginePair(3, 0)));
    assertThat(pairs.bye()).contains(new EnginePair(3, 0));
  }

  @Test
  void no_pairs_are_an_answer() {
    assertThat(EnginePairs.read("0\n").orThrow().pairs()).isEmpty();
  }

  /// `/` ends a line.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          ''; 1; the number of pairs
          error: no pairing; 1; the number of pairs
          2/1 2; 3; pair 2 of 2: two starting ranks
          1/1 x; 2; pair 1 of 1: two starting ranks
          1/0 1; 2; pair 1 of 1: two starting ranks
          1/1 2/3 4; 3; the end of the answer
          1/12345 2; 2; pair 1 of 1: two starting ranks
          9999999/1 2; 1; the number of pairs
          """)
  void another_answer_is_told_by_its_line(String text, int line, String expected) {
    TextFault fault = EnginePairs.read(text.replace('/', '\n')).faultIfAny().orElseThrow();

    assertThat(fault.line()).isEqualTo(line);
    assertThat(fault.expected()).isEqualTo(expected);
  }

  @Test
  void noise_is_no_exception() {
    RandomGenerator random = Seeded.random(3);
    for (int tried = 0; tried < 5000; tried++) {
      StringBuilder noise = new StringBuilder();
      for (int i = random.nextInt(30); i > 0; i--) {
        noise.append("0123 \n\r\t-x".charAt(random.nextInt(10)));
      }
      assertThat(EnginePairs.read(noise.toString())).isNotNull();
    }
  }
}
