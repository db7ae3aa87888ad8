package org.jadoube.server.store;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/// Games on disk. When a writing method returns, its data is durable, even if the power fails right
/// afterwards. All methods except [#keep] throw [Unavailable] while the database does not work.
public final class EventStore implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(12);

  private final Connections connections;
  private final Jdbi jdbi;
  private final WriterState state = new WriterState();
  private final GroupWriter writer;

  private EventStore(Connections connections) {
    this.connections = connections;
    this.jdbi = connections.reading();
    this.writer = new GroupWriter(connections.writing(), state);
  }

  /// Opens the database and creates or updates its tables.
  ///
  /// @throws UnusableDatabase if it cannot be reached or is not one of ours
  public static EventStore open(Database database) throws UnusableDatabase {
    Migrations.run(database);
    return new EventStore(new Connections(database));
  }

  /// From now on notifies `watch` when writing fails and when it works again, with times from
  /// `clock`.
  public void tell(StoreWatch watch, InstantSource clock) {
    state.tell(watch, clock);
  }

  /// Why writing is impossible now; empty if it works.
  public Optional<Stoppage> stoppage() {
    return state.stoppage();
  }

  /// Whether something was written within the given time.
  public boolean hasJustWritten(Duration lately) {
    return state.stoppage().isEmpty() && state.hasJustWritten(lately);
  }

  /// Adds a game with the seat of its creator; false if one was already created under that key.
  public boolean create(StoredGame game, Optional<Creation> creation) {
    return unlessTaken(handle -> {
      handle.execute(
          "INSERT INTO game (id, schema_version, created, regulations, invitation, invited)"
              + " VALUES (?, ?, ?, ?, ?, ?)",
          game.id().text(),
          game.schema(),
          game.created().toEpochMilli(),
          game.regulations(),
          game.invitation(),
          game.invited().text());
      game.seats().forEach(seat -> add(handle, game.id(), seat));
      creation.ifPresent(made -> add(handle, made));
    });
  }

  private static void add(Handle handle, Creation creation) {
    handle.execute(
        "INSERT INTO creation (id, fingerprint, seed, game) VALUES (?, ?, ?, ?)",
        creation.id(),
        creation.fingerprint(),
        creation.seed(),
        creation.game().text());
  }

  /// The game created under a key.
  public Optional<Creation> creation(String id) {
    return read(handle ->
        handle
            .select("SELECT fingerprint, seed, game FROM creation WHERE id = ?", id)
            .map((row, _) ->
                new Creation(id, row.getString(1), row.getString(2), new GameId(row.getString(3))))
            .findOne());
  }

  /// Assigns a seat; false if it is taken.
  public boolean seat(GameId game, StoredSeat seat) {
    return unlessTaken(handle -> add(handle, game, seat));
  }

  private static void add(Handle handle, GameId game, StoredSeat seat) {
    handle.execute(
        "INSERT INTO seat (game, colour, name, token) VALUES (?, ?, ?, ?)",
        game.text(),
        seat.colour().text(),
        seat.name(),
        seat.token());
  }

  /// Adds events; false, with nothing added, if a sequence or the act's id already exists.
  public boolean add(Addition addition) {
    return unlessTaken(handle -> add(handle, addition));
  }

  private static void add(Handle handle, Addition addition) {
    String game = addition.game().text();
    for (StoredEvent event : addition.events()) {
      handle.execute(
          "INSERT INTO event (game, sequence, moment, event) VALUES (?, ?, ?, ?)",
          game,
          event.sequence(),
          event.moment().toEpochMilli(),
          event.json());
    }
    addition.receipt().ifPresent(receipt -> add(handle, game, receipt));
    heartbeat(handle, addition.events().getLast().moment());
    boolean first = addition.events().getFirst().sequence() == 1;
    if (first && addition.open()) {
      handle.execute("INSERT INTO game_open (game) VALUES (?)", game);
    } else if (!addition.open()) {
      handle.execute("DELETE FROM game_open WHERE game = ?", game);
    }
  }

  private static void add(Handle handle, String game, Receipt receipt) {
    handle.execute(
        "INSERT INTO act (game, colour, id, fingerprint, first, events, refusal)"
            + " VALUES (?, ?, ?, ?, ?, ?, ?)",
        game,
        receipt.colour().text(),
        receipt.id(),
        receipt.fingerprint().orElse(null),
        receipt.first(),
        receipt.events(),
        receipt.refusal().orElse(null));
  }

  /// The game of that id.
  public Optional<StoredGame> game(GameId id) {
    return read(handle -> game(handle, id));
  }

  private static Optional<StoredGame> game(Handle handle, GameId id) {
    List<StoredSeat> seats =
        handle
            .select("SELECT colour, name, token FROM seat WHERE game = ?", id.text())
            .map((row, _) ->
                new StoredSeat(
                    StoredColour.read(row.getString(1)), row.getString(2), row.getString(3)))
            .list();
    return handle
        .select(
            "SELECT schema_version, created, regulations, invitation, invited FROM game"
                + " WHERE id = ?",
            id.text())
        .map((row, _) ->
            new StoredGame(
                id,
                row.getInt(1),
                Instant.ofEpochMilli(row.getLong(2)),
                row.getString(3),
                row.getString(4),
                StoredColour.read(row.getString(5)),
                seats))
        .findOne();
  }

  /// The events of a game whose sequence is greater than `after`, in order.
  public List<StoredEvent> events(GameId game, int after) {
    return read(handle ->
        handle
            .select(
                "SELECT sequence, moment, event FROM event WHERE game = ? AND sequence > ?"
                    + " ORDER BY sequence",
                game.text(),
                after)
            .map((row, _) ->
                new StoredEvent(
                    row.getInt(1), Instant.ofEpochMilli(row.getLong(2)), row.getString(3)))
            .list());
  }

  /// The receipts of effective acts whose first event comes after `after`.
  public List<Receipt> receipts(GameId game, int after) {
    return read(handle ->
        handle
            .select(
                "SELECT colour, id, fingerprint, first, events, refusal FROM act"
                    + " WHERE game = ? AND first > ?",
                game.text(),
                after)
            .map((row, _) ->
                new Receipt(
                    StoredColour.read(row.getString(1)),
                    row.getString(2),
                    Optional.ofNullable(row.getString(3)),
                    row.getInt(4),
                    row.getInt(5),
                    Optional.ofNullable(row.getString(6))))
            .list());
  }

  /// The games that have begun but not ended.
  public List<GameId> open() {
    return read(handle ->
        handle.select("SELECT game FROM game_open ORDER BY game").mapTo(String.class).stream()
            .map(GameId::new)
            .toList());
  }

  /// Writes a heartbeat, which also proves that the database is writable.
  public void heartbeat(Instant now) {
    heartbeat(now, PATIENCE);
  }

  /// The same with a limit on the wait.
  public void heartbeat(Instant now, Duration patience) {
    writer.write(handle -> heartbeat(handle, now), patience);
  }

  /// The heartbeat never goes back. Every event updates it, so no event is later.
  static void heartbeat(Handle handle, Instant now) {
    handle.execute(
        "INSERT INTO sign_of_life (id, moment) VALUES (1, ?)"
            + " ON CONFLICT (id) DO UPDATE SET moment = excluded.moment"
            + " WHERE excluded.moment > sign_of_life.moment",
        now.toEpochMilli());
  }

  /// The server's last heartbeat.
  public Optional<Instant> lastHeartbeat() {
    return read(handle ->
        handle
            .select("SELECT moment FROM sign_of_life")
            .mapTo(Long.class)
            .findOne()
            .map(Instant::ofEpochMilli));
  }

  /// Stores an outage before anything else is written. Never blocks.
  public void keep(Outage outage) {
    writer.keep(outage);
  }

  static void add(Handle handle, Outage outage) {
    handle.execute(
        "INSERT INTO outage (since, until) VALUES (?, ?)"
            + " ON CONFLICT (since) DO UPDATE SET until = excluded.until"
            + " WHERE excluded.until > outage.until",
        outage.since().toEpochMilli(),
        outage.until().toEpochMilli());
  }

  /// All outages so far.
  public List<Outage> outages() {
    return read(handle ->
        handle
            .select("SELECT since, until FROM outage ORDER BY since")
            .map((row, _) ->
                new Outage(
                    Instant.ofEpochMilli(row.getLong(1)), Instant.ofEpochMilli(row.getLong(2))))
            .list());
  }

  private <T> T read(HandleCallback<T, RuntimeException> query) {
    try {
      return jdbi.withHandle(query);
    } catch (JdbiException failed) {
      throw DatabaseFault.isOfTheStatement(failed)
          ? failed
          : new Unavailable(DatabaseFault.words(failed), failed);
    }
  }

  private boolean unlessTaken(Consumer<Handle> statements) {
    try {
      writer.write(statements, PATIENCE);
      return true;
    } catch (JdbiException failed) {
      if (DatabaseFault.isTaken(failed)) {
        return false;
      }
      throw failed;
    }
  }

  /// Writes what has arrived and closes the database.
  @Override
  public void close() {
    writer.close();
    connections.close();
  }
}
