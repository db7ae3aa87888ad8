package org.jadoube.web.http.access;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.play.game.CallersKey;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.people.AccountId;
import org.jadoube.play.people.Device;
import org.jadoube.play.people.Grants;
import org.jadoube.play.people.People;
import org.jadoube.play.people.Scope;
import org.jadoube.play.people.Side;
import org.jadoube.play.people.SignedIn;
import org.jadoube.play.rights.Capacity;
import org.jadoube.play.rights.Whose;
import org.jadoube.store.GameId;
import org.jadoube.store.Secret;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.IdempotencyKeys;
import org.jadoube.web.http.exchange.OwnPages;

/// Identifies the sender of a request: the holder of a seat or of a key, or somebody who has signed
/// in.
public final class Admission {
  private static final String BEARER = "Bearer ";
  private static final int LONGEST_SECRET = 200;

  private final People people;

  public Admission(People people) {
    this.people = people;
  }

  /// The token sent with a request.
  public static Optional<Secret> token(Call call) {
    return call.header("Authorization")
        .filter(header -> header.startsWith(BEARER) && header.length() <= LONGEST_SECRET)
        .map(header -> new Secret(header.substring(BEARER.length()).strip()));
  }

  /// The session of a request that only reads.
  public Optional<SignedIn> reader(Call call) {
    return session(call).flatMap(this::find);
  }

  /// Whether the operator has hidden a game.
  public boolean hides(GameId id) {
    return people.hidden().has(Scope.of(id));
  }

  /// The session; one of a hidden account belongs to nobody.
  private Optional<SignedIn> find(Secret session) {
    return people
        .accounts()
        .sessions()
        .find(session)
        .filter(who -> !people.hidden().has(Scope.of(who.account().id())));
  }

  /// The session of a request that changes something; empty if a page of another site could have
  /// sent it.
  public Optional<SignedIn> writer(Call call) {
    return OwnPages.letCookieCount(call) ? reader(call) : Optional.empty();
  }

  private static Optional<Secret> session(Call call) {
    return SessionCookie.token(call.header("Cookie"), call.client());
  }

  /// The device that a request comes from; empty if the server does not know it, or if a page of
  /// another site sent the request.
  public Optional<Device> device(Call call) {
    return OwnPages.of(call) != OwnPages.FOREIGN
        ? SessionCookie.device(call.header("Cookie"), call.client()).flatMap(people.devices()::find)
        : Optional.empty();
  }

  /// The idempotency key of a request. It counts only from a caller whom the server knows, by an
  /// account or a device, because anybody else may send an equal one.
  public Optional<CallersKey> key(Call call) {
    return call.header(IdempotencyKeys.HEADER)
        .flatMap(key -> caller(call).map(caller -> new CallersKey(caller, key)));
  }

  private Optional<String> caller(Call call) {
    return writer(call)
        .map(who -> Grants.holder(who.account().id()))
        .or(() -> device(call).map(Device::caller));
  }

  /// The capacities of an act's sender in a game; empty if unknown.
  public List<Capacity> writer(GameRoom room, GameId id, Call call) {
    return call.header("Authorization").isPresent()
        ? keyed(room, call, () -> writer(call))
        : writer(call).map(who -> held(who, id)).orElse(List.of());
  }

  /// The capacities given by a key, without those of an arbiter for a player of the game.
  private List<Capacity> keyed(GameRoom room, Call call, Supplier<Optional<SignedIn>> who) {
    return token(call).flatMap(token -> holder(room, room.id(), token)).stream()
        .map(as -> as.isPlayer() ? as : unlessPlaying(as, room, who.get(), device(call)))
        .toList();
  }

  private Capacity unlessPlaying(
      Capacity as, GameRoom room, Optional<SignedIn> who, Optional<Device> device) {
    boolean plays =
        who.stream()
            .flatMap(each -> held(each, room.id()).stream())
            .anyMatch(own -> own.isPlayer() && !own.colour().equals(as.colour()));
    return plays || as.role().isArbiter() && isOn(Side.PLAYER, room, device)
        ? as.as(Whose.PLAYING)
        : as;
  }

  /// Whether the sender of a request is on that side of a game, by a token, an account or a device.
  public boolean isOn(Side side, GameRoom room, Call call) {
    List<Capacity> byAccount = writer(call).map(who -> held(who, room.id())).orElse(List.of());
    return Stream.concat(writer(room, room.id(), call).stream(), byAccount.stream())
            .filter(as -> as.whose() != Whose.OTHER)
            .anyMatch(as -> side == Side.PLAYER ? as.isPlayer() : as.role().isArbiter())
        || isOn(side, room, device(call));
  }

  /// Whether a device is on that side; screens at a board belong to neither.
  private boolean isOn(Side side, GameRoom room, Optional<Device> device) {
    return !isAtTable(room.game().regulations())
        && device.filter(each -> people.devices().isOn(side, room.id(), each)).isPresent();
  }

  /// Notes the side of a game on which the sender of a request is now.
  public void note(Side side, GameId game, Regulations regulations, Call call) {
    device(call)
        .filter(_ -> !isAtTable(regulations))
        .ifPresent(device -> people.devices().note(game, device, side));
  }

  private static boolean isAtTable(Regulations regulations) {
    return regulations.has(Arrangement.OVER_THE_BOARD);
  }

  /// The giver of the key that a request has in a tournament; empty if unknown.
  public Optional<AccountId> giver(Scope tournament, Call call) {
    return token(call).flatMap(key -> people.grants().giver(tournament, key));
  }

  /// The capacities of a reader of a game in it; empty for a spectator.
  public List<Capacity> reader(GameRoom room, GameId id, Call call) {
    return call.header("Authorization").isPresent()
        ? keyed(room, call, () -> reader(call))
        : reader(call).map(who -> held(who, id)).orElse(List.of());
  }

  /// The capacities of a visitor in a tournament; empty if unknown.
  public List<Capacity> visitor(Scope tournament, Call call) {
    return call.header("Authorization").isPresent()
        ? token(call).map(key -> Surroundings.of(key, tournament, people).as()).orElse(List.of())
        : reader(call)
            .map(who -> Surroundings.of(who.account(), tournament, people).as())
            .orElse(List.of());
  }

  /// The capacity of a token's holder in a game; empty if the token means nothing in it.
  public Optional<Capacity> holder(GameRoom room, GameId id, Secret token) {
    return room.player(token).map(Capacity::player).or(() -> people.grants().keyed(id, token));
  }

  /// That capacity, if a session and a device come with the token.
  public Optional<Capacity> holder(
      GameRoom room, Secret token, Optional<Secret> session, Optional<Secret> device) {
    return holder(room, room.id(), token)
        .map(as ->
            as.isPlayer()
                ? as
                : unlessPlaying(
                    as,
                    room,
                    session.flatMap(people.accounts().sessions()::find),
                    device.flatMap(people.devices()::find)));
  }

  /// The capacities of a session's owner in a game; empty if the session is over.
  public List<Capacity> holder(GameId id, Secret session) {
    return find(session).map(who -> held(who, id)).orElse(List.of());
  }

  private List<Capacity> held(SignedIn who, GameId id) {
    return people.grants().held(who.account().id(), id);
  }
}
