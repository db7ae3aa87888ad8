package org.jadoube.web.http.stream;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.jadoube.play.people.People;
import org.jadoube.play.tournaments.TournamentId;
import org.jadoube.play.tournaments.Tournaments;
import org.jadoube.store.Secret;
import org.jadoube.store.Unavailable;
import org.jadoube.web.answer.StreamAnswers.TournamentWelcome;
import org.jadoube.web.hall.HallFollower;
import org.jadoube.web.hall.PlayingHalls;
import org.jadoube.web.http.access.Surroundings;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.wire.Json;
import org.jadoube.wire.KeyedText;
import org.jadoube.wire.StreamMessage;
import org.jspecify.annotations.Nullable;

/// A tournament that is followed over a WebSocket. Officials, who see more, are known by their
/// session or the key of a role.
final class TournamentTopic implements Topic, HallFollower {
  /// The delay after which a lost role is noticed.
  private static final long ASKED_ANEW_MILLIS = 1_000;

  private final Following following;
  private final String text;
  private final Stream stream;
  private final AtomicBoolean inside = new AtomicBoolean();
  private volatile @Nullable TournamentId tournament;
  private volatile Optional<Secret> key = Optional.empty();
  private volatile boolean official;
  private volatile long askedMillis;

  /// The services needed to follow a tournament.
  ///
  /// @param pulse a clock, in milliseconds
  record Following(
      Tournaments tournaments, PlayingHalls halls, People people, LongSupplier pulse) {}

  /// @param text the id as it is in the path
  TournamentTopic(Following following, String text, Stream stream) {
    this.following = following;
    this.text = text;
    this.stream = stream;
  }

  @Override
  public void hello(StreamMessage.Hello hello) {
    Optional<TournamentId> found =
        TournamentId.read(text)
            .filter(id -> following.tournaments().version(id).isPresent())
            .filter(id -> isShown(id, hello));
    if (found.isEmpty()) {
      stream.put(ApiError.unknownTournament().message());
      stream.close(CloseCode.UNKNOWN, "unknown tournament");
    } else if (!knows(hello, found.get())) {
      stream.put(ApiError.wrongKeyOfTournament().message());
      stream.close(CloseCode.POLICY, "wrong token");
    } else if (hello.whole()) {
      stream.put(ApiError.patchesOnly().message());
    } else if (tournament == null) {
      enter(found.get());
    }
  }

  /// Whether the tournament is not hidden, or an official asks.
  private boolean isShown(TournamentId id, StreamMessage.Hello hello) {
    if (!following.people().hidden().has(id.scope())) {
      return true;
    }
    key = hello.token().filter(token -> !token.isEmpty()).map(Secret::new);
    return isOfficialNow(id);
  }

  /// Whether the key that was sent, if there is one, is for a role in the tournament.
  private boolean knows(StreamMessage.Hello hello, TournamentId id) {
    key = hello.token().filter(token -> !token.isEmpty()).map(Secret::new);
    return key.isEmpty() || !place(id).as().isEmpty();
  }

  private void enter(TournamentId id) {
    tournament = id;
    official = isOfficialNow(id);
    askedMillis = following.pulse().getAsLong();
    stream.put(
        Json.write(new TournamentWelcome(official ? "official" : "spectator", stream.millis())));
    following.halls().enter(id, this);
    inside.set(true);
    if (stream.isLeft()) {
      leave();
    }
  }

  @Override
  public void act(KeyedText sent) {
    stream.put(ApiError.notInATournament().message(sent.key()));
  }

  @Override
  public void resync() {
    TournamentId followed = tournament;
    if (followed != null) {
      following.halls().resync(followed, this);
    }
  }

  @Override
  public void leave() {
    TournamentId followed = tournament;
    if (followed != null && inside.getAndSet(false)) {
      following.halls().leave(followed, this);
    }
  }

  @Override
  public boolean isOfficial() {
    TournamentId followed = tournament;
    long now = following.pulse().getAsLong();
    if (official && followed != null && now - askedMillis >= ASKED_ANEW_MILLIS) {
      askedMillis = now;
      official = isStillOfficial(followed);
    }
    return official;
  }

  private boolean isStillOfficial(TournamentId id) {
    try {
      return isOfficialNow(id);
    } catch (Unavailable unknown) {
      return official;
    }
  }

  private boolean isOfficialNow(TournamentId id) {
    return place(id).isOfficial();
  }

  private Surroundings place(TournamentId id) {
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

  @Override
  public void gone() {
    stream.put(ApiError.unknownTournament().message());
    stream.close(CloseCode.DELETED, "the tournament has been deleted");
  }
}
