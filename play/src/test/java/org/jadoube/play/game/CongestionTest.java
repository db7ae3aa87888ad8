package org.jadoube.play.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class CongestionTest {
  private final AtomicLong nanos = new AtomicLong();
  private final Queue<Runnable> waiting = new ArrayDeque<>();
  private final Congestion congestion = new Congestion(nanos::get, waiting::add);

  private void pass(long seconds) {
    nanos.addAndGet(TimeUnit.SECONDS.toNanos(seconds));
  }

  @Test
  void the_delay_is_how_long_something_waits_for_its_turn() {
    congestion.probe();
    pass(2);
    assertThat(congestion.delay()).isEqualTo(Duration.ofSeconds(2));
    congestion.probe();
    pass(1);
    waiting.remove().run();
    pass(5);
    assertThat(congestion.delay()).isEqualTo(Duration.ofSeconds(3));
    assertThat(waiting).isEmpty();
  }

  @Test
  void it_is_over_once_nothing_waits_any_more() {
    congestion.probe();
    pass(4);
    waiting.remove().run();
    congestion.probe();
    waiting.remove().run();
    assertThat(congestion.delay()).isZero();
  }
}
