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
import org.jadoube.server.store.StoredGame;
import org.jadoube.server.store.StoredSeat;
import org.jadoube.server.view.Words;
import org.jadoube.wire.Document;

/// How games are made. Under the same key the same game is made, and made once: its secrets follow
/// from the key, which only its sender knows, and from a seed on disk.
final class Creating {
  private final EventStore store;
  private final InstantSource clock;
  private final SecureRandom random = new SecureRandom();

  Creating(EventStore store, InstantSource clock) {
    this.store = store;
    this.clock = clock;
  }

  /// The game that is asked for; empty if something else was asked for under that key.
  Optional<Opening> create(Wish wish, Optional<String> key) {
    return key.isPresent() ? create(wish, key.get()) : Optional.of(create(wish));
  }

  private Opening create(Wish wish) {
    Opening opening = opening(wish, Secret.random(random), Secret.random(random));
    store.create(game(opening, wish), Optional.empty());
    return opening;
  }

  private Optional<Opening> create(Wish wish, String key) {
    Optional<Creation> before = store.creation(Fingerprint.of(key));
    if (before.isPresent()) {
      return again(before.get(), wish, key);
    }
    Secret seed = Secret.random(random);
    Opening opening = opening(wish, token(seed, key), invitation(seed, key));
    Creation creation =
        new Creation(Fingerprint.of(key), wish.fingerprint(), seed.text(), opening.id());
    return store.create(game(opening, wish), Optional.of(creation))
        ? Optional.of(opening)
        : again(store.creation(creation.id()).orElseThrow(), wish, key);
  }

  private Optional<Opening> again(Creation creation, Wish wish, String key) {
    Secret seed = new Secret(creation.seed());
    return store
        .game(creation.game())
        .filter(_ -> creation.fingerprint().equals(wish.fingerprint()))
        .flatMap(game -> Words.colour(game.invited()))
        .map(invited ->
            new Opening(
                creation.game(), invited.opposite(), token(seed, key), invitation(seed, key)));
  }

  private static Secret token(Secret seed, String key) {
    return seed.derive("token\n" + key);
  }

  private static Secret invitation(Secret seed, String key) {
    return seed.derive("invitation\n" + key);
  }

  private Opening opening(Wish wish, Secret token, Secret invitation) {
    Colour colour =
        wish.colour().orElseGet(() -> random.nextBoolean() ? Colour.WHITE : Colour.BLACK);
    return new Opening(GameId.random(random), colour, token, invitation);
  }

  private StoredGame game(Opening opening, Wish wish) {
    Colour colour = opening.colour();
    return new StoredGame(
        opening.id(),
        Document.SCHEMA,
        clock.instant(),
        Chronicle.write(wish.regulations()),
        opening.invitation().hash(),
        Words.of(colour.opposite()),
        List.of(new StoredSeat(Words.of(colour), wish.name(), opening.token().hash())));
  }
}
