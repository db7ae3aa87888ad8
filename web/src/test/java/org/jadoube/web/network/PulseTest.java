package org.jadoube.web.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class PulseTest {
  @Test
  void a_machine_that_slept_holds_nobody_to_be_late() {
    try (Pulse pulse = new Pulse()) {
      long nanos = System.nanoTime();
      long before = pulse.tick(nanos);
      assertThat(pulse.tick(nanos + TimeUnit.MILLISECONDS.toNanos(100))).isEqualTo(before + 100);
      assertThat(pulse.tick(nanos + TimeUnit.HOURS.toNanos(8))).isEqualTo(before + 1100);
    }
  }
}
