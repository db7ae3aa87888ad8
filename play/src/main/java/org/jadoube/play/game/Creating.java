package org.jadoube.play.game;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.store.Arbitration;
import org.jadoube.store.EventStore;
import org.jadoube.store.Fingerprint;
import org.jadoube.store.GameId;
import org.jadoube.store.HandedOut;
import org.jadoube.store.Secret;
import org.jadoube.store.StoredColour;
import org.jadoube.store.StoredGame;
import org.jadoube.store.StoredSeat;
import org.jadoube.wire.Document;
import org.jadoube.wire.Documents;
import org.jadoube.wire.GameRequest;

/// Creates games. One key of one caller gives one game, created once.
final class Creating {
  private static final String PURPOSE = "game";

  private final EventStore store;
  private final InstantSource clock;
  private final SecureRandom random = new SecureRandom();

  Creating(EventStore store, InstantSource clock) {
    this.store = store;
    this.clock = clock;
  }

  /// The requested game; empty if the key was used for a different request.
  Optional<CreatedGame> create(GameRequest request, Optional<CallersKey> key) {
    Optional<HandedOut> before = key.flatMap(this::before);
    if (before.isPresent()) {
      return again(before.get(), request);
    }
    Secret seed = Secret.random(random);
    CreatedGame created = new CreatedGame(GameId.random(random), colour(request), seed);
    Optional<HandedOut> under = key.map(each -> handedOut(each, request, seed, created.id()));
    return store.create(game(created, request), under)
        ? Optional.of(created)
        : key.flatMap(this::before).flatMap(first -> again(first, request));
  }

  /// The game that this request has created before under a key.
  Optional<CreatedGame> createdBefore(GameRequest request, CallersKey key) {
    return before(key).flatMap(before -> again(before, request));
  }

  private Optional<HandedOut> before(CallersKey key) {
    return store.handedOut(key.id(PURPOSE));
  }

  private HandedOut handedOut(CallersKey key, GameRequest request, Secret seed, GameId game) {
    return new HandedOut(key.id(PURPOSE), fingerprint(request), seed, game, clock.instant());
  }

  private Optional<CreatedGame> again(HandedOut before, GameRequest request) {
    return store
        .game(before.game())
        .filter(_ -> before.fingerprint().equals(fingerprint(request)))
        .map(game ->
            new CreatedGame(
                before.game(),
                Optional.of(game.invited().colour().opposite()).filter(_ -> !request.arbiter()),
                before.seed()));
  }

  /// A fingerprint of the request, independent of how its JSON was written.
  private static String fingerprint(GameRequest request) {
    return Fingerprint.of(Documents.GAME_REQUEST.write(request));
  }

  /// Creates a game of paired players; false if it already exists.
  boolean create(PairedGame game) {
    return store.create(stored(game), Optional.empty());
  }

  /// Creates the game that follows another one, if it does not exist yet. Its id is derived from
  /// that game's, and the players change seats and keep their tokens.
  GameId rematch(Snapshot before) {
    StoredGame stored = before.stored();
    GameId id = GameId.derived(new Secret(stored.invitation() + stored.id()).derive("rematch"));
    var _ = store.create(next(id, stored), Optional.empty());
    return id;
  }

  private StoredGame next(GameId id, StoredGame before) {
    return new StoredGame(
        id,
        Document.SCHEMA,
        clock.instant(),
        before.regulations(),
        Secret.random(random).hash(),
        StoredColour.BLACK,
        /* supervised= */ false,
        Optional.empty(),
        before.seats().stream().map(StoredSeat::turned).toList());
  }

  private StoredGame stored(PairedGame game) {
    return new StoredGame(
        game.id(),
        Document.SCHEMA,
        clock.instant(),
        EventRows.write(game.regulations()),
        Secret.random(random).hash(),
        StoredColour.BLACK,
        game.supervised(),
        game.startsAt(),
        List.of(seat(StoredColour.WHITE, game.white()), seat(StoredColour.BLACK, game.black())));
  }

  private static StoredSeat seat(StoredColour colour, PairedGame.Seat seat) {
    return new StoredSeat(colour, seat.name(), seat.token().hash(), seat.account());
  }

  private Optional<Colour> colour(GameRequest request) {
    return request.arbiter()
        ? Optional.empty()
        : request
            .colour()
            .or(() -> Optional.of(random.nextBoolean() ? Colour.WHITE : Colour.BLACK));
  }

  private StoredGame game(CreatedGame created, GameRequest request) {
    return new StoredGame(
            created.id(),
            Document.SCHEMA,
            clock.instant(),
            EventRows.write(request.regulations()),
            created.invitation().hash(),
            StoredColour.of(created.colour().map(Colour::opposite).orElse(Colour.WHITE)),
            /* supervised= */ false,
            request.startsAt(),
            seats(created, request))
        .with(arbitration(created, request));
  }

  /// The seats that are taken from the start. Nobody gets the token of a computer's.
  private List<StoredSeat> seats(CreatedGame created, GameRequest request) {
    return created.colour().stream()
        .flatMap(colour ->
            Stream.concat(
                Stream.of(seat(created, colour, request)),
                request.computer().stream()
                    .map(computer ->
                        StoredSeat.of(
                            StoredColour.of(colour.opposite()), computer, Secret.random(random)))))
        .toList();
  }

  private static StoredSeat seat(CreatedGame created, Colour colour, GameRequest request) {
    return new StoredSeat(
        StoredColour.of(colour), request.name().orElse(""), created.token().hash());
  }

  private static Arbitration arbitration(CreatedGame created, GameRequest request) {
    return new Arbitration(
        Optional.of(created.secondInvitation().hash()).filter(_ -> request.arbiter()),
        Optional.of(created.arbitersInvitation().hash()).filter(_ -> request.invitesArbiter()),
        List.of());
  }
}
