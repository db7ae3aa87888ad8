package org.jadoube.server.game;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.chess.Colour;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.server.store.EventStore;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.Secret;
import org.jadoube.server.store.StoredGame;
import org.jadoube.server.store.StoredSeat;
import org.jadoube.server.view.Words;
import org.jadoube.wire.Document;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// All games: those in play have a room in memory, the others are on disk only.
public final class Games implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Games.class);
  private static final Duration SIGN_OF_LIFE = Duration.ofSeconds(1);
  private static final Duration SWEEP = Duration.ofSeconds(30);

  private final EventStore store;
  private final InstantSource clock;
  private final Patience patience;
  private final SecureRandom random = new SecureRandom();
  private final Map<GameId, GameRoom> rooms = new ConcurrentHashMap<>();
  private final Alarms alarms = new Alarms(this::look);

  /// Takes up the games that are in play: their clocks are paused as of the moment until which the
  /// server that kept them is known to have lived.
  public Games(EventStore store, InstantSource clock, Patience patience) {
    this.store = store;
    this.clock = clock;
    this.patience = patience;
    store.lived().ifPresent(this::takeUp);
    signOfLife();
    alarms.every(SIGN_OF_LIFE, this::signOfLife);
    alarms.every(SWEEP, this::sweep);
  }

  private void takeUp(Instant lived) {
    List<GameId> open = store.open();
    if (!open.isEmpty()) {
      LOG.info("taking up the games in play until {}: {}", lived, open.size());
    }
    for (GameId id : open) {
      room(id).ifPresent(room -> room.pauseSince(lived));
    }
  }

  /// A new game; it waits for the one who is invited.
  public Opening create(Regulations regulations, Colour colour, String name) {
    Opening opening =
        new Opening(GameId.random(random), colour, Secret.random(random), Secret.random(random));
    store.create(
        new StoredGame(
            opening.id(),
            Document.SCHEMA,
            clock.instant(),
            Chronicle.write(regulations),
            opening.invitation().hash(),
            Words.of(colour.opposite()),
            List.of(new StoredSeat(Words.of(colour), name, opening.token().hash()))));
    return opening;
  }

  /// A colour by lot.
  public Colour draw() {
    return random.nextBoolean() ? Colour.WHITE : Colour.BLACK;
  }

  /// The room of a game.
  public Optional<GameRoom> room(GameId id) {
    return Optional.ofNullable(
        rooms.compute(id, (_, room) -> room == null ? load(id) : room.used()));
  }

  private @Nullable GameRoom load(GameId id) {
    return store
        .game(id)
        .map(game -> new GameRoom(game, store, clock, alarms, patience.grace()))
        .orElse(null);
  }

  /// How many games are in memory.
  public int inMemory() {
    return rooms.size();
  }

  private void look(GameId id) {
    room(id).ifPresent(GameRoom::observe);
  }

  private void signOfLife() {
    try {
      store.lives(clock.instant());
    } catch (RuntimeException failed) {
      LOG.error("the sign of life could not be written", failed);
    }
  }

  /// Games that nobody follows leave memory; their alarms stay.
  void sweep() {
    Instant since = clock.instant().minus(patience.idle());
    for (GameId id : rooms.keySet()) {
      rooms.computeIfPresent(id, (_, room) -> room.isIdleSince(since) ? null : room);
    }
  }

  @Override
  public void close() {
    alarms.close();
    signOfLife();
  }
}
