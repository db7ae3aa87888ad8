package org.jadoube.server.http.access;

import java.util.List;
import java.util.Optional;
import org.jadoube.server.game.GameRoom;
import org.jadoube.server.http.exchange.Call;
import org.jadoube.server.http.exchange.OwnPages;
import org.jadoube.server.people.People;
import org.jadoube.server.people.Scope;
import org.jadoube.server.people.SignedIn;
import org.jadoube.server.rights.Capacity;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.Secret;

/// Tells who sent a request: the holder of a seat or of a key, or somebody who has signed in.
public final class Admission {
  private static final String BEARER = "Bearer ";
  private static final int LONGEST_SECRET = 200;

  private final People people;

  public Admission(People people) {
    this.people = people;
  }

  /// The token sent with a request.
  static Optional<Secret> token(Call call) {
    return call.header("Authorization")
        .filter(header -> header.startsWith(BEARER) && header.length() <= LONGEST_SECRET)
        .map(header -> new Secret(header.substring(BEARER.length()).strip()));
  }

  /// The session of whoever only reads.
  public Optional<SignedIn> reader(Call call) {
    return session(call).flatMap(people.accounts().sessions()::find);
  }

  /// The session of whoever changes something; empty if a page of another site could have sent it.
  public Optional<SignedIn> writer(Call call) {
    return OwnPages.letCookieCount(call) ? reader(call) : Optional.empty();
  }

  private static Optional<Secret> session(Call call) {
    return SessionCookie.token(call.header("Cookie"), call.client());
  }

  /// What the sender of an act is in a game; nothing if that is unknown.
  public List<Capacity> writer(GameRoom room, GameId id, Call call) {
    return call.header("Authorization").isPresent()
        ? token(call).flatMap(token -> holder(room, id, token)).stream().toList()
        : writer(call).map(who -> held(who, id)).orElse(List.of());
  }

  /// What the reader of a game is in it; nothing for a spectator.
  public List<Capacity> reader(GameRoom room, GameId id, Call call) {
    return call.header("Authorization").isPresent()
        ? token(call).flatMap(token -> holder(room, id, token)).stream().toList()
        : reader(call).map(who -> held(who, id)).orElse(List.of());
  }

  /// What whoever asks is in an event; nothing if that is unknown.
  public List<Capacity> visitor(Scope event, Call call) {
    return call.header("Authorization").isPresent()
        ? token(call).map(key -> Place.of(key, event, people).as()).orElse(List.of())
        : reader(call).map(who -> Place.of(who.account(), event, people).as()).orElse(List.of());
  }

  /// What the holder of a token is in a game; empty if it is a token of nothing in it.
  public Optional<Capacity> holder(GameRoom room, GameId id, Secret token) {
    return room.player(token).map(Capacity::player).or(() -> people.grants().keyed(id, token));
  }

  /// What the owner of a session is in a game; empty if the session is over.
  public List<Capacity> holder(GameId id, Secret session) {
    return people.accounts().sessions().find(session).map(who -> held(who, id)).orElse(List.of());
  }

  private List<Capacity> held(SignedIn who, GameId id) {
    return people.grants().held(who.account().id(), id);
  }
}
