package org.jadoube.web.http.stream;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.jadoube.chess.Colour;
import org.jadoube.notation.Language;
import org.jadoube.play.game.Arrival;
import org.jadoube.play.game.Chats;
import org.jadoube.play.game.DamagedGame;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.Games;
import org.jadoube.play.game.Listener;
import org.jadoube.play.game.News;
import org.jadoube.play.rights.Capacity;
import org.jadoube.play.rights.Role;
import org.jadoube.play.rights.Whose;
import org.jadoube.store.GameId;
import org.jadoube.store.Secret;
import org.jadoube.store.Unavailable;
import org.jadoube.web.answer.StreamAnswers.Welcome;
import org.jadoube.web.http.access.Admission;
import org.jadoube.web.http.access.Concealing;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.IdempotencyKeys;
import org.jadoube.web.http.game.Acting;
import org.jadoube.web.http.game.Done;
import org.jadoube.web.view.NewsTexts.Shown;
import org.jadoube.web.view.NewsTexts.Told;
import org.jadoube.web.view.Reader;
import org.jadoube.web.view.ViewsOfGames;
import org.jadoube.wire.Json;
import org.jadoube.wire.KeyedText;
import org.jadoube.wire.Names;
import org.jadoube.wire.StreamMessage;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A game that is followed, and played, over a WebSocket. The `hello` has the client's token if it
/// plays, and its language. The client receives `welcome`, the `game`, and then each `change` of
/// the state last sent.
final class GameTopic implements Topic, Listener {
  private static final Logger LOG = LoggerFactory.getLogger(GameTopic.class);
  private static final String SPECTATOR = "spectator";

  private final Following following;
  private final String id;
  private final Stream stream;

  private OptionalInt seen = OptionalInt.empty();
  private Language language = Language.ENGLISH;
  private Reader reader = new Reader(Optional.empty(), Language.ENGLISH);
  private Supplier<List<Capacity>> admitted = List::of;
  private volatile @Nullable GameRoom room;
  private List<Capacity> as = List.of();
  private boolean whole;
  private Optional<Shown> shown = Optional.empty(); // for the room's mailbox alone

  /// The services needed to follow a game.
  record Following(Games games, ViewsOfGames views, Admission admission, Acting acting) {}

  /// @param id as it is in the path
  GameTopic(Following following, String id, Stream stream) {
    this.following = following;
    this.id = id;
    this.stream = stream;
  }

  @Override
  public String game() {
    return id;
  }

  @Override
  public OptionalInt seen() {
    return seen;
  }

  @Override
  public Duration lag() {
    return stream.lag();
  }

  @Override
  public void miss() {
    stream.close(CloseCode.LATER, "try again");
  }

  /// Takes an act. It counts from the arrival of its message's last byte, and its turn comes in
  /// that order.
  @Override
  public void act(KeyedText sent) {
    GameRoom followed = room;
    if (followed == null || as.isEmpty()) {
      stream.put(ApiError.wrongToken().message(sent.key()));
    } else if (!sent.key().map(IdempotencyKeys::isOne).orElse(true)) {
      stream.put(ApiError.wrongKey().message());
    } else {
      start(following.games().arrive(followed.id()), followed, sent);
    }
  }

  /// Starts an act. Without a thread, it must give up its place in line, for which others wait.
  private void start(Arrival arrival, GameRoom followed, KeyedText sent) {
    try {
      Thread.ofVirtual()
          .name("jadoube-act")
          .start(() -> {
            try (arrival) {
              stream.put(answer(followed, arrival, sent));
            }
          });
    } catch (RuntimeException | Error exhausted) {
      arrival.close();
      throw exhausted;
    }
  }

  private String answer(GameRoom followed, Arrival arrival, KeyedText sent) {
    try {
      List<Capacity> now = admitted.get();
      return now.isEmpty()
          ? ApiError.wrongToken().message(sent.key())
          : message(
              following
                  .acting()
                  .act(
                      followed,
                      followed.id(),
                      arrival,
                      new Acting.Sent(now, sent.json(), sent.key(), language, Done.Extent.EVENTS)),
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

  @Override
  public void hello(StreamMessage.Hello hello) {
    Optional<GameRoom> found = GameId.read(id).flatMap(following.games()::room);
    if (found.isEmpty()) {
      stream.put(ApiError.unknownGame().message());
      stream.close(CloseCode.UNKNOWN, "unknown game");
    } else if (room == null) {
      seen = hello.after();
      whole = hello.whole();
      enter(found.get(), hello.token().orElse(""), StreamMessages.language(hello));
    }
  }

  @Override
  public void resync() {
    GameRoom followed = room;
    if (followed != null) {
      followed.resync(this);
    }
  }

  private void enter(GameRoom entered, String token, Language wanted) {
    admitted = admission(entered, token);
    as = admitted.get();
    if (following.admission().hides(entered.id())
        && as.stream().noneMatch(Concealing::isOfficial)) {
      stream.put(ApiError.unknownGame().message());
      stream.close(CloseCode.UNKNOWN, "unknown game");
      return;
    }
    if (!token.isEmpty() && as.isEmpty()) {
      stream.put(ApiError.wrongToken().message());
      stream.close(CloseCode.POLICY, "wrong token");
      return;
    }
    reader = Acting.reader(as, wanted);
    language = wanted;
    stream.put(Json.write(new Welcome(you(), stream.millis())));
    room = entered;
    if (player().isPresent()) {
      stream.ask();
    }
    entered.enter(this);
    if (stream.isLeft()) {
      entered.leave(this);
    }
  }

  /// The capacities of the client in the game. A role or a session may end before the stream does,
  /// so they are looked up again for every act.
  private Supplier<List<Capacity>> admission(GameRoom entered, String token) {
    if (!token.isEmpty()) {
      Secret secret = new Secret(token);
      StreamOpening from = stream.from();
      return () ->
          following.admission().holder(entered, secret, from.session(), from.device()).stream()
              .toList();
    }
    return stream
        .from()
        .session()
        .<Supplier<List<Capacity>>>map(
            session -> () -> following.admission().holder(entered.id(), session))
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
    if (followed != null && concerns(news)) {
      if (news instanceof News.Stands && isPending()) {
        look();
      }
      Told told =
          following.views().of(followed).news(news, reader, whole ? Optional.empty() : shown);
      told.shown().ifPresent(now -> shown = Optional.of(now));
      stream.put(told.text());
    }
  }

  /// Whether the news is for this follower. What players write to each other is for them alone, and
  /// so is what spectators write.
  private boolean concerns(News news) {
    boolean plays = reader.role() == Role.PLAYER && reader.player().isPresent();
    return !(news instanceof News.Said(Chats.Line line))
        || plays == (line.room() == Chats.Room.PLAYERS);
  }

  private boolean isPending() {
    return as.stream().anyMatch(each -> each.whose() == Whose.PENDING);
  }

  /// Looks whether the players have accepted this arbiter.
  private void look() {
    as = admitted.get();
    if (!isPending()) {
      reader = Acting.reader(as, language);
      shown = Optional.empty();
    }
  }

  @Override
  public void leave() {
    GameRoom followed = room;
    if (followed != null) {
      followed.leave(this);
    }
  }
}
