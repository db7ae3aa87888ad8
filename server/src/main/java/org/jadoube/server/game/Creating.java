package org.jadoube.server.game;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.server.store.Creation;
import org.jadoube.server.store.EventStore;
import org.jadoube.server.store.Fingerprint;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.Secret;
import org.jadoube.server.store.StoredColour;
import org.jadoube.server.store.StoredGame;
import org.jadoube.server.store.StoredSeat;
import org.jadoube.wire.Document;
import org.jadoube.wire.Documents;
import org.jadoube.wire.GameRequest;

/// Creates games. The same key gives the same game, created once: its secrets are derived from the
/// key, which only its sender knows, and a stored seed.
final class Creating {
  private final EventStore store;
  private final InstantSource clock;
  private final SecureRandom random = new SecureRandom();

  Creating(EventStore store, InstantSource clock) {
    this.store = store;
    this.clock = clock;
  }

  /// The requested game; empty if the key was used for a different request.
  Optional<CreatedGame> create(GameRequest request, Optional<String> key) {
    return key.isPresent() ? create(request, key.get()) : Optional.of(create(request));
  }

  /// The game that was created under a key by the same request.
  Optional<CreatedGame> createdBefore(GameRequest request, String key) {
    return store.creation(Fingerprint.of(key)).flatMap(before -> again(before, request, key));
  }

  private CreatedGame create(GameRequest request) {
    CreatedGame created =
        created(request, Secret.random(random), Secret.random(random), Secret.random(random));
    store.create(game(created, request), Optional.empty());
    return created;
  }

  private Optional<CreatedGame> create(GameRequest request, String key) {
    Optional<Creation> before = store.creation(Fingerprint.of(key));
    if (before.isPresent()) {
      return again(before.get(), request, key);
    }
    Secret seed = Secret.random(random);
    CreatedGame created =
        created(request, token(seed, key), invitation(seed, key), arbiter(seed, key));
    Creation creation =
        new Creation(Fingerprint.of(key), fingerprint(request), seed.text(), created.id());
    return store.create(game(created, request), Optional.of(creation))
        ? Optional.of(created)
        : again(store.creation(creation.id()).orElseThrow(), request, key);
  }

  private Optional<CreatedGame> again(Creation creation, GameRequest request, String key) {
    Secret seed = new Secret(creation.seed());
    return store
        .game(creation.game())
        .filter(_ -> creation.fingerprint().equals(fingerprint(request)))
        .map(game -> game.invited().colour())
        .map(invited ->
            new CreatedGame(
                creation.game(),
                invited.opposite(),
                token(seed, key),
                invitation(seed, key),
                arbiter(seed, key)));
  }

  /// Of the request, independent of how its JSON was written.
  private static String fingerprint(GameRequest request) {
    return Fingerprint.of(Documents.GAME_REQUEST.write(request));
  }

  private static Secret token(Secret seed, String key) {
    return seed.derive("token\n" + key);
  }

  private static Secret invitation(Secret seed, String key) {
    return seed.derive("invitation\n" + key);
  }

  private static Secret arbiter(Secret seed, String key) {
    return seed.derive("arbiter\n" + key);
  }

  /// Creates a game of players who have been paired; false if it is there already.
  boolean create(PairedGame game) {
    return store.create(stored(game), Optional.empty());
  }

  /// Creates the game that follows another one, if it is not there already: its id follows from
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
        before.seats().stream().map(Creating::turned).toList());
  }

  private static StoredSeat turned(StoredSeat seat) {
    return new StoredSeat(
        StoredColour.of(seat.colour().colour().opposite()), seat.name(), seat.token());
  }

  private StoredGame stored(PairedGame game) {
    return new StoredGame(
        game.id(),
        Document.SCHEMA,
        clock.instant(),
        Chronicle.write(game.regulations()),
        Secret.random(random).hash(),
        StoredColour.BLACK,
        game.supervised(),
        game.startsAt(),
        List.of(seat(StoredColour.WHITE, game.white()), seat(StoredColour.BLACK, game.black())));
  }

  private static StoredSeat seat(StoredColour colour, PairedGame.Seat seat) {
    return new StoredSeat(colour, seat.name(), seat.token().hash());
  }

  private CreatedGame created(
      GameRequest request, Secret token, Secret invitation, Secret arbiter) {
    Colour colour =
        request.colour().orElseGet(() -> random.nextBoolean() ? Colour.WHITE : Colour.BLACK);
    return new CreatedGame(GameId.random(random), colour, token, invitation, arbiter);
  }

  private StoredGame game(CreatedGame created, GameRequest request) {
    Colour colour = created.colour();
    return new StoredGame(
        created.id(),
        Document.SCHEMA,
        clock.instant(),
        Chronicle.write(request.regulations()),
        created.invitation().hash(),
        StoredColour.of(colour.opposite()),
        /* supervised= */ false,
        request.startsAt(),
        List.of(
            new StoredSeat(
                StoredColour.of(colour), request.name().orElse(""), created.token().hash())));
  }
}
