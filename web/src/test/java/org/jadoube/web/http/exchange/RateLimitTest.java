package org.jadoube.web.http.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class RateLimitTest {
  private static final int AT_ONCE = 5;

  private Instant now = Instant.parse("2026-11-21T12:00:00Z");
  private final RateLimit limit = new RateLimit(AT_ONCE, 1, () -> now);

  @Test
  void a_sender_may_do_so_many_at_once_and_then_so_many_a_second() {
    assertThat(allowedOf(100, from("192.0.2.1"))).isEqualTo(AT_ONCE);
    now = now.plusSeconds(2);
    assertThat(allowedOf(100, from("192.0.2.1"))).isEqualTo(2);
  }

  @Test
  void who_asks_all_the_time_is_not_kept_out_for_it() {
    allowedOf(100, from("192.0.2.1"));
    long allowed = 0;
    for (int i = 0; i < 5000; i++) {
      now = now.plusNanos(500_000);
      allowed += allowedOf(1, from("192.0.2.1"));
    }
    assertThat(allowed).isEqualTo(2);
  }

  @Test
  void who_cannot_be_refused_is_told_how_long_to_wait() {
    assertThat(IntStream.range(0, AT_ONCE).mapToObj(_ -> limit.charge("192.0.2.1")))
        .containsOnly(Duration.ZERO);
    assertThat(limit.charge("192.0.2.1")).isEqualTo(Duration.ofSeconds(1));
    assertThat(limit.charge("192.0.2.1")).isEqualTo(Duration.ofSeconds(2));
    now = now.plusSeconds(3);
    assertThat(limit.charge("192.0.2.1")).isEqualTo(Duration.ZERO);
  }

  @Test
  void nobody_pays_for_another() {
    allowedOf(100, from("192.0.2.1"));
    assertThat(limit.allows(from("192.0.2.2"))).isTrue();
  }

  @Test
  void this_machine_sets_its_own_limits() {
    assertThat(allowedOf(100, new Knock(Optional.empty()))).isEqualTo(100);
  }

  private long allowedOf(int calls, Call call) {
    return IntStream.range(0, calls).filter(_ -> limit.allows(call)).count();
  }

  private static Call from(String sender) {
    return new Knock(Optional.of(sender));
  }
}
