package org.jadoube.web.http.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class OutboxTest {
  private static final int MORE_THAN_FITS = 2000;
  private static final int MANY = 20_000;

  /// A connection whose other end does not read until it is told to.
  private static class Slow implements Outbox.Wire {
    final CountDownLatch reading = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);
    private final BlockingQueue<String> sent = new LinkedBlockingQueue<>();

    @Override
    public void send(String message) {
      try {
        reading.await();
        sent.add(message);
      } catch (InterruptedException cutOff) {
        throw new IllegalStateException("the connection is gone", cutOff);
      }
    }

    @Override
    public void ping() {
      // nobody looks
    }

    @Override
    public void lost() {
      closed.countDown();
    }

    @Override
    public void close(int code, String reason) {
      closed.countDown();
    }
  }

  @Test
  void messages_leave_in_order() throws InterruptedException {
    Slow wire = new Slow();
    Outbox outbox = new Outbox(wire);
    outbox.start();
    List.of("a", "b", "c").forEach(outbox::put);
    wire.reading.countDown();
    for (String message : List.of("a", "b", "c")) {
      assertThat(wire.sent.poll(60, TimeUnit.SECONDS)).isEqualTo(message);
    }
  }

  /// Each message comes just as the sender has run out of them.
  @Test
  void no_message_is_left_lying_until_the_next_one_comes() throws InterruptedException {
    Slow wire = new Slow();
    wire.reading.countDown();
    Outbox outbox = new Outbox(wire);
    outbox.start();
    for (int i = 0; i < MANY; i++) {
      outbox.put("message");
      assertThat(wire.sent.poll(60, TimeUnit.SECONDS)).isNotNull();
    }
    outbox.abort();
  }

  @Test
  void who_reads_too_slowly_holds_nobody_up_and_is_cut_off() {
    Slow wire = new Slow();
    Outbox outbox = new Outbox(wire);
    outbox.start();
    for (int i = 0; i < MORE_THAN_FITS; i++) {
      outbox.put("message");
    }
    assertThat(outbox.isClosed()).isTrue();
    assertThat(wire.sent).isEmpty();
  }

  @Test
  void who_is_cut_off_just_as_a_message_goes_out_is_closed_too() throws InterruptedException {
    Slow wire =
        new Slow() {
          @Override
          public void send(String message) {
            awaitUninterruptibly(this.reading);
          }
        };
    Outbox outbox = new Outbox(wire);
    outbox.start();
    while (!outbox.isClosed()) {
      outbox.put("message");
    }
    wire.reading.countDown();
    assertThat(wire.closed.await(60, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void whatever_fails_in_sending_the_other_end_does_not_wait_for_more()
      throws InterruptedException {
    Slow wire =
        new Slow() {
          @Override
          public void send(String message) {
            throw new NoClassDefFoundError("what sends");
          }
        };
    Outbox outbox = new Outbox(wire);
    outbox.start();
    outbox.put("message");
    assertThat(wire.closed.await(60, TimeUnit.SECONDS)).isTrue();
  }

  /// Waits as a connection does that has just sent everything when its thread is interrupted.
  private static void awaitUninterruptibly(CountDownLatch latch) {
    boolean interrupted = false;
    while (latch.getCount() > 0) {
      try {
        latch.await();
      } catch (InterruptedException cutOff) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void what_waits_is_sent_before_closing() throws InterruptedException {
    Slow wire = new Slow();
    Outbox outbox = new Outbox(wire);
    outbox.put("last words");
    outbox.close(CloseCode.RESTART, "done");
    wire.reading.countDown();
    outbox.start();
    assertThat(wire.closed.await(60, TimeUnit.SECONDS)).isTrue();
    assertThat(wire.sent).containsExactly("last words");
  }
}
