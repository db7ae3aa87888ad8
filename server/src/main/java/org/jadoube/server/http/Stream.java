package org.jadoube.server.http;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jadoube.chess.Colour;
import org.jadoube.notation.Language;
import org.jadoube.server.answer.Farewell;
import org.jadoube.server.answer.Pong;
import org.jadoube.server.answer.Welcome;
import org.jadoube.server.game.Arrival;
import org.jadoube.server.game.DamagedGame;
import org.jadoube.server.game.GameRoom;
import org.jadoube.server.game.Games;
import org.jadoube.server.game.Listener;
import org.jadoube.server.game.LoggedGame;
import org.jadoube.server.game.News;
import org.jadoube.server.network.CountLimit;
import org.jadoube.server.network.Limits;
import org.jadoube.server.rights.Capacity;
import org.jadoube.server.rights.Role;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.Secret;
import org.jadoube.server.store.Unavailable;
import org.jadoube.server.view.Reader;
import org.jadoube.server.view.Shown;
import org.jadoube.server.view.Told;
import org.jadoube.server.view.ViewsOfGames;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Json;
import org.jadoube.wire.JsonFault;
import org.jadoube.wire.JsonReading;
import org.jadoube.wire.KeyedText;
import org.jadoube.wire.Names;
import org.jadoube.wire.StreamMessage;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A WebSocket for following a game and acting in it. The client sends `hello`, with its token if
/// it plays and its language; it receives `welcome`, the `game`, and then each `change`, which says
/// what is new in the state last sent. A `ping` is answered with a `pong` that has the time.
final class Stream implements Listener {
  private static final Logger LOG = LoggerFactory.getLogger(Stream.class);
  private static final String SPECTATOR = "spectator";

  private final Games games;
  private final ViewsOfGames views;
  private final Admission admission;
  private final Acting acting;
  private final Streams streams;
  private final InstantSource clock;
  private final LongSupplier pulse;
  private final String id;
  private final Handshake from;
  private final int mostCharacters;
  private final TokenBucket messages;
  private final TokenBucket pings;
  private final Outbox outbox;
  private final Outbox.Wire wire;
  private final RoundTrip roundTrip = new RoundTrip(System::nanoTime);
  private final StringBuilder received = new StringBuilder();
  private final long openedMillis;

  private volatile long heardMillis;
  private volatile boolean greeted;
  private final AtomicBoolean left = new AtomicBoolean();
  private long askedMillis;
  private OptionalInt seen = OptionalInt.empty();
  private Language language = Language.ENGLISH;
  private Reader reader = new Reader(Optional.empty(), Language.ENGLISH);
  private Supplier<List<Capacity>> admitted = List::of;
  private volatile @Nullable GameRoom room;
  private List<Capacity> as = List.of();
  private boolean whole;
  private Optional<Shown> shown = Optional.empty(); // for the room's mailbox alone

  /// @param pulse the clock for deadlines, in milliseconds
  /// @param from who opened it
  Stream(
      Games games,
      ViewsOfGames views,
      Admission admission,
      Acting acting,
      Streams streams,
      InstantSource clock,
      Limits limits,
      LongSupplier pulse,
      String id,
      Handshake from,
      Outbox.Wire wire) {
    this.games = games;
    this.views = views;
    this.admission = admission;
    this.acting = acting;
    this.streams = streams;
    this.clock = clock;
    this.pulse = pulse;
    this.id = id;
    this.from = from;
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
    return from.sender();
  }

  /// Receives a message, or part of one.
  void hear(String text, boolean last) {
    heardMillis = pulse.getAsLong();
    if (!messages.take(clock.instant()) || received.length() + text.length() > mostCharacters) {
      close(CloseCode.POLICY, "too much at once");
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
      close(CloseCode.POLICY, "too much at once");
    }
    return answered;
  }

  void hearPong() {
    heardMillis = pulse.getAsLong();
    roundTrip.answer();
  }

  @Override
  public OptionalInt seen() {
    return seen;
  }

  @Override
  public Duration lag() {
    return roundTrip.least();
  }

  private void receive(String message) {
    try (LoggedGame _ = LoggedGame.named(id)) {
      understand(message);
    }
  }

  private void understand(String message) {
    Optional<KeyedText> act = Documents.keyedAct(message);
    if (act.isPresent()) {
      act(act.get());
      return;
    }
    switch (StreamMessages.read(message)) {
      case JsonReading.Read<StreamMessage>(StreamMessage.Hello hello) -> hello(hello);
      case JsonReading.Read<StreamMessage>(StreamMessage.Ping ping) ->
          outbox.put(Json.write(new Pong(ping.sent().orElse(""), clock.millis())));
      case JsonReading.Read<StreamMessage>(StreamMessage.Resync _) -> resync();
      case JsonReading.Unreadable<StreamMessage>(JsonFault fault) ->
          outbox.put(ApiError.of(fault).message());
    }
  }

