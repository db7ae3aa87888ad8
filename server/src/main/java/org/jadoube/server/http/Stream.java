package org.jadoube.server.http;

import io.helidon.common.buffers.BufferData;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.notation.Language;
import org.jadoube.server.game.DamagedGame;
import org.jadoube.server.game.GameRoom;
import org.jadoube.server.game.Games;
import org.jadoube.server.game.Listener;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.Secret;
import org.jadoube.server.store.Unavailable;
import org.jadoube.server.view.Json;
import org.jadoube.server.view.Reader;
import org.jadoube.server.view.Texts;
import org.jadoube.server.view.Words;
import org.jspecify.annotations.Nullable;

/// A WebSocket on which a game is followed. The client says `hello`, with a token if it plays and
/// the language it reads, and hears `welcome`, the `game`, and then every `change`; to a `ping`
/// comes a `pong` with the time.
final class Stream implements WsListener, Listener, Outbox.Wire {
  static final int MOST_CHARACTERS = 1024;
  private static final int POLICY = 1008;
  private static final int UNKNOWN = 4404;
  private static final int DAMAGED = 4500;
  private static final int LATER = 1013;
  private static final int LONGEST_SECRET = 200;
  private static final int LARGEST_MOMENT = 16;

  private static final List<String> TAGS = Texts.languages().stream().map(Language::tag).toList();

  private final Games games;
  private final Streams streams;
  private final InstantSource clock;
  private final TokenBucket bucket;
  private final Outbox outbox = new Outbox(this);
  private final StringBuilder received = new StringBuilder();

  private String id = "";
  private Language language = Language.ENGLISH;
  private volatile @Nullable WsSession session;
  private @Nullable GameRoom room;
  private Optional<Colour> player = Optional.empty();

  Stream(Games games, Streams streams, InstantSource clock) {
    this.games = games;
    this.streams = streams;
    this.clock = clock;
    this.bucket = new TokenBucket(20, 2, clock.instant());
  }

  @Override
  public Optional<Headers> onHttpUpgrade(HttpPrologue prologue, Headers headers) {
    List<String> path = List.of(prologue.uriPath().path().split("/"));
    id = path.size() > 3 ? path.get(3) : "";
    return Optional.empty();
  }

  @Override
  public void onOpen(WsSession session) {
    this.session = session;
    outbox.start();
    if (!streams.enter(this)) {
      outbox.close(1013, "too many connections");
    }
  }

  @Override
  public void onMessage(WsSession session, String text, boolean last) {
    if (!bucket.take(clock.instant()) || received.length() + text.length() > MOST_CHARACTERS) {
      outbox.close(POLICY, "too much at once");
      return;
    }
    received.append(text);
    if (last) {
      String message = received.toString();
      received.setLength(0);
      receive(message);
    }
  }

  private void receive(String message) {
    Fields fields = Fields.of(message, List.of("type", "token", "language", "sent"));
    String type = fields.word("type", "", List.of("hello", "ping"));
    String token = fields.text("token", "", LONGEST_SECRET);
    String tag = fields.word("language", Language.ENGLISH.tag(), TAGS);
    String sent = fields.text("sent", "", LARGEST_MOMENT);
    if (fields.error().isPresent()) {
      fields.error().ifPresent(error -> outbox.put(error.json()));
    } else if (type.equals("hello")) {
      hello(token, Texts.language(tag).orElse(Language.ENGLISH));
    } else {
      outbox.put(Json.object("type", "pong", "sent", sent, "now", clock.millis()));
    }
  }

  private void hello(String token, Language language) {
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
      outbox.close(UNKNOWN, "unknown game");
    } else if (room == null) {
      enter(found.get(), token, language);
    }
  }

  private void enter(GameRoom entered, String token, Language wanted) {
    player = token.isEmpty() ? Optional.empty() : entered.player(new Secret(token));
    if (!token.isEmpty() && player.isEmpty()) {
      outbox.put(ApiError.wrongToken().json());
      outbox.close(POLICY, "wrong token");
      return;
    }
    room = entered;
    language = wanted;
    String you = player.map(Words::of).orElse("spectator");
    outbox.put(Json.object("type", "welcome", "you", you, "now", clock.millis()));
    entered.enter(this);
  }

  @Override
  public Reader reader() {
    return new Reader(player, language);
  }

  @Override
  public void tell(String message) {
    outbox.put(message);
  }

  @Override
  public void send(String message) {
    WsSession open = session;
    if (open != null) {
      open.send(message, true);
    }
  }

  @Override
  public void close(int code, String reason) {
    WsSession open = session;
    if (open != null) {
      open.close(code, reason);
    }
  }

  @Override
  public void ping() {
    WsSession open = session;
    if (open != null) {
      open.ping(BufferData.empty());
    }
  }

  /// Helidon does not tell when a connection breaks without a word.
  @Override
  public void lost() {
    gone();
  }

  /// Closes since the server stops.
  void stop() {
    outbox.close(1012, "the server restarts");
  }

  @Override
  public void onClose(WsSession session, int status, String reason) {
    gone();
  }

  @Override
  public void onError(WsSession session, Throwable t) {
    gone();
  }

  private void gone() {
    streams.leave(this);
    outbox.abort();
    GameRoom left = room;
    if (left != null) {
      room = null;
      left.leave(this);
    }
  }
}
