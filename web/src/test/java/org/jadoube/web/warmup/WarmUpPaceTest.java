package org.jadoube.web.warmup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class WarmUpPaceTest {
  @ParameterizedTest
  @CsvSource({
    "'0 0 0 0 0 0 0 0 0', true",
    "'0 50 100 120 150 200 300 400 500', true",
    "'50 300 290 310 305 300', false",
    "'50 300 290 310 400 380 400 390', true",
    "'50 300 290 310 400 380 400 390 400', false"
  })
  void work_is_as_fast_as_it_gets_after_some_samples_without_gain(String samples, boolean grows) {
    WarmUpPace pace = new WarmUpPace();
    int[] each = Stream.of(samples.split(" ")).mapToInt(Integer::parseInt).toArray();
    boolean last = true;
    for (int i = 1; i <= each.length; i++) {
      assertThat(last).as("before sample %d", i).isTrue();
      last = pace.grows(IntStream.of(each).limit(i).sum());
    }
    assertThat(last).isEqualTo(grows);
  }
}
