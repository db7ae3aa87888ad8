package org.jadoube.play.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jadoube.store.GameId;
import org.junit.jupiter.api.Test;

final class MailboxTest {
  @Test
  void whatever_fails_in_one_task_the_next_one_is_run() throws InterruptedException {
    Mailbox mailbox = new Mailbox(GameId.read("abcdefghijk2").orElseThrow());
    CountDownLatch told = new CountDownLatch(1);
    mailbox.post(() -> {
      throw new NoClassDefFoundError("what tells");
    });
    mailbox.post(told::countDown);
    assertThat(told.await(60, TimeUnit.SECONDS)).isTrue();
  }
}
