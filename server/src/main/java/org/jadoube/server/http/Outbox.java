package org.jadoube.server.http;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/// What waits to be sent over one connection. It is bounded: who reads too slowly is cut off, and
/// may come back and see the game as it stands then.
final class Outbox {
  private static final int MOST = 256;

  /// How a message leaves.
  interface Wire {
    void send(String message);

    void close(int code, String reason);

    /// Asks whether the other end is still there. Never waits.
    void ping();

    /// The other end is gone.
    void lost();
  }

  private record Parcel(String message, int closing) {}

  private final BlockingQueue<Parcel> queue = new ArrayBlockingQueue<>(MOST + 1);
  private final Wire wire;
  private final Thread sender;
  private volatile boolean closed;
  private volatile boolean ended;

  Outbox(Wire wire) {
    this.wire = wire;
    this.sender = Thread.ofVirtual().name("jadoube-sender").unstarted(this::run);
  }

  void start() {
    sender.start();
  }

  /// Never waits.
  void put(String message) {
    if (!closed && (queue.size() >= MOST || !queue.offer(new Parcel(message, 0)))) {
      abort();
    }
  }

  /// Closes once everything is sent.
  void close(int code, String reason) {
    if (!closed && !queue.offer(new Parcel(reason, code))) {
      abort();
    }
  }

  /// Stops at once; a sender that is stuck loses its connection.
  void abort() {
    closed = true;
    sender.interrupt();
  }

  /// The other end is gone: stops at once, and tells it nothing.
  void end() {
    ended = true;
    abort();
  }

  boolean isClosed() {
    return closed;
  }

  private void run() {
    try {
      while (!closed) {
        Parcel parcel = queue.take();
        if (parcel.closing() != 0) {
          closed = true;
          wire.close(parcel.closing(), parcel.message());
          return;
        }
        wire.send(parcel.message());
      }
    } catch (InterruptedException aborted) {
      closeQuietly();
    } catch (RuntimeException gone) {
      fail();
    }
  }

  /// Who was cut off is told why, if it ever reads on.
  private void fail() {
    if (closed) {
      closeQuietly();
    } else {
      closed = true;
      wire.lost();
    }
  }

  private void closeQuietly() {
    if (ended) {
      return;
    }
    try {
      wire.close(1013, "too slow");
    } catch (RuntimeException gone) {
      closed = true;
    }
  }
}
