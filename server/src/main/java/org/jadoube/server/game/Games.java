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

/// All games: those in play have a room in memory, the others are on disk only. None is loaded
/// before somebody asks for it; what it must know of outages is known by then.
public final class Games implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Games.class);
  private static final Duration SIGN_OF_LIFE = Duration.ofSeconds(1);
  private static final Duration GLANCE = Duration.ofMillis(100);
  private static final Duration SWEEP = Duration.ofSeconds(30);
  private static final Duration LATELY = Duration.ofMillis(250);
  private static final Duration HEALTHY = Duration.ofSeconds(1);
  private static final Duration LAST_WORDS = Duration.ofSeconds(3);

  private final EventStore store;
  private final InstantSource clock;
  private final Patience patience;
  private final Creating creating;
  private final Alarms alarms = new Alarms(this::look);
  private final Arrivals arrivals;
  private final Outages outages;
  private final Rooms rooms;

  /// Games by a clock that knows when the server stood still.
  public Games(EventStore store, ServerClock clock, Patience patience) {
    this(store, (InstantSource) clock, patience);
    clock.tell(this::stoodStill);
  }

  /// The time between the latest sign of life of a server before this one and now is an outage.
  public Games(EventStore store, InstantSource clock, Patience patience) {
    this.store = store;
    this.clock = clock;
    this.patience = patience;
    this.creating = new Creating(store, clock);
    this.arrivals = new Arrivals(clock);
    this.outages = new Outages(store.outages());
    this.rooms = new Rooms(this::load);
    store.tell(watch(), clock);
    store.lived().ifPresent(this::wasDown);
    signOfLife();
    alarms.every(SIGN_OF_LIFE, this::signOfLife);
    alarms.every(GLANCE, store::stoppage);
    alarms.every(SWEEP, this::sweep);
  }

  private void wasDown(Instant lived) {
    Instant now = clock.instant();
    if (lived.isBefore(now)) {
      Outage outage = new Outage(lived, now);
      outages.add(outage);
      store.keep(outage);
    }
  }

  /// All of it happens before anybody is told the time, and waits for nothing.
  private void stoodStill(Outage outage) {
    outages.add(outage);
    store.keep(outage);
    Thread.startVirtualThread(() -> {
      LOG.warn("the server stood still for {}: no clock is charged for it", length(outage));
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
        LOG.warn("acts cannot be kept since {}: {}", stoppage.since(), stoppage.reason());
        rooms.all().forEach(room -> room.tellOutage(true));
      }

      @Override
      public void restored(Outage outage) {
        LOG.warn("acts can be kept again after {}", length(outage));
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

  /// A new game; it waits for the one who is invited. Under the same key the same game is the
  /// answer.
  ///
  /// @param key known to nobody but the one who asks
  /// @return empty if something else was asked for under that key
  public Optional<CreatedGame> create(GameRequest request, Optional<String> key) {
    if (store.stoppage().isPresent()) {
      throw new Unavailable("acts cannot be kept");
    }
    return creating.create(request, key);
  }

  /// Takes the next place in the order in which a game is changed, at the present moment. To be
  /// closed.
  public Arrival arrive(GameId id) {
    return arrivals.arrive(id);
  }

  /// The room of a game.
  ///
  /// @throws DamagedGame if there is such a game but it cannot be read
  /// @throws Unavailable if it is not in memory and the database is away
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

  /// How many games are in memory.
  public int inMemory() {
    return rooms.inMemory();
  }

  /// Finds out whether acts can be kept now.
  public Health health() {
    return new Health(trouble(), rooms.inMemory(), rooms.damaged());
  }

  private Optional<String> trouble() {
    try {
      if (!store.hasJustWritten(LATELY)) {
        store.lives(clock.instant(), HEALTHY);
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
      // It has been logged; there is nothing to look at.
    }
  }

  private void lookSoon(GameRoom room) {
    alarms.ring(room.id());
  }

  private void signOfLife() {
    try {
      store.lives(clock.instant(), LAST_WORDS);
    } catch (Unavailable known) {
      // The store says so itself, once.
    } catch (RuntimeException failed) {
      LOG.error("the sign of life could not be written", failed);
    }
  }

  /// Games that nobody follows leave memory; their alarms stay.
  void sweep() {
    rooms.sweep(clock.instant().minus(patience.idle()));
  }

  @Override
  public void close() {
    alarms.close();
    signOfLife();
  }
}
