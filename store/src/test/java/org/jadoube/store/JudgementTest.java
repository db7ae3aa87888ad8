package org.jadoube.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

final class JudgementTest {
  private static final Instant NOON = Instant.parse("2026-11-23T12:00:00Z");

  @Test
  void an_outage_of_the_only_process_is_one_of_all() {
    assertThat(Judgement.charged(outage(10, 16), List.of())).containsExactly(outage(10, 16));
  }

  @Test
  void while_another_process_lives_games_go_on() {
    assertThat(Judgement.charged(outage(10, 16), List.of(peer(0, 16)))).isEmpty();
  }

  @Test
  void a_process_lives_though_its_next_heartbeat_is_still_on_the_way() {
    assertThat(Judgement.charged(outage(10, 16), List.of(peer(0, 15)))).isEmpty();
  }

  @Test
  void where_the_other_died_in_between_the_outage_begins_with_its_last_heartbeat() {
    assertThat(Judgement.charged(outage(10, 16), List.of(peer(0, 13))))
        .containsExactly(outage(13, 16));
  }

  @Test
  void where_another_came_in_between_the_outage_ends_with_its_start() {
    assertThat(Judgement.charged(outage(10, 16), List.of(peer(12, 16))))
        .containsExactly(outage(10, 12));
  }

  @Test
  void two_that_took_turns_leave_what_is_between_them() {
    assertThat(Judgement.charged(outage(10, 20), List.of(peer(14, 20), peer(0, 12))))
        .containsExactly(outage(12, 14));
  }

  @Test
  void two_that_stood_still_together_do_not_take_each_other_for_alive() {
    Peer woken = peer(16, 16);
    assertThat(Judgement.charged(outage(10, 16), List.of(woken))).containsExactly(outage(10, 16));
  }

  @Test
  void a_process_that_stopped_in_good_order_has_no_heartbeat_on_the_way() {
    Peer gone = new Peer("gone", "", at(0), at(15), Duration.ZERO, true);
    assertThat(Judgement.charged(outage(10, 16), List.of(gone))).containsExactly(outage(15, 16));
  }

  private static Peer peer(int since, int moment) {
    return new Peer("peer", "", at(since), at(moment), Duration.ZERO, false);
  }

  private static Outage outage(int since, int until) {
    return new Outage(at(since), at(until));
  }

  private static Instant at(int seconds) {
    return NOON.plusSeconds(seconds);
  }
}
