package org.jadoube.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A write that takes too long is an outage, even if it succeeds in the end.
final class WriterStateTest {
  private static final Instant NOON = Instant.parse("2026-11-23T12:00:00Z");
  private static final Duration LONG = Duration.ofHours(1);

  private final WriterState state = new WriterState();

  @BeforeEach
  void stand() {
    state.tell(StoreWatch.NONE, () -> NOON);
  }

  private static long ago(Duration time) {
    return System.nanoTime() - time.toNanos();
  }

  @Test
  void an_outage_begins_when_the_slow_write_was_submitted() {
    state.begin(ago(LONG));
    state.end(true);
    assertThat(state.isStopped()).isTrue();
    assertThat(state.outage().orElseThrow().since())
        .isBetween(NOON.minus(LONG).minusSeconds(60), NOON.minus(LONG));
  }

  @Test
  void it_is_noticed_while_the_write_goes_on() {
    state.begin(ago(LONG));
    assertThat(state.stoppage()).isPresent();
  }

  @Test
  void a_quick_write_is_none_and_neither_is_the_time_between_writes() {
    state.begin(ago(LONG.negated()));
    state.end(true);
    assertThat(state.stoppage()).isEmpty();
    assertThat(state.hasJustWritten(LONG)).isTrue();
  }

  @Test
  void a_failure_begins_the_outage_and_a_later_one_only_explains_it() {
    state.stop(ago(LONG), "first");
    Stoppage first = state.stoppage().orElseThrow();
    state.stop(ago(Duration.ZERO), "second");
    assertThat(state.stoppage()).contains(new Stoppage(first.since(), "second"));
  }

  @Test
  void after_the_outage_everything_is_as_before() {
    state.stop(ago(LONG), "gone");
    state.restore(state.outage().orElseThrow(), List.of());
    assertThat(state.stoppage()).isEmpty();
    assertThat(state.hasJustWritten(LONG)).isTrue();
  }
}
