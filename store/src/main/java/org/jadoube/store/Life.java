package org.jadoube.store;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;

/// The identity of this process, and the start of its present unbroken service.
final class Life {
  private final String id = GameId.random(new SecureRandom()).text();
  private final String name = name();
  private volatile Instant since = Instant.MIN;
  private volatile Duration ahead = Duration.ZERO;

  private static String name() {
    String host = System.getenv("HOSTNAME");
    return ProcessHandle.current().pid() + (host == null ? "" : "@" + host);
  }

  String id() {
    return id;
  }

  /// Begins a new life after an outage.
  synchronized void begin(Instant now) {
    if (now.isAfter(since)) {
      since = now;
    }
  }

  /// Sets how far this process's clock is ahead of the database's.
  void measured(Duration ahead) {
    this.ahead = ahead;
  }

  /// This process, as of this heartbeat.
  Peer at(Instant moment) {
    return new Peer(id, name, since.isAfter(moment) ? moment : since, moment, ahead, false);
  }
}
