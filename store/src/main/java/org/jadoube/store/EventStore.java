package org.jadoube.store;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.JdbiException;

/// Games on disk. When a writing method returns, its data is durable, even if the power fails right
/// afterwards. All methods except [#keep] throw [Unavailable] while the database does not work.
public final class EventStore implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(12);

  private final ConnectionPool connections;
  private final Reads reads;
  private final WriterState state = new WriterState();
  private final Cluster cluster;
  private final Bulletin bulletin;
  private final GroupWriter writer;
  private final Membership membership;

  private EventStore(ConnectionPool connections, Cluster cluster, Bulletin bulletin) {
    this.connections = connections;
    this.reads = new Reads(connections.reading(), ConnectionPool.READERS);
    this.cluster = cluster;
    this.bulletin = bulletin;
    this.writer = new GroupWriter(connections.writing(), state, cluster, bulletin);
    this.membership = new Membership(cluster, bulletin, reads, writer);
  }

  /// Opens the database and creates or updates its tables.
  ///
  /// @throws UnusableDatabase if it cannot be reached or is not one of ours
  public static EventStore open(Database database) throws UnusableDatabase {
    database.file().ifPresent(OwnerOnly::database);
    Migrations.run(database);
    Cluster cluster = new Cluster(new Life(), database.isShared());
    if (!database.isShared()) {
      return new EventStore(new ConnectionPool(database), cluster, Bulletin.NONE);
    }
    String self = cluster.life().id();
    PostgreSqlListener listener = PostgreSqlListener.start(database, self);
    ConnectionPool connections = new ConnectionPool(database);
    Bulletin bulletin = new PostgreSqlBulletin(self, connections.telling().orElseThrow(), listener);
    return new EventStore(connections, cluster, bulletin);
  }

  /// Whether other processes may use the database too, as with PostgreSQL.
  public boolean isShared() {
    return cluster.isShared();
  }

  /// Moves whole games between databases.
  public Transfer transfer() {
    return new Transfer(reads, writer, cluster);
  }

  /// This process among those that share the database.
  public Membership membership() {
    return membership;
  }

  /// Notifies `watch` from now on when writing fails and when it works again, with times from
  /// `clock`.
  public void tell(StoreWatch watch, InstantSource clock) {
    state.tell(watch, clock);
  }

  /// The reason why writing is impossible now; empty if it works.
  public Optional<Stoppage> stoppage() {
    return state.stoppage();
  }

  /// If writing is impossible now, waits until it works again, for so long at most.
  public void await(Duration patience) {
    state.await(patience);
  }

  /// The number of writes that wait for the disk.
  public int waiting() {
    return writer.waiting();
  }

  /// Whether something was written within the given time.
  public boolean hasJustWritten(Duration lately) {
    return state.stoppage().isEmpty() && state.hasJustWritten(lately);
  }

  /// Adds a game with the seat of its creator; false if something was already handed out under that
  /// key.
  public boolean create(StoredGame game, Optional<HandedOut> under) {
    return unlessTaken(
        under.map(HandedOut::id).orElse(game.id().text()),
        handle -> {
          GameRows.add(handle, game);
          OpenRows.open(handle, game);
          under.ifPresent(made -> made.add(handle));
        });
  }

  /// The secret handed out under a key, with its game.
  public Optional<HandedOut> handedOut(String id) {
    return read(handle -> HandedOut.find(handle, id));
  }

  /// Assigns a seat; false if it is taken, or something was already handed out under that key.
  public boolean seat(GameId game, StoredSeat seat, Optional<HandedOut> under) {
    boolean seated =
        unlessTaken(
            game.text(),
            handle -> {
              GameRows.add(handle, game, seat);
              under.ifPresent(made -> made.add(handle));
            });
    if (seated) {
      tellOthers(game);
    }
    return seated;
  }

  /// Notes the account of the player in a seat.
  public void own(GameId game, StoredColour colour, String account) {
    change(
        game,
        handle ->
            handle.execute(
                "UPDATE seat SET account = ? WHERE game = ? AND colour = ?",
                account,
                game.text(),
                colour.text()));
  }

  /// Notes that arbiters supervise the game from now on.
  public void supervise(GameId game) {
    change(
        game, handle -> handle.execute("UPDATE game SET supervised = 1 WHERE id = ?", game.text()));
  }

  /// Appoints another start for a game that has not begun.
  public void appoint(GameId game, Instant startsAt) {
    change(
        game,
        handle -> {
          handle.execute(
              "UPDATE game SET starts_at = ? WHERE id = ?", startsAt.toEpochMilli(), game.text());
          OpenRows.open(handle, game.text());
          OpenRows.due(handle, game.text(), Optional.of(startsAt));
        });
  }

  /// Aborts a game for a player, if that event is still its latest.
  public void abort(GameId game, Aborter by, int latest) {
    change(game, handle -> AbortRows.abort(handle, game, by, latest));
  }

  /// Calls games off for officials: all of them, or none if one has other events by now.
  ///
  /// @param latest how many events each game has
  /// @return whether they are called off
  public boolean callOff(Map<GameId, Integer> latest) {
    AtomicBoolean done = new AtomicBoolean(true);
    SortedMap<String, Integer> inOrder = new TreeMap<>();
    latest.forEach((game, events) -> inOrder.put(game.text(), events));
    if (!inOrder.isEmpty()) {
      writer.write(
          inOrder.firstKey(), handle -> done.set(AbortRows.callOff(handle, inOrder)), PATIENCE);
      latest.keySet().forEach(this::tellOthers);
    }
    return done.get();
  }

  /// Offers another game for a player, unless the opponent has done so before.
  public void offerRematch(GameId game, StoredColour by) {
    change(
        game,
        handle ->
            handle.execute(
                "UPDATE game SET rematch_by = ? WHERE id = ? AND rematch_by IS NULL",
                by.text(),
                game.text()));
  }

  /// Notes the next game.
  public void rematch(GameId game, GameId next) {
    change(
        game,
        handle ->
            handle.execute("UPDATE game SET rematch = ? WHERE id = ?", next.text(), game.text()));
  }

  /// Changes what is stored of a game beside its events, and tells other processes.
  private void change(GameId game, Consumer<Handle> statements) {
    writer.write(game.text(), statements, PATIENCE);
    tellOthers(game);
  }

  /// Tells other processes of a change to the game other than an event.
  public void tellOthers(GameId game) {
    bulletin.post(Notice.of(Notice.Kind.SEAT, game));
  }

  /// Adds events; false, with nothing added, if a sequence or the act's id already exists, or
  /// another process is just adding them.
  public boolean add(Addition addition) {
    try {
      writer.write(addition, PATIENCE);
      return true;
    } catch (JdbiException failed) {
      if (DatabaseFault.isTaken(failed) || DatabaseFault.isContention(failed)) {
        return false;
      }
      throw failed;
    }
  }

  /// The game with that id.
  public Optional<StoredGame> game(GameId id) {
    return read(handle -> GameRows.game(handle, id));
  }

  /// The games that an account plays and that are not over, the oldest first; at most 200.
  ///
  /// @param account its id
  public List<GameId> openOf(String account) {
    return read(handle -> OwnGames.open(handle, account));
  }

  /// The number of games that an account has played, or plays.
  ///
  /// @param account its id
  public int countOf(String account) {
    return read(handle -> OwnGames.count(handle, account));
  }

  /// The games of an account that were created in that time, the newest first.
  ///
  /// @param account its id
  public List<GameId> createdOf(String account, Instant since, Instant until, int most) {
    return read(handle -> OwnGames.created(handle, account, since, until, most));
  }

  /// The events of a game whose sequence is greater than `after`, and the receipts of their acts,
  /// as of one moment.
  public StoredEvents history(GameId game, int after) {
    return read(handle -> DeedRows.after(handle, game, after));
  }

  /// The games that have not ended, and have begun or have an appointed start.
  public List<GameId> open() {
    return read(OpenRows::all);
  }

  /// Those of them with an appointed start.
  public List<GameId> appointed() {
    return read(OpenRows::appointed);
  }

  /// Those in play with a computer.
  public List<GameId> ofComputers() {
    return read(OpenRows::ofComputers);
  }

  /// The games whose flags may have fallen some time ago. Each is given to one process only, which
  /// must look at it by `again`.
  public List<GameId> claimDue(Instant now, Instant again, int most) {
    return read(handle -> OpenRows.claim(handle, now, again, most));
  }

  /// Sets when to look at a claimed game next; empty if no flag can fall.
  public void setDue(GameId game, Instant claimedUntil, Optional<Instant> due) {
    read(handle -> {
      OpenRows.due(handle, game, claimedUntil, due);
      return true;
    });
  }

  /// Writes a heartbeat, which also proves that the database is writable.
  public void heartbeat(Instant now) {
    heartbeat(now, PATIENCE);
  }

  /// Writes a heartbeat, and waits for so long at most.
  public void heartbeat(Instant now, Duration patience) {
    writer.write(handle -> ProcessRows.beat(handle, cluster.life().at(now)), patience);
  }

  /// The last heartbeat of any process.
  public Optional<Instant> lastHeartbeat() {
    return read(ProcessRows::lastHeartbeat);
  }

  /// Stores an outage before anything else is written. Never blocks.
  public void keep(Outage outage) {
    writer.keep(outage);
  }

  /// All outages so far.
  public List<Outage> outages() {
    return outages(Instant.EPOCH);
  }

  /// The outages that ended after that moment.
  public List<Outage> outages(Instant after) {
    return read(handle -> OutageRows.after(handle, after));
  }

  /// The sequence of a game's latest event; 0 without events.
  public int latest(GameId game) {
    return read(handle ->
        handle
            .select("SELECT COALESCE(MAX(sequence), 0) FROM event WHERE game = ?", game.text())
            .mapTo(Integer.class)
            .one());
  }

  /// The sequences of the latest events of some games, except those without events.
  public Map<GameId, Integer> latest(List<GameId> games) {
    return games.isEmpty()
        ? Map.of()
        : read(handle ->
            handle
                .createQuery(
                    "SELECT game, MAX(sequence) FROM event WHERE game IN (<games>) GROUP BY game")
                .bindList("games", games.stream().map(GameId::text).toList())
                .map((row, _) -> Map.entry(new GameId(row.getString(1)), row.getInt(2)))
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
  }

  /// The other tables of the database.
  public Ledger ledger() {
    return new Ledger(this::read, this::unlessTaken);
  }

  private <T> T read(HandleCallback<T, RuntimeException> query) {
    return reads.read(query);
  }

  private boolean unlessTaken(String row, Consumer<Handle> statements) {
    try {
      writer.write(row, statements, PATIENCE);
      return true;
    } catch (JdbiException failed) {
      if (DatabaseFault.isTaken(failed)) {
        return false;
      }
      throw failed;
    }
  }

  /// Writes all that has arrived, and closes the database.
  @Override
  public void close() {
    writer.close();
    bulletin.close();
    connections.close();
  }
}
