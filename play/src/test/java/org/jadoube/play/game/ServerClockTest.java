package org.jadoube.play.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jadoube.store.Outage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ServerClockTest {
  private static final Instant NOON = Hall.NOON;

  private final AtomicLong nanos = new AtomicLong();
  private final List<Outage> stalls = new ArrayList<>();

  @ParameterizedTest
  @ValueSource(strings = {"PT60S", "-PT60S", "P1D", "-P1D"})
  void setting_the_machines_clock_changes_nothing(String jump) {
    AtomicReference<Instant> wall = new AtomicReference<>(NOON);
    try (ServerClock clock = ServerClock.start(wall::get, Optional.empty())) {
      wall.set(NOON.plus(Duration.parse(jump)));
      assertThat(clock.instant()).isBetween(NOON, NOON.plusSeconds(50));
    }
  }

  @Test
  void time_goes_on_behind_the_latest_sign_of_life() {
    Instant later = NOON.plusSeconds(3600);
    try (ServerClock clock = ServerClock.start(() -> NOON, Optional.of(later))) {
      assertThat(clock.instant()).isAfter(later);
    }
    try (ServerClock clock = ServerClock.start(() -> later, Optional.of(NOON))) {
      assertThat(clock.instant()).isAfterOrEqualTo(later);
    }
  }

  @Test
  void whoever_asks_first_after_a_stall_makes_it_known() {
    ServerClock clock = new ServerClock(NOON, nanos::get);
    clock.tell(stalls::add);
    nanos.addAndGet(Duration.ofMillis(900).toNanos());
    clock.instant();
    assertThat(stalls).isEmpty();
    nanos.addAndGet(Duration.ofSeconds(20).toNanos());
    assertThat(clock.instant()).isEqualTo(NOON.plusMillis(20_900));
    clock.instant();
    assertThat(stalls).containsExactly(new Outage(NOON.plusMillis(900), NOON.plusMillis(20_900)));
  }

  @Test
  void a_clock_that_is_steered_goes_a_little_faster_or_slower_and_never_back() {
    ServerClock clock = new ServerClock(NOON, nanos::get);
    clock.tell(stalls::add);
    clock.steer(Duration.ofMillis(2));
    pass(Duration.ofSeconds(10), clock);
    assertThat(clock.instant()).isEqualTo(NOON.plusMillis(10_002));
    clock.steer(Duration.ofMillis(-900));
    pass(Duration.ofSeconds(10), clock);
    assertThat(clock.instant()).isEqualTo(NOON.plusMillis(20_002 - 5));
    assertThat(stalls).isEmpty();
  }

  @Test
  void a_clock_that_stood_while_its_machine_slept_jumps_and_says_so() {
    ServerClock clock = new ServerClock(NOON, nanos::get);
    clock.tell(stalls::add);
    clock.steer(Duration.ofMinutes(1));
    assertThat(clock.instant()).isEqualTo(NOON.plusSeconds(60));
    assertThat(stalls).containsExactly(new Outage(NOON, NOON.plusSeconds(60)));
  }

  private void pass(Duration time, ServerClock clock) {
    for (Duration left = time; left.isPositive(); left = left.minusMillis(500)) {
      nanos.addAndGet(Duration.ofMillis(500).toNanos());
      clock.instant();
    }
  }
}
