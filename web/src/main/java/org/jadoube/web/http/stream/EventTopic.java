package org.jadoube.web.http.stream;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.jadoube.play.events.EventId;
import org.jadoube.play.events.Events;
import org.jadoube.play.people.People;
import org.jadoube.store.Secret;
import org.jadoube.store.Unavailable;
import org.jadoube.web.answer.StreamAnswers.EventWelcome;
import org.jadoube.web.hall.HallFollower;
import org.jadoube.web.hall.PlayingHalls;
import org.jadoube.web.http.access.Surroundings;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.wire.Json;
import org.jadoube.wire.KeyedText;
import org.jadoube.wire.StreamMessage;
import org.jspecify.annotations.Nullable;

/// An event that is followed over a WebSocket. Officials are known by their session or the key of a
/// role; they see more.
final class EventTopic implements Topic, HallFollower {
  /// How soon somebody who has lost a role is no official any more.
  private static final long ASKED_ANEW_MILLIS = 1_000;

  private final Following following;
  private final String text;
  private final Stream stream;
  private final AtomicBoolean inside = new AtomicBoolean();
  private volatile @Nullable EventId event;
  private volatile Optional<Secret> key = Optional.empty();
  private volatile boolean official;
  private volatile long askedMillis;

  /// What following takes.
  ///
  /// @param pulse a clock, in milliseconds
  record Following(Events events, PlayingHalls halls, People people, LongSupplier pulse) {}

  /// @param text the id as it stands in the path
  EventTopic(Following following, String text, Stream stream) {
    this.following = following;
    this.text = text;
    this.stream = stream;
  }

  @Override
  public void hello(StreamMessage.Hello hello) {
    Optional<EventId> found =
        EventId.read(text)
            .filter(id -> following.events().version(id).isPresent())
            .filter(id -> isShown(id, hello));
    if (found.isEmpty()) {
      stream.put(ApiError.unknownEvent().message());
      stream.close(CloseCode.UNKNOWN, "unknown event");
    } else if (!knows(hello, found.get())) {
      stream.put(ApiError.wrongKeyOfEvent().message());
      stream.close(CloseCode.POLICY, "wrong token");
    } else if (hello.whole()) {
      stream.put(ApiError.patchesOnly().message());
    } else if (event == null) {
      enter(found.get());
    }
  }

  /// Whether the operator has not hidden the event, or an official asks.
  private boolean isShown(EventId id, StreamMessage.Hello hello) {
    if (!following.people().hidden().has(id.scope())) {
      return true;
    }
    key = hello.token().filter(token -> !token.isEmpty()).map(Secret::new);
    return isOfficialNow(id);
  }

  /// Whether the key that was sent, if any, is for a role in the event.
  private boolean knows(StreamMessage.Hello hello, EventId id) {
    key = hello.token().filter(token -> !token.isEmpty()).map(Secret::new);
    return key.isEmpty() || !place(id).as().isEmpty();
  }

  private void enter(EventId id) {
    event = id;
    official = isOfficialNow(id);
    askedMillis = following.pulse().getAsLong();
    stream.put(Json.write(new EventWelcome(official ? "official" : "spectator", stream.millis())));
    following.halls().enter(id, this);
    inside.set(true);
    if (stream.isLeft()) {
      leave();
    }
  }

  @Override
  public void act(KeyedText sent) {
    stream.put(ApiError.notInAnEvent().message(sent.key()));
  }

  @Override
  public void resync() {
    EventId followed = event;
    if (followed != null) {
      following.halls().resync(followed, this);
    }
  }

  @Override
  public void leave() {
    EventId followed = event;
    if (followed != null && inside.getAndSet(false)) {
      following.halls().leave(followed, this);
    }
  }

  @Override
  public boolean isOfficial() {
    EventId followed = event;
    long now = following.pulse().getAsLong();
    if (official && followed != null && now - askedMillis >= ASKED_ANEW_MILLIS) {
      askedMillis = now;
      official = isStillOfficial(followed);
    }
    return official;
  }

  private boolean isStillOfficial(EventId id) {
    try {
      return isOfficialNow(id);
    } catch (Unavailable unknown) {
      return official;
    }
  }

  private boolean isOfficialNow(EventId id) {
    return place(id).isOfficial();
  }

  private Surroundings place(EventId id) {
    People people = following.people();
    return key.map(held -> Surroundings.of(held, id.scope(), people))
        .or(() ->
            stream
                .from()
                .session()
                .flatMap(people.accounts().sessions()::find)
                .map(who -> Surroundings.of(who.account(), id.scope(), people)))
        .orElseGet(() -> new Surroundings(id.scope(), List.of()));
  }

  @Override
  public void tell(String message) {
    stream.put(message);
  }
}
