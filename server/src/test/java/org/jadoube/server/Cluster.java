package org.jadoube.server;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReferenceArray;

/// Several server processes on one database, each of which can be killed and started again.
final class Cluster implements AutoCloseable {
  /// As long as a page waits before it tries somewhere else.
  private static final Duration PATIENCE = Duration.ofSeconds(3);

  private final Path data;
  private final String database;
  private final AtomicReferenceArray<Reached> processes;

  /// A process and a way to it.
  record Reached(ServerProcess process, Client client) {}

  private Cluster(Path data, String database, int size) {
    this.data = data;
    this.database = database;
    this.processes = new AtomicReferenceArray<>(size);
  }

  static Cluster start(Path data, String database, int size) throws IOException {
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

  void start(int index) throws IOException {
    ServerProcess process =
        ServerProcess.start(data.resolve("process" + index), 0, "database=" + database);
    processes.set(index, new Reached(process, new Client(process.address(), PATIENCE)));
  }

  /// Starts a process again if it is dead.
  void revive(int index) throws IOException {
    if (!process(index).process().isAlive()) {
      process(index).client().close();
      start(index);
    }
  }

  @Override
  public void close() {
    for (int i = 0; i < size(); i++) {
      Reached reached = processes.get(i);
      if (reached != null) {
        reached.client().close();
        reached.process().close();
      }
    }
  }
}
