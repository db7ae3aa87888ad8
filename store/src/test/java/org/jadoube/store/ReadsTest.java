package org.jadoube.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

/// A database that is gone: connecting fails at first, then hangs, then succeeds.
final class ReadsTest {
  private final AtomicInteger tries = new AtomicInteger();
  private final CountDownLatch hanging = new CountDownLatch(1);
  private final CountDownLatch back = new CountDownLatch(1);
  private final Reads reads = new Reads(Jdbi.create(this::connect), /* connections= */ 5);

  private Connection connect() throws SQLException {
    int number = tries.incrementAndGet();
    if (number == 1) {
      throw new SQLException("refused", "08001");
    }
    if (number == 2) {
      hanging.countDown();
      awaitReturn();
    }
    return DriverManager.getConnection("jdbc:sqlite::memory:");
  }

  private void awaitReturn() {
    try {
      back.await();
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  private int answer() {
    return reads.read(handle -> handle.select("SELECT 42").mapTo(Integer.class).one());
  }

  @Test
  void only_one_reader_waits_for_a_database_that_is_gone_and_all_read_once_it_is_back()
      throws Exception {
    assertThatThrownBy(this::answer).isInstanceOf(Unavailable.class);
    CompletableFuture<Integer> trial = CompletableFuture.supplyAsync(this::answer);
    hanging.await();
    assertThatThrownBy(this::answer)
        .isInstanceOf(Unavailable.class)
        .hasMessage("it cannot be reached");
    assertThat(tries).hasValue(2);
    back.countDown();
    assertThat(trial.get()).isEqualTo(42);
    assertThat(answer()).isEqualTo(42);
  }
}
