package org.jadoube.server.game;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import org.jadoube.server.store.EventStore;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.Outage;
import org.jadoube.server.store.Stoppage;
import org.jadoube.server.store.StoreWatch;
import org.jadoube.server.store.Unavailable;
import org.jadoube.server.store.UnreadableRow;
import org.jadoube.wire.GameRequest;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// All games. Those in use have a room in memory; the others are only on disk. A game is loaded on
/// first use; all outages are known by then.
public final class Games implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Games.class);
  private static final Duration HEARTBEAT = Duration.ofSeconds(1);
  private static final Duration GLANCE = Duration.ofMillis(100);
  private static final Duration SWEEP = Duration.ofSeconds(30);
  private static final Duration LATELY = Duration.ofMillis(250);
  private static final Duration HEALTHY = Duration.ofSeconds(1);
  private static final Duration HEARTBEAT_PATIENCE = Duration.ofSeconds(3);

  private final EventStore store;
  private final InstantSource clock;
  private final Patience patience;
  private final Creating creating;
  private final Alarms alarms = new Alarms(this::look);
  private final Arrivals arrivals;
  private final Outages outages;
  private final Rooms rooms;

  /// Games with a clock that detects stalls of the server.
  public Games(EventStore store, ServerClock clock, Patience patience) {
    this(store, (InstantSource) clock, patience);
    clock.tell(this::stoodStill);
  }

  /// The time since the previous server's last heartbeat counts as an outage.
  public Games(EventStore store, InstantSource clock, Patience patience) {
    this.store = store;
    this.clock = clock;
    this.patience = patience;
    this.creating = new Creating(store, clock);
    this.arrivals = new Arrivals(clock);
    this.outages = new Outages(store.outages());
    this.rooms = new Rooms(this::load);
    store.tell(watch(), clock);
    store.lastHeartbeat().ifPresent(this::wasDown);
    heartbeat();
    alarms.every(HEARTBEAT, this::heartbeat);
    alarms.every(GLANCE, store::stoppage);
    alarms.every(SWEEP, this::sweep);
  }

  private void wasDown(Instant heartbeat) {
    Instant now = clock.instant();
    if (heartbeat.isBefore(now)) {
      Outage outage = new Outage(heartbeat, now);
      outages.add(outage);
      store.keep(outage);
    }
  }

  /// Runs before anyone is told the time, so it must not block.
  private void stoodStill(Outage outage) {
    outages.add(outage);
    store.keep(outage);
    Thread.startVirtualThread(() -> {
      LOG.warn("the server stood still for {}; nobody is charged for that time", length(outage));
      rooms.all().forEach(this::lookSoon);
    });
  }

  private static Duration length(Outage outage) {
    return Duration.ofMillis(Duration.between(outage.since(), outage.until()).toMillis());
  }

  private StoreWatch watch() {
    return new StoreWatch() {
      @Override
      public void stopped(Stoppage stoppage) {
        LOG.warn("acts cannot be stored since {}: {}", stoppage.since(), stoppage.reason());
        rooms.all().forEach(room -> room.tellOutage(true));
      }

      @Override
      public void restored(Outage outage) {
        LOG.warn("acts can be stored again after {}", length(outage));
        outages.add(outage);
        rooms
            .all()
            .forEach(room -> {
              room.tellOutage(false);
              lookSoon(room);
            });
      }
    };
  }

  /// Creates a game, which waits for the invited player. The same key returns the same game.
  ///
  /// @param key a secret of the client
  /// @return empty if the key was used for a different request
  public Optional<CreatedGame> create(GameRequest request, Optional<String> key) {
    if (store.stoppage().isPresent()) {
      throw new Unavailable("acts cannot be stored");
    }
    return creating.create(request, key);
  }

  /// Takes the next turn to change a game, with the present time. Must be closed.
  public Arrival arrive(GameId id) {
    return arrivals.arrive(id);
  }

  /// The room of a game.
  ///
  /// @throws DamagedGame if the game exists but cannot be read
  /// @throws Unavailable if it is not in memory and the database is unavailable
  public Optional<GameRoom> room(GameId id) {
    return rooms.room(id);
  }

  private Optional<GameRoom> load(GameId id) {
    Venue venue = new Venue(store, clock, alarms, arrivals, outages, patience.grace());
    try {
      return store.game(id).map(game -> new GameRoom(game, venue));
    } catch (DamagedGame | Unavailable known) {
      throw known;
    } catch (UnreadableRow found) {
      throw new DamagedGame(id, String.valueOf(found.getMessage()));
    } catch (RuntimeException unforeseen) {
      throw new DamagedGame(id, "reading it failed with " + unforeseen);
    }
  }

  /// The number of games in memory.
  public int inMemory() {
    return rooms.inMemory();
  }

  /// Checks whether acts can be stored now.
  public Health health() {
    return new Health(trouble(), rooms.inMemory(), rooms.damaged());
  }

  private Optional<String> trouble() {
    try {
      if (!store.hasJustWritten(LATELY)) {
        store.heartbeat(clock.instant(), HEALTHY);
      }
      return Optional.empty();
    } catch (Unavailable down) {
      return Optional.of(String.valueOf(down.getMessage()));
    }
  }

  private void look(GameId id) {
    try {
      room(id).ifPresent(GameRoom::observe);
    } catch (DamagedGame known) {
      // Already logged; nothing to do.
    }
  }

  private void lookSoon(GameRoom room) {
    alarms.ring(room.id());
  }

  private void heartbeat() {
    try {
      store.heartbeat(clock.instant(), HEARTBEAT_PATIENCE);
    } catch (Unavailable known) {
      // The store logs this itself, once.
    } catch (RuntimeException failed) {
      LOG.error("the heartbeat could not be written", failed);
    }
  }

  /// Unloads idle games; their alarms stay.
  void sweep() {
    rooms.sweep(clock.instant().minus(patience.idle()));
  }

  @Override
  public void close() {
    alarms.close();
    heartbeat();
  }
}
