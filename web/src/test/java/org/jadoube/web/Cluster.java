package org.jadoube.web;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReferenceArray;

/// One or several server processes on one database, each of which can be killed and started again.
final class Cluster implements AutoCloseable {
  /// As long as a page waits before it tries somewhere else.
  private static final Duration PATIENCE = Duration.ofSeconds(3);

  private final Path data;
  private final Optional<String> database;
  private final AtomicReferenceArray<Reached> processes;
  private final List<Down> down = new ArrayList<>();

  /// A process and ways to it.
  ///
  /// @param patient one who has nowhere else to go
  record Reached(ServerProcess process, Client client, Client patient) {
    void leave() {
      client.close();
      patient.close();
    }
  }

  /// When a process was dead, by `System.nanoTime`.
  private record Down(long since, long until) {}

  private Cluster(Path data, Optional<String> database, int size) {
    this.data = data;
    this.database = database;
    this.processes = new AtomicReferenceArray<>(size);
  }

  /// @param database empty for SQLite, which has one process only
  static Cluster start(Path data, Optional<String> database, int size) throws IOException {
    Cluster cluster = new Cluster(data, database, size);
    for (int i = 0; i < size; i++) {
      cluster.start(i);
    }
    return cluster;
  }

  int size() {
    return processes.length();
  }

  Reached process(int index) {
    return processes.get(index);
  }

  /// As likely a dead one as any.
  Reached any(Random random) {
    return process(random.nextInt(size()));
  }

  private void start(int index) throws IOException {
    String[] settings = database.map(url -> "database=" + url).stream().toArray(String[]::new);
    ServerProcess process = ServerProcess.start(data.resolve("process" + index), 0, settings);
    processes.set(
        index,
        new Reached(
            process, new Client(process.address(), PATIENCE), new Client(process.address())));
  }

  /// Kills a process and starts another in its place.
  void replace(int index) throws IOException, InterruptedException {
    process(index).process().kill();
    long since = System.nanoTime();
    process(index).leave();
    start(index);
    down.add(new Down(since, System.nanoTime()));
  }

  /// For how much of a time some process lived.
  Duration served(long begun, long ended) {
    long dead = size() > 1 ? 0 : down.stream().mapToLong(time -> common(time, begun, ended)).sum();
    return Duration.ofNanos(ended - begun - dead);
  }

  private static long common(Down time, long begun, long ended) {
    return Math.max(0, Math.min(time.until(), ended) - Math.max(time.since(), begun));
  }

  @Override
  public void close() {
    for (int i = 0; i < size(); i++) {
      Reached reached = processes.get(i);
      if (reached != null) {
        reached.leave();
        reached.process().close();
      }
    }
  }
}
