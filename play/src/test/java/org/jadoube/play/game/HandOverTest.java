package org.jadoube.play.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.jadoube.store.GameId;
import org.junit.jupiter.api.Test;

/// Where one thread leaves work to another, no wake-up is lost; otherwise each of these tests would
/// wait for ever.
final class HandOverTest {
  private static final GameId GAME = GameId.read("abcdefghijk2").orElseThrow();
  private static final int ROUNDS = 20_000;
  private static final int POSTERS = 4;
  private static final int PATIENCE_SECONDS = 120;

  /// Each task comes just as the worker ends.
  @Test
  void a_mailbox_wakes_for_every_task_that_comes_alone() throws InterruptedException {
    Mailbox mailbox = new Mailbox(GAME);
    for (int i = 0; i < ROUNDS; i++) {
      CountDownLatch done = new CountDownLatch(1);
      mailbox.post(done::countDown);
      assertThat(done.await(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    }
  }

  @Test
  void a_mailbox_runs_what_many_post_one_at_a_time_and_each_in_its_order()
      throws InterruptedException {
    Mailbox mailbox = new Mailbox(GAME);
    List<List<Integer>> seen = IntStream.range(0, POSTERS).mapToObj(_ -> intList()).toList();
    CountDownLatch all = new CountDownLatch(POSTERS * ROUNDS);
    try (ExecutorService posters = Executors.newVirtualThreadPerTaskExecutor()) {
      for (List<Integer> own : seen) {
        posters.execute(() ->
            IntStream.range(0, ROUNDS)
                .forEach(number ->
                    mailbox.post(() -> {
                      own.add(number);
                      all.countDown();
                    })));
      }
    }
    assertThat(all.await(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    assertThat(seen).allMatch(own -> own.equals(IntStream.range(0, ROUNDS).boxed().toList()));
  }

  private static List<Integer> intList() {
    return new ArrayList<>();
  }

  /// An arrival waits for earlier arrivals in its game, and for nothing else.
  @Test
  void every_turn_in_a_game_comes_and_none_before_the_last_is_over() throws InterruptedException {
    ArrivalOrder arrivals = new ArrivalOrder(InstantSource.system(), () -> Duration.ZERO);
    AtomicInteger inside = new AtomicInteger();
    AtomicInteger collisions = new AtomicInteger();
    CountDownLatch all = new CountDownLatch(POSTERS * ROUNDS / 4);
    try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int poster = 0; poster < POSTERS; poster++) {
        people.execute(() -> {
          for (int i = 0; i < ROUNDS / 4; i++) {
            try (Arrival arrival = arrivals.arrive(GAME)) {
              arrival.await();
              if (inside.getAndIncrement() != 0) {
                collisions.incrementAndGet();
              }
              Thread.onSpinWait();
              inside.decrementAndGet();
            }
            all.countDown();
          }
        });
      }
      assertThat(all.await(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    }
    assertThat(collisions).hasValue(0);
    assertThat(arrivals.size()).isZero();
  }
}
