package org.jadoube.web.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jadoube.web.http.exchange.LineStream;
import org.jadoube.web.http.exchange.Lines;
import org.jadoube.web.http.stream.CloseCode;
import org.jadoube.web.http.stream.Outbox;

/// A streamed answer on its way: an HTTP body in chunks, a line each.
final class SentLines implements Lines, Outbox.Wire {
  private final Response response;
  private final Callback callback;
  private final Optional<String> sender;
  private final String owner;
  private final Duration patience;
  private final Outbox outbox = new Outbox(this);
  private final AtomicBoolean over = new AtomicBoolean();
  private final AtomicReference<Optional<Runnable>> ending =
      new AtomicReference<>(Optional.empty());

  /// @param callback is told when the answer is complete, or cannot be completed
  /// @param sender the address it goes to; empty if that is exempt from limits
  /// @param patience how long to wait until a line is taken
  SentLines(
      Response response,
      Callback callback,
      Optional<String> sender,
      String owner,
      Duration patience) {
    this.response = response;
    this.callback = callback;
    this.sender = sender;
    this.owner = owner;
    this.patience = patience;
  }

  Optional<String> sender() {
    return sender;
  }

  String owner() {
    return owner;
  }

  /// Starts to send.
  ///
  /// @param left is told when the stream is over
  void open(LineStream.Source source, Runnable left) {
    outbox.start();
    Runnable close = source.open(this);
    ending.set(
        Optional.of(() -> {
          left.run();
          close.run();
        }));
    if (over.get()) {
      leave();
    }
  }

  @Override
  public void put(String line) {
    outbox.put(line + "\n");
  }

  @Override
  public void end() {
    outbox.close(CloseCode.RESTART, "");
  }

  @Override
  public void send(String message) {
    Callback.Completable taken = new Callback.Completable();
    response.write(false, ByteBuffer.wrap(message.getBytes(StandardCharsets.UTF_8)), taken);
    try {
      taken.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException aborted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("sending was broken off", aborted);
    } catch (ExecutionException | TimeoutException gone) {
      throw new IllegalStateException("the line was not taken", gone);
    }
  }

  @Override
  public void close(int code, String reason) {
    if (code != CloseCode.RESTART.code()) {
      lost();
    } else if (over.compareAndSet(false, true)) {
      Content.Sink.write(response, true, "", callback);
      leave();
    }
  }

  /// An empty line comes from [OpenLines].
  @Override
  public void ping() {}

  @Override
  public void lost() {
    if (over.compareAndSet(false, true)) {
      callback.failed(new IOException("nobody reads on"));
      leave();
    }
  }

  private void leave() {
    ending.getAndSet(Optional.empty()).ifPresent(Runnable::run);
  }
}
