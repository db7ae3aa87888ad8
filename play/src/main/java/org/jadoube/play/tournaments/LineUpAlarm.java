package org.jadoube.play.tournaments;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jadoube.store.Unavailable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Closes line-ups when their time is over. Every process looks; what one has done, the others find
/// done.
public final class LineUpAlarm implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(LineUpAlarm.class);
  private static final long STEP_MILLIS = 1000;

  private final ScheduledExecutorService executor =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("jadoube-line-ups").daemon().factory());
  private final Tournaments tournaments;

  private LineUpAlarm(Tournaments tournaments) {
    this.tournaments = tournaments;
  }

  /// Looks from now on until it is closed.
  public static LineUpAlarm start(Tournaments tournaments) {
    LineUpAlarm alarm = new LineUpAlarm(tournaments);
    ScheduledFuture<?> _ =
        alarm.executor.scheduleWithFixedDelay(
            alarm::look, STEP_MILLIS, STEP_MILLIS, TimeUnit.MILLISECONDS);
    return alarm;
  }

  private void look() {
    try {
      tournaments.rounds().closeLineUps();
    } catch (Unavailable gone) {
      LOG.warn("line-ups wait for the database: {}", gone.getMessage());
    } catch (RuntimeException bug) {
      // An executor never runs a task again after it has thrown.
      LOG.error("line-ups could not be closed", bug);
    }
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