  /// The time of an act is when the last byte of its message arrived; its turn comes in that order.
  private void act(KeyedText sent) {
    GameRoom followed = room;
    if (followed == null || as.isEmpty()) {
      outbox.put(ApiError.wrongToken().message(sent.key()));
    } else if (!sent.key().map(Keys::isOne).orElse(true)) {
      outbox.put(ApiError.wrongKey().message());
    } else {
      Arrival arrival = games.arrive(followed.id());
      Thread.ofVirtual()
          .name("jadoube-act")
          .start(() -> {
            try (arrival) {
              outbox.put(answer(followed, arrival, sent));
            }
          });
    }
  }

  private String answer(GameRoom followed, Arrival arrival, KeyedText sent) {
    try {
      List<Capacity> now = admitted.get();
      return now.isEmpty()
          ? ApiError.wrongToken().message(sent.key())
          : message(
              acting.act(
                  followed,
                  followed.id(),
                  arrival,
                  new Acting.Sent(now, sent.json(), sent.key(), language, /* brief= */ true)),
              sent);
    } catch (DamagedGame damaged) {
      return ApiError.damaged().message(sent.key());
    } catch (Unavailable later) {
      return ApiError.unavailable().message(sent.key());
    } catch (RuntimeException bug) {
      LOG.error("an act on a WebSocket failed", bug);
      return ApiError.failed().message(sent.key());
    }
  }

  private static String message(Acting.Result result, KeyedText sent) {
    return switch (result) {
      case Acting.Result.Failed(ApiError error) -> error.message(sent.key());
      case Acting.Result.Effective(Done done) -> Json.write(new ActDone(sent.key(), done));
    };
  }

  private void resync() {
    GameRoom followed = room;
    if (followed != null) {
      followed.resync(this);
    }
  }

  private void hello(StreamMessage.Hello hello) {
    greeted = true;
    streams.greeted(this);
    try {
      follow(hello);
    } catch (DamagedGame damaged) {
      outbox.put(ApiError.damaged().message());
      outbox.close(CloseCode.DAMAGED, "damaged game");
    } catch (Unavailable unavailable) {
      outbox.put(ApiError.unavailable().message());
      outbox.close(CloseCode.LATER, "try again");
    }
  }

  private void follow(StreamMessage.Hello hello) {
    Optional<GameRoom> found = GameId.read(id).flatMap(games::room);
    if (found.isEmpty()) {
      outbox.put(ApiError.unknownGame().message());
      close(CloseCode.UNKNOWN_GAME, "unknown game");
    } else if (room == null) {
      seen = hello.after();
      whole = hello.whole();
      enter(found.get(), hello.token().orElse(""), StreamMessages.language(hello));
    }
  }

  private void enter(GameRoom entered, String token, Language wanted) {
    admitted = admission(entered, token);
    as = admitted.get();
    if (!token.isEmpty() && as.isEmpty()) {
      outbox.put(ApiError.wrongToken().message());
      close(CloseCode.POLICY, "wrong token");
      return;
    }
    reader = Acting.reader(as, wanted);
    language = wanted;
    outbox.put(Json.write(new Welcome(you(), clock.millis())));
    room = entered;
    if (player().isPresent()) {
      ask(pulse.getAsLong());
    }
    entered.enter(this);
    if (left.get()) {
      entered.leave(this);
    }
  }

  /// What the client is in the game. A role or a session may end before the stream does, so that is
  /// looked up again for every act.
  private Supplier<List<Capacity>> admission(GameRoom entered, String token) {
    if (!token.isEmpty()) {
      Secret secret = new Secret(token);
      return () -> admission.holder(entered, entered.id(), secret).stream().toList();
    }
    return from.session()
        .<Supplier<List<Capacity>>>map(session -> () -> admission.holder(entered.id(), session))
        .orElse(List::of);
  }

  private String you() {
    return switch (reader.role()) {
      case PLAYER -> reader.player().map(Names::of).orElse(SPECTATOR);
      case ASSISTANT ->
          reader.player().map(Names::of).map(each -> each + "-assistant").orElse(SPECTATOR);
      case ARBITER, CHIEF_ARBITER -> "arbiter";
      case CAPTAIN, ORGANISER, SPECTATOR -> SPECTATOR;
    };
  }

  @Override
  public Optional<Colour> player() {
    return reader.player();
  }

  @Override
  public Role role() {
    return reader.role();
  }

  @Override
  public void tell(News news) {
    GameRoom followed = room;
    if (followed != null) {
      Told told = views.of(followed).news(news, reader, whole ? Optional.empty() : shown);
      told.shown().ifPresent(now -> shown = Optional.of(now));
      outbox.put(told.text());
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
    roundTrip.ask();
    wire.ping();
  }

  /// Says that the server stops, and closes.
  void stop() {
    outbox.put(Json.write(Farewell.STOPPING));
    close(CloseCode.RESTART, "the server restarts");
  }

  /// The number of messages that wait to be sent.
  int waiting() {
    return outbox.size();
  }

  /// Closes after everything queued has been sent.
  void close(CloseCode code, String reason) {
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
