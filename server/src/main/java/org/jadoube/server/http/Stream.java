package org.jadoube.server.http;

import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.jadoube.chess.Colour;
import org.jadoube.notation.Language;
import org.jadoube.server.game.DamagedGame;
import org.jadoube.server.game.GameRoom;
import org.jadoube.server.game.Games;
import org.jadoube.server.game.Listener;
import org.jadoube.server.game.News;
import org.jadoube.server.network.CountLimit;
import org.jadoube.server.network.Limits;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.Secret;
import org.jadoube.server.store.Unavailable;
import org.jadoube.server.view.Reader;
import org.jadoube.server.view.ViewsOfGames;
import org.jadoube.wire.Json;
import org.jadoube.wire.JsonFault;
import org.jadoube.wire.JsonReading;
import org.jadoube.wire.Names;
import org.jadoube.wire.StreamMessage;
import org.jspecify.annotations.Nullable;

/// A WebSocket for following a game. The client sends `hello`, with its token if it plays and its
/// language; it receives `welcome`, the `game`, and then each `change`. A `ping` is answered with a
/// `pong` that has the time.
final class Stream implements Listener {
  static final int POLICY = 1008;
  static final int RESTART = 1012;
  static final int LATER = 1013;
  private static final int UNKNOWN = 4404;
  private static final int DAMAGED = 4500;

  private final Games games;
  private final ViewsOfGames views;
  private final Streams streams;
  private final InstantSource clock;
  private final LongSupplier pulse;
  private final String id;
  private final Optional<String> sender;
  private final int mostCharacters;
  private final TokenBucket messages;
  private final TokenBucket pings;
  private final Outbox outbox;
  private final Outbox.Wire wire;
  private final StringBuilder received = new StringBuilder();
  private final long openedMillis;

  private volatile long heardMillis;
  private volatile boolean greeted;
  private final AtomicBoolean left = new AtomicBoolean();
  private long askedMillis;
  private Language language = Language.ENGLISH;
  private volatile @Nullable GameRoom room;
  private Optional<Colour> player = Optional.empty();

  /// @param pulse the clock for deadlines, in milliseconds
  /// @param sender its address; empty if that address is exempt from limits
  Stream(
      Games games,
      ViewsOfGames views,
      Streams streams,
      InstantSource clock,
      Limits limits,
      LongSupplier pulse,
      String id,
      Optional<String> sender,
      Outbox.Wire wire) {
    this.games = games;
    this.views = views;
    this.streams = streams;
    this.clock = clock;
    this.pulse = pulse;
    this.id = id;
    this.sender = sender;
    this.mostCharacters = limits.of(CountLimit.MESSAGE_CHARACTERS);
    this.messages = bucket(limits);
    this.pings = bucket(limits);
    this.openedMillis = pulse.getAsLong();
    this.heardMillis = openedMillis;
    this.askedMillis = openedMillis;
    this.wire = wire;
    this.outbox = new Outbox(wire);
    outbox.start();
  }

  private TokenBucket bucket(Limits limits) {
    return new TokenBucket(
        limits.of(CountLimit.MESSAGES_AT_ONCE),
        limits.of(CountLimit.MESSAGES_PER_SECOND),
        clock.instant());
  }

  Optional<String> sender() {
    return sender;
  }

  /// Receives a message, or part of one.
  void hear(String text, boolean last) {
    heardMillis = pulse.getAsLong();
    if (!messages.take(clock.instant()) || received.length() + text.length() > mostCharacters) {
      close(POLICY, "too much at once");
      return;
    }
    received.append(text);
    if (last) {
      String message = received.toString();
      received.setLength(0);
      receive(message);
    }
  }

  /// Returns whether to answer the ping.
  boolean hearPing() {
    heardMillis = pulse.getAsLong();
    boolean answered = pings.take(clock.instant());
    if (!answered) {
      close(POLICY, "too much at once");
    }
    return answered;
  }

  void hearPong() {
    heardMillis = pulse.getAsLong();
  }

  private void receive(String message) {
    switch (StreamMessages.read(message)) {
      case JsonReading.Read<StreamMessage>(StreamMessage.Hello hello) ->
          hello(hello.token().orElse(""), StreamMessages.language(hello));
      case JsonReading.Read<StreamMessage>(StreamMessage.Ping ping) ->
          outbox.put(
              Json.object("type", "pong", "sent", ping.sent().orElse(""), "now", clock.millis()));
      case JsonReading.Unreadable<StreamMessage>(JsonFault fault) ->
          outbox.put(ApiError.of(fault).json());
    }
  }

  private void hello(String token, Language language) {
    greeted = true;
    streams.greeted(this);
    try {
      follow(token, language);
    } catch (DamagedGame damaged) {
      outbox.put(ApiError.damaged().json());
      outbox.close(DAMAGED, "damaged game");
    } catch (Unavailable unavailable) {
      outbox.put(ApiError.unavailable().json());
      outbox.close(LATER, "try again");
    }
  }

  private void follow(String token, Language language) {
    Optional<GameRoom> found = GameId.read(id).flatMap(games::room);
    if (found.isEmpty()) {
      outbox.put(ApiError.unknownGame().json());
      close(UNKNOWN, "unknown game");
    } else if (room == null) {
      enter(found.get(), token, language);
    }
  }

  private void enter(GameRoom entered, String token, Language wanted) {
    player = token.isEmpty() ? Optional.empty() : entered.player(new Secret(token));
    if (!token.isEmpty() && player.isEmpty()) {
      outbox.put(ApiError.wrongToken().json());
      close(POLICY, "wrong token");
      return;
    }
    language = wanted;
    String you = player.map(Names::of).orElse("spectator");
    outbox.put(Json.object("type", "welcome", "you", you, "now", clock.millis()));
    room = entered;
    entered.enter(this);
    if (left.get()) {
      entered.leave(this);
    }
  }

  @Override
  public Optional<Colour> player() {
    return player;
  }

  @Override
  public void tell(News news) {
    GameRoom followed = room;
    if (followed != null) {
      outbox.put(views.of(followed).news(news, new Reader(player, language)));
    }
  }

  /// How long nothing has been received.
  long quietMillis(long now) {
    return now - heardMillis;
  }

  /// How long its hello has been outstanding.
  long lateMillis(long now) {
    return greeted || outbox.isClosed() ? 0 : now - openedMillis;
  }

  /// How long ago it was last pinged.
  long unaskedMillis(long now) {
    return now - askedMillis;
  }

  /// Pings it.
  void ask(long now) {
    askedMillis = now;
    wire.ping();
  }

  /// Closes after everything queued has been sent.
  void close(int code, String reason) {
    outbox.close(code, reason);
  }

  /// The other end disappeared without closing.
  void lose() {
    wire.lost();
  }

  /// Stops following the game.
  void leave() {
    if (left.compareAndSet(false, true)) {
      streams.leave(this);
      outbox.end();
      GameRoom followed = room;
      if (followed != null) {
        followed.leave(this);
      }
    }
  }
}
