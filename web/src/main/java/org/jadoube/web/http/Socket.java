package org.jadoube.web.http;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jadoube.play.limits.DurationLimit;
import org.jadoube.play.limits.Limits;
import org.jadoube.play.metrics.Metrics;
import org.jadoube.web.http.stream.CloseCode;
import org.jadoube.web.http.stream.Outbox;
import org.jadoube.web.http.stream.Stream;
import org.jadoube.web.network.ClientLine;
import org.jspecify.annotations.Nullable;

/// A Jetty WebSocket, between the line and the [Stream]. Each frame is asked for, so that a client
/// that sends too fast is read only at the permitted rate.
public final class Socket implements Session.Listener, Outbox.Wire {
  private static final Callback NOBODY_WAITS = Callback.NOOP;

  private final ClientLine line;
  private final long patienceMillis;
  private final Metrics metrics;
  private final Function<Outbox.Wire, Stream> streams;
  private volatile @Nullable Session session;
  private volatile @Nullable Stream stream;

  Socket(ClientLine line, Limits limits, Metrics metrics, Function<Outbox.Wire, Stream> streams) {
    this.line = line;
    this.metrics = metrics;
    this.patienceMillis = limits.of(DurationLimit.MESSAGE_DEADLINE).toMillis();
    this.streams = streams;
  }

  @Override
  public void onWebSocketOpen(Session opened) {
    line.streams();
    session = opened;
    stream = streams.apply(this);
    opened.demand();
  }

  @Override
  public void onWebSocketPartialText(String text, boolean last) {
    Stream open = stream;
    if (open != null) {
      readOn(open.hear(text, last));
    }
  }

  @Override
  public void onWebSocketPartialBinary(ByteBuffer bytes, boolean last, Callback done) {
    done.succeed();
    close(CloseCode.BINARY.code(), "text is expected");
    readOn(Duration.ZERO); // up to the other end's closing
  }

  @Override
  public void onWebSocketPing(ByteBuffer payload) {
    Stream open = stream;
    Session to = session;
    if (open != null && to != null) {
      to.sendPong(payload, NOBODY_WAITS);
      readOn(open.hearPing());
    }
  }

  @Override
  public void onWebSocketPong(ByteBuffer payload) {
    Stream open = stream;
    if (open != null) {
      readOn(open.hearPong());
    }
  }

  private void readOn(Duration rest) {
    if (rest.isZero()) {
      demand();
    } else {
      Thread.ofVirtual()
          .name("jadoube-reader")
          .start(() -> {
            LockSupport.parkNanos(rest.toNanos());
            demand();
          });
    }
  }

  private void demand() {
    Session to = session;
    if (to != null && to.isOpen()) {
      to.demand();
    }
  }

  @Override
  public void onWebSocketClose(int code, String reason, Callback done) {
    line.closes();
    done.succeed();
    leave();
  }

  @Override
  public void onWebSocketError(Throwable broken) {
    line.closes();
    leave();
  }

  private void leave() {
    Stream open = stream;
    if (open != null) {
      open.leave();
    }
  }

  @Override
  public void send(String message) {
    Session to = session;
    if (to != null) {
      Callback.Completable taken = new Callback.Completable();
      to.sendText(message, taken);
      await(taken);
    }
  }

  @Override
  public void took(Duration time) {
    metrics.sent(time);
  }

  private void await(Callback.Completable taken) {
    try {
      taken.get(patienceMillis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException aborted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("sending was broken off", aborted);
    } catch (ExecutionException | TimeoutException gone) {
      throw new IllegalStateException("the message was not taken", gone);
    }
  }

  @Override
  public void ping() {
    Session to = session;
    if (to != null) {
      to.sendPing(ByteBuffer.allocate(0), NOBODY_WAITS);
    }
  }

  @Override
  public void close(int code, String reason) {
    line.closes();
    Session to = session;
    if (to != null) {
      to.close(code, reason, NOBODY_WAITS);
    }
  }

  @Override
  public void lost() {
    leave();
    Session to = session;
    if (to != null) {
      to.disconnect();
    }
  }
}
