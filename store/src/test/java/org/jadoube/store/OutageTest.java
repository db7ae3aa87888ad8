package org.jadoube.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OutageTest {
  @ParameterizedTest
  @CsvSource({"1233, 1.233 s", "60000, 60.000 s", "7, 0.007 s"})
  void the_log_tells_its_length_in_seconds(long millis, String text) {
    Instant since = Instant.ofEpochMilli(1795517746524L);
    assertThat(new Outage(since, since.plusMillis(millis)).seconds()).isEqualTo(text);
  }
}
