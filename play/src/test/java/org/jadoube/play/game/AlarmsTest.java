package org.jadoube.play.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jadoube.store.GameId;
import org.jadoube.store.Unavailable;
import org.junit.jupiter.api.Test;

final class AlarmsTest {
  private static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");
  private static final GameId ONE = new GameId("222222222222");
  private static final GameId OTHER = new GameId("333333333333");

  @Test
  void the_latest_alarm_of_a_game_rings_and_a_cleared_one_does_not() throws InterruptedException {
    Set<GameId> rung = ConcurrentHashMap.newKeySet();
    CountDownLatch rings = new CountDownLatch(1);
    try (Alarms alarms =
        new Alarms(game -> {
          rung.add(game);
          rings.countDown();
        })) {
      alarms.set(OTHER, NOW, NOW.plusMillis(100));
      alarms.clear(OTHER);
      alarms.set(ONE, NOW, NOW.plusSeconds(3600));
      alarms.set(ONE, NOW, NOW.plusMillis(300));

      assertThat(rings.await(10, TimeUnit.SECONDS)).isTrue();
    }
    assertThat(rung).containsExactly(ONE);
  }

  @Test
  void alarms_set_while_the_server_ends_are_forgotten() {
    Set<GameId> rung = ConcurrentHashMap.newKeySet();
    Alarms alarms = new Alarms(rung::add);
    alarms.close();

    alarms.set(ONE, NOW, NOW);

    assertThat(rung).isEmpty();
  }

  @Test
  void an_alarm_that_fails_rings_again_until_it_does_not() throws InterruptedException {
    CountDownLatch rings = new CountDownLatch(4);
    try (Alarms alarms =
        new Alarms(_ -> {
          rings.countDown();
          if (rings.getCount() > 1) {
            throw new Unavailable("the database is away");
          }
          if (rings.getCount() == 1) {
            throw new IllegalStateException("a bug");
          }
        })) {
      alarms.set(ONE, NOW, NOW);

      assertThat(rings.await(60, TimeUnit.SECONDS)).isTrue();
    }
  }
}
