package org.jadoube.web.http.stream;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/// The bounded send queue of one connection. A client that reads too slowly is disconnected; if it
/// reconnects, it gets the game as it then is.
public final class Outbox {
  private static final int MOST = 256;

  /// The outgoing connection.
  public interface Wire {
    void send(String message);

    void close(int code, String reason);

    /// Notes that a message has been sent, and how long after it was put in line.
    default void took(Duration time) {}

    /// Pings the other end. Never blocks.
    void ping();

    /// Notes that the other end has disappeared.
    void lost();
  }

  private record Parcel(String message, int closing, long putNanos) {}

  /// Usually empty, when it takes little memory.
  private final BlockingQueue<Parcel> queue = new LinkedBlockingQueue<>(MOST + 1);

  private final Wire wire;
  private final Thread sender;
  private volatile boolean closed;
  private volatile boolean ended;

  public Outbox(Wire wire) {
    this.wire = wire;
    this.sender = Thread.ofVirtual().name("jadoube-sender").unstarted(this::run);
  }

  /// Starts to send.
  public void start() {
    sender.start();
  }

  /// Puts a message in line. Never blocks.
  public void put(String message) {
    if (!closed
        && (queue.size() >= MOST || !queue.offer(new Parcel(message, 0, System.nanoTime())))) {
      abort();
    }
  }

  /// Closes after everything queued has been sent.
  public void close(CloseCode code, String reason) {
    if (!closed && !queue.offer(new Parcel(reason, code.code(), System.nanoTime()))) {
      abort();
    }
  }

  /// Stops at once, cutting off a sender that is stuck.
  void abort() {
    closed = true;
    sender.interrupt();
  }

  /// Stops at once without a closing message, since the other end is gone.
  void end() {
    ended = true;
    abort();
  }

  /// The number of messages in line.
  int size() {
    return queue.size();
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
        wire.took(Duration.ofNanos(System.nanoTime() - parcel.putNanos()));
      }
      closeQuietly(); // cut off just as a message had been sent
    } catch (InterruptedException aborted) {
      closeQuietly();
    } catch (RuntimeException
        | Error gone) { // whatever it is, the other end must not wait for more
      fail();
    }
  }

  /// Breaks the connection off. A client that was cut off gets the reason if it resumes reading.
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
      wire.close(CloseCode.LATER.code(), "too slow");
    } catch (RuntimeException gone) {
      closed = true;
    }
  }
}
