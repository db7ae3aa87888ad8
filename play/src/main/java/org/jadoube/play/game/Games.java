package org.jadoube.play.game;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.game.Phase;
import org.jadoube.store.EventStore;
import org.jadoube.store.GameId;
import org.jadoube.store.Outage;
import org.jadoube.store.StoredColour;
import org.jadoube.store.StoredGame;
import org.jadoube.store.Unavailable;
import org.jadoube.store.UnreadableRow;
import org.jadoube.wire.GameRequest;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// All games. Those in use have a room in memory; the others are only on disk. A game is loaded on
/// first use; all outages are known by then.
public final class Games implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Games.class);
  private static final Duration HEARTBEAT = Duration.ofSeconds(1);
  private static final Duration GLANCE = Duration.ofMillis(100);

  /// How long somebody who waits for any game may not know of one that another process has made.
  private static final Duration ELSEWHERE = Duration.ofSeconds(3);

  private static final Duration SWEEP = Duration.ofSeconds(30);
  private static final Duration LATELY = Duration.ofMillis(250);

  private static final Duration HEALTHY = Duration.ofSeconds(1);
  private static final Duration HEARTBEAT_PATIENCE = Duration.ofSeconds(3);

  private final EventStore store;
  private final InstantSource clock;
  private final Patience patience;
  private final Creating creating;
  private final Settling settling;
  private final Alarms alarms = new Alarms(this::look);
  private final ArrivalOrder arrivals;
  private final Outages outages;
  private final OutageWatch outageWatch;
  private final Rooms rooms;
  private final Neighbours neighbours;
  private final Relay relay;
  private final Optional<Outage> absence; // of any process, before this one
  private volatile GameWatch watch = GameWatch.NOBODY;

  /// Games with a clock that detects stalls of the server.
  public Games(EventStore store, ServerClock clock, Patience patience) {
    this(store, clock, Optional.of(clock), patience);
    clock.tell(outageWatch::stoodStill);
  }

  /// The time since the previous server's last heartbeat counts as an outage.
  public Games(EventStore store, InstantSource clock, Patience patience) {
    this(store, clock, Optional.empty(), patience);
  }

  private Games(
      EventStore store, InstantSource clock, Optional<ServerClock> steered, Patience patience) {
    this.store = store;
    this.clock = clock;
    this.patience = patience;
    this.creating = new Creating(store, clock);
    this.settling = new Settling(store, creating);
    this.arrivals =
        new ArrivalOrder(clock, () -> steered.map(ServerClock::congestion).orElse(Duration.ZERO));
    this.outages = new Outages(List.of());
    this.rooms = new Rooms(this::load);
    this.outageWatch = new OutageWatch(store, outages, rooms, alarms, () -> watch);
    this.neighbours = new Neighbours(store.membership(), steered);
    this.relay = new Relay(store, clock, rooms, outages, neighbours);
    store.tell(outageWatch, clock);
    if (store.isShared()) {
      neighbours.measure();
    }
    this.absence = store.membership().join(clock.instant());
    store.outages().forEach(outages::add);
    alarms.every(HEARTBEAT, this::heartbeat);
    alarms.every(GLANCE, store::stoppage);
    alarms.every(SWEEP, this::sweep);
    if (store.isShared()) {
      share();
    } else {
      store.appointed().forEach(alarms::ring); // no other process looks at them
    }
  }

  /// Tells `watch` from now on, beginning with the time when no process lived.
  public void tell(GameWatch watch) {
    this.watch = watch;
    absence.ifPresent(outage -> watch.outage(GameWatch.Cause.DOWN, outage));
  }

  /// Tells another watch, too, from now on.
  public void listen(GameWatch another) {
    watch = new GameWatches(List.of(watch, another));
  }

  /// Works together with the other processes.
  private void share() {
    relay.look();
    store.membership().listen(relay::hear);
    alarms.every(HEARTBEAT, relay::keepTogether);
    alarms.every(Relay.POLL_INTERVAL, relay::poll);
    alarms.every(ELSEWHERE, this::tellOfOthers);
    alarms.every(Relay.DUE_INTERVAL, () -> relay.lookAfterDue(this::room));
  }

  private void tellOfOthers() {
    if (!neighbours.isAlone()) {
      watch.elsewhere();
    }
  }

  /// Creates a game, which waits for the invited player. One key gives one game.
  ///
  /// @return empty if the key was used for a different request
  public Optional<CreatedGame> create(GameRequest request, Optional<CallersKey> key) {
    store.await(RoomPlay.PATIENCE);
    if (store.stoppage().isPresent()) {
      throw new Unavailable("acts cannot be stored");
    }
    Optional<CreatedGame> created = creating.create(request, key);
    created.ifPresent(game -> watch.created(game.id()));
    created.ifPresent(game -> setAlarm(game.id(), request.startsAt()));
    return created;
  }

  /// The game that this request has created before under a key.
  public Optional<CreatedGame> createdBefore(GameRequest request, CallersKey key) {
    return creating.createdBefore(request, key);
  }

  /// Creates a game of paired players; nothing changes if it already exists.
  public void create(PairedGame game) {
    if (creating.create(game)) {
      watch.created(game.id());
      setAlarm(game.id(), game.startsAt());
    }
  }

  /// Aborts a casual game for a player; false if it is too late.
  public boolean abort(GameRoom room, Colour by) {
    boolean aborted = settling.abort(room, by);
    watch.settled(room.id());
    return aborted;
  }

  /// Officials call games off in which nobody has moved: all of them, or none if one has begun.
  ///
  /// @return one that has begun
  public Optional<GameId> callOff(List<GameId> ids) {
    return settling.callOff(ids.stream().map(this::room).flatMap(Optional::stream).toList());
  }

  /// Offers another casual game with the colours reversed for a player, or accepts the opponent's
  /// offer.
  ///
  /// @return empty if there can be none
  public Optional<Rematch> rematch(GameRoom room, Colour by) {
    Optional<Rematch> rematch = settling.rematch(room, by);
    watch.settled(room.id());
    return rematch;
  }

  /// Appoints another time for the start of a game; false if there is none, or it has begun.
  public boolean appoint(GameId id, Instant startsAt) {
    return room(id).filter(room -> room.appoint(startsAt)).isPresent();
  }

  /// Sets the alarm of a game. If its room is in memory, the room sets the next one itself.
  private void setAlarm(GameId id, Optional<Instant> startsAt) {
    if (startsAt.isPresent()) {
      alarms.ring(id);
    }
  }

  /// Whether a game is in memory, because somebody has looked at it lately.
  public boolean isInUse(String id) {
    return GameId.read(id).flatMap(rooms::known).isPresent();
  }

  /// Notes the account of the player of that colour.
  public void own(GameId id, Colour colour, String account) {
    store.own(id, StoredColour.of(colour), account);
    rooms.known(id).ifPresent(GameRoom::learnStored);
    watch.seated(id);
  }

  /// The games that an account plays and that are not over, the oldest first; at most 200.
  ///
  /// @param account its id
  public List<GameId> openOf(String account) {
    return store.openOf(account);
  }

  /// The games in play with a computer.
  public List<GameId> ofComputers() {
    return store.ofComputers();
  }

  /// The number of games that an account has played, or plays.
  ///
  /// @param account its id
  public int countOf(String account) {
    return store.countOf(account);
  }

  /// The games of an account that were created in that time, the newest first.
  ///
  /// @param account its id
  public List<GameId> createdOf(String account, Instant since, Instant until, int most) {
    return store.createdOf(account, since, until, most);
  }

  /// Notes that arbiters supervise the game from now on, so that no network delay is compensated in
  /// it.
  public void supervise(GameId id) {
    store.supervise(id);
    rooms.known(id).ifPresent(GameRoom::learnStored);
  }

  /// Notes a change of a game's arbiters, or of their acceptance. Its followers are told, and once
  /// both players have accepted an arbiter, arbiters supervise it.
  public void arbitersChanged(GameId id) {
    store.tellOthers(id);
    rooms.known(id).ifPresent(GameRoom::learnStored);
    if (store.game(id).filter(StoredGame::awaitsSupervision).isPresent()) {
      supervise(id);
    }
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
    GameServices services =
        new GameServices(
            store, clock, alarms, arrivals, outages, neighbours, () -> watch, patience);
    try {
      return store.game(id).map(game -> new GameRoom(game, services));
    } catch (DamagedGame | Unavailable known) {
      throw known;
    } catch (UnreadableRow found) {
      throw new DamagedGame(id, String.valueOf(found.getMessage()));
    } catch (RuntimeException unforeseen) {
      throw new DamagedGame(id, "reading it failed with " + unforeseen);
    }
  }

  /// The number of games in memory that have begun and not ended.
  public long inProgress() {
    return rooms.all().stream().map(GameRoom::game).filter(Games::isInProgress).count();
  }

  private static boolean isInProgress(Game game) {
    return game.phase() != Phase.NOT_BEGUN && game.phase() != Phase.FINISHED;
  }

  /// The number of games with something waiting: acts in line, or alarms that are due.
  public int waitingTurns() {
    return arrivals.size();
  }

  /// The number of games with an alarm.
  public int alarms() {
    return alarms.size();
  }

  /// The number of games that could not be read.
  public int damaged() {
    return rooms.damaged();
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
      // Already logged.
    }
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
    try {
      store.membership().leave();
    } catch (Unavailable known) {
      // The others will notice the missing heartbeats.
    }
  }
}
