package org.jadoube.web.http.stream;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jadoube.play.game.DamagedGame;
import org.jadoube.play.game.LoggedGame;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.Limits;
import org.jadoube.store.Unavailable;
import org.jadoube.web.answer.StreamAnswers.Farewell;
import org.jadoube.web.answer.StreamAnswers.Pong;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.TokenBucket;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Json;
import org.jadoube.wire.JsonFault;
import org.jadoube.wire.JsonReading;
import org.jadoube.wire.KeyedText;
import org.jadoube.wire.StreamMessage;

/// A WebSocket for following a game or a tournament. The client first sends `hello`, which its
/// [Topic] answers. A `ping` is answered with a `pong` that has the time.
public final class Stream {
  private final OpenStreams streams;
  private final InstantSource clock;
  private final LongSupplier pulse;
  private final StreamOpening from;
  private final int mostCharacters;
  private final TokenBucket messages;
  private final Outbox outbox;
  private final Outbox.Wire wire;
  private final Topic topic;
  private final RoundTrip roundTrip = new RoundTrip(System::nanoTime);
  private final StringBuilder received = new StringBuilder();
  private final long openedMillis;

  private volatile long heardMillis;
  private volatile boolean greeted;
  private final AtomicBoolean left = new AtomicBoolean();
  private long askedMillis;

  /// @param pulse the clock for deadlines, in milliseconds
  /// @param from the opening of the WebSocket
  /// @param topic its subject
  Stream(
      OpenStreams streams,
      InstantSource clock,
      Limits limits,
      LongSupplier pulse,
      StreamOpening from,
      Outbox.Wire wire,
      Function<Stream, Topic> topic) {
    this.streams = streams;
    this.clock = clock;
    this.pulse = pulse;
    this.from = from;
    this.mostCharacters = limits.of(CountLimit.MESSAGE_CHARACTERS);
    this.messages =
        new TokenBucket(
            limits.of(CountLimit.MESSAGES_AT_ONCE),
            limits.of(CountLimit.MESSAGES_PER_SECOND),
            clock.instant());
    this.openedMillis = pulse.getAsLong();
    this.heardMillis = openedMillis;
    this.askedMillis = openedMillis;
    this.wire = wire;
    this.outbox = new Outbox(wire);
    this.topic = topic.apply(this);
    outbox.start();
  }

  Optional<String> sender() {
    return from.sender();
  }

  /// The opening of the WebSocket.
  StreamOpening from() {
    return from;
  }

  /// Receives a message, or part of one.
  ///
  /// @return for how long to read nothing more, so that a client that sends too fast is slowed down
  public Duration hear(String text, boolean last) {
    Duration rest = heard();
    if (received.length() + text.length() > mostCharacters) {
      close(CloseCode.POLICY, "a message is too long");
      return rest;
    }
    received.append(text);
    if (!last) {
      return rest;
    }
    String message = received.toString();
    received.setLength(0);
    return longer(rest, receive(message));
  }

  private static Duration longer(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? other : one;
  }

  private Duration heard() {
    heardMillis = pulse.getAsLong();
    return messages.charge(clock.instant());
  }

  /// Receives a ping, to be answered by the line.
  ///
  /// @return for how long to read nothing more
  public Duration hearPing() {
    return heard();
  }

  /// Receives the answer to a ping.
  ///
  /// @return for how long to read nothing more
  public Duration hearPong() {
    roundTrip.answer();
    return heard();
  }

  /// The round trip of a message to the client; zero if unknown.
  Duration lag() {
    return roundTrip.least();
  }

  private Duration receive(String message) {
    try (LoggedGame _ = LoggedGame.named(topic.game())) {
      return understand(message);
    }
  }

  private Duration understand(String message) {
    Optional<KeyedText> act = Documents.keyedAct(message);
    if (act.isPresent()) {
      topic.act(act.get());
      return streams.charge(from);
    }
    switch (StreamMessages.read(message)) {
      case JsonReading.Read<StreamMessage>(StreamMessage.Hello hello) -> hello(hello);
      case JsonReading.Read<StreamMessage>(StreamMessage.Ping ping) ->
          put(Json.write(new Pong(ping.sent().orElse(""), clock.millis())));
      case JsonReading.Read<StreamMessage>(StreamMessage.Resync _) -> topic.resync();
      case JsonReading.Unreadable<StreamMessage>(JsonFault fault) ->
          put(ApiError.of(fault).message());
    }
    return Duration.ZERO;
  }

  private void hello(StreamMessage.Hello hello) {
    greeted = true;
    streams.greeted(this);
    try {
      topic.hello(hello);
    } catch (DamagedGame damaged) {
      put(ApiError.damaged().message());
      close(CloseCode.DAMAGED, "damaged game");
    } catch (Unavailable unavailable) {
      put(ApiError.unavailable().message());
      close(CloseCode.LATER, "try again");
    }
  }

  /// Sends a message. Never blocks.
  void put(String message) {
    outbox.put(message);
  }

  /// The server's clock, in milliseconds since 1970.
  long millis() {
    return clock.millis();
  }

  /// Whether the other end has gone.
  boolean isLeft() {
    return left.get();
  }

  /// The time since anything was received.
  long quietMillis(long now) {
    return now - heardMillis;
  }

  /// How long its hello has been outstanding.
  long lateMillis(long now) {
    return greeted || outbox.isClosed() ? 0 : now - openedMillis;
  }

  /// The time since it was last pinged.
  long unaskedMillis(long now) {
    return now - askedMillis;
  }

  /// Pings the client.
  void ask() {
    ask(pulse.getAsLong());
  }

  /// Pings the client at that moment.
  void ask(long now) {
    askedMillis = now;
    roundTrip.ask();
    wire.ping();
  }

  /// Says that the server is stopping, and closes.
  void stop() {
    outbox.put(Json.write(Farewell.STOPPING));
    close(CloseCode.RESTART, "the server restarts");
  }

  /// The number of messages waiting to be sent.
  int waiting() {
    return outbox.size();
  }

  /// Closes after everything queued has been sent.
  void close(CloseCode code, String reason) {
    outbox.close(code, reason);
  }

  /// Notes that the other end disappeared without closing.
  void lose() {
    wire.lost();
  }

  /// Notes that the other end has gone, or has to.
  public void leave() {
    if (left.compareAndSet(false, true)) {
      streams.leave(this);
      outbox.end();
      topic.leave();
    }
  }
}
