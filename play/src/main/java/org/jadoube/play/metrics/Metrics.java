package org.jadoube.play.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.ClassLoaderMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmInfoMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jadoube.play.game.GameWatch;
import org.jadoube.play.game.Games;
import org.jadoube.store.EventStore;
import org.jspecify.annotations.Nullable;

/// The server's measurements. Each server has its own.
public final class Metrics implements AutoCloseable {
  /// The content type of [#text].
  public static final String CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

  private static final int HUNDRED = 100;

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final GameMeters games = new GameMeters(registry);
  private final Timer sending =
      Latency.timer(
          registry, "jadoube.send", "From the moment a message is due until the system has it");
  private final AtomicReference<@Nullable JvmGcMetrics> collections = new AtomicReference<>();

  /// Metrics of the games of this process.
  public static Metrics of(Games games, EventStore store) {
    Metrics metrics = new Metrics();
    metrics.gauge(
        "jadoube.games.in.progress",
        "Games that have begun and not ended, in memory",
        games::inProgress);
    metrics.gauge("jadoube.games.in.memory", "Games in memory", games::inMemory);
    metrics.gauge("jadoube.games.damaged", "Games that could not be read", games::damaged);
    metrics.gauge(
        "jadoube.writing.stopped",
        "1 while acts cannot be stored",
        () -> store.stoppage().isPresent() ? 1 : 0);
    metrics.queue("writes", store::waiting);
    metrics.queue("turns", games::waitingTurns);
    metrics.queue("alarms", games::alarms);
    return metrics;
  }

  /// The watch that counts events in games.
  public GameWatch games() {
    return games;
  }

  /// Adds a number that is asked for whenever somebody reads the metrics.
  public void gauge(String name, String description, Supplier<Number> value) {
    Gauge.builder(name, value).description(description).register(registry);
  }

  /// Adds the length of a queue.
  public void queue(String name, Supplier<Number> length) {
    Gauge.builder("jadoube.queue.length", length)
        .description("What waits: writes for the disk, games with acts in line, alarms, messages")
        .tag("queue", name)
        .register(registry);
  }

  /// Counts a sent message.
  ///
  /// @param time since it was due
  public void sent(Duration time) {
    sending.record(time);
  }

  /// Counts an answered request.
  public void answered(int status) {
    Counter.builder("jadoube.http.answers")
        .description("Answers to requests, by the first digit of their status")
        .tag("status", status / HUNDRED + "xx")
        .register(registry)
        .increment();
  }

  /// All measurements in Prometheus' text format.
  public String text() {
    watchMachine();
    return registry.scrape();
  }

  /// Starts only once somebody asks, so that nobody waits for it at the start.
  private void watchMachine() {
    JvmGcMetrics gc = new JvmGcMetrics();
    if (!collections.compareAndSet(null, gc)) {
      gc.close();
      return;
    }
    gc.bindTo(registry);
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new ClassLoaderMetrics().bindTo(registry);
    new JvmInfoMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    new UptimeMetrics().bindTo(registry);
    new FileDescriptorMetrics().bindTo(registry);
  }

  @Override
  public void close() {
    JvmGcMetrics gc = collections.get();
    if (gc != null) {
      gc.close();
    }
    registry.close();
  }
}
