package org.jadoube.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/// Games on disk. Whatever comes back from a method that writes is there to stay, even if the power
/// goes the moment after.
public final class EventStore implements AutoCloseable {
  private static final String UNIQUE_VIOLATION = "23505";
  private static final int SQLITE_CONSTRAINT = 19;

  private final HikariDataSource source;
  private final Jdbi jdbi;
  private final GroupWriter writer;

  private EventStore(HikariDataSource source) {
    this.source = source;
    this.jdbi = Jdbi.create(source);
    this.writer = new GroupWriter(jdbi);
  }

  /// Opens the database, and makes or updates its tables.
  ///
  /// @throws RuntimeException if it cannot be reached or is not what it should be
  public static EventStore open(Database database) {
    return new EventStore(database.connect());
  }

  /// Adds a game with the seat of the one who made it.
  public void create(StoredGame game) {
    writer.write(handle -> {
      handle.execute(
          "INSERT INTO game (id, schema_version, created, regulations, invitation, invited)"
              + " VALUES (?, ?, ?, ?, ?, ?)",
          game.id().text(),
          game.schema(),
          game.created().toEpochMilli(),
          game.regulations(),
          game.invitation(),
          game.invited());
      game.seats().forEach(seat -> add(handle, game.id(), seat));
    });
  }

  /// Lets somebody sit down; false if somebody sits there already.
  public boolean seat(GameId game, StoredSeat seat) {
    return unlessTaken(handle -> add(handle, game, seat));
  }

  private static void add(Handle handle, GameId game, StoredSeat seat) {
    handle.execute(
        "INSERT INTO seat (game, colour, name, token) VALUES (?, ?, ?, ?)",
        game.text(),
        seat.colour(),
        seat.name(),
        seat.token());
  }

  /// Adds events; false if one of the sequences or the act's id is there already, and then nothing
  /// is added.
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
    boolean first = addition.events().getFirst().sequence() == 1;
    if (first && addition.open()) {
      handle.execute("INSERT INTO game_open (game) VALUES (?)", game);
    } else if (!addition.open()) {
      handle.execute("DELETE FROM game_open WHERE game = ?", game);
    }
  }

  private static void add(Handle handle, String game, Receipt receipt) {
    handle.execute(
        "INSERT INTO act (game, colour, id, first, events, refusal) VALUES (?, ?, ?, ?, ?, ?)",
        game,
        receipt.colour(),
        receipt.id(),
        receipt.first(),
        receipt.events(),
        receipt.refusal().orElse(null));
  }

  /// The game of that id.
  public Optional<StoredGame> game(GameId id) {
    return jdbi.withHandle(handle -> game(handle, id));
  }

  private static Optional<StoredGame> game(Handle handle, GameId id) {
    List<StoredSeat> seats =
        handle
            .select("SELECT colour, name, token FROM seat WHERE game = ?", id.text())
            .map((row, _) -> new StoredSeat(row.getString(1), row.getString(2), row.getString(3)))
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
                row.getString(5),
                seats))
        .findOne();
  }

  /// The events of a game whose sequence is greater than `after`, in order.
  public List<StoredEvent> events(GameId game, int after) {
    return jdbi.withHandle(handle ->
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

  /// What came of an act that had effect.
  public Optional<Receipt> receipt(GameId game, String colour, String id) {
    return jdbi.withHandle(handle ->
        handle
            .select(
                "SELECT first, events, refusal FROM act"
                    + " WHERE game = ? AND colour = ? AND id = ?",
                game.text(),
                colour,
                id)
            .map((row, _) ->
                new Receipt(
                    colour,
                    id,
                    row.getInt(1),
                    row.getInt(2),
                    Optional.ofNullable(row.getString(3))))
            .findOne());
  }

  /// The games that have begun and not ended.
  public List<GameId> open() {
    return jdbi.withHandle(handle ->
        handle.select("SELECT game FROM game_open ORDER BY game").mapTo(String.class).stream()
            .map(GameId::new)
            .toList());
  }

  /// Notes that the server lives.
  public void lives(Instant now) {
    writer.write(handle ->
        handle.execute(
            "INSERT INTO sign_of_life (id, moment) VALUES (1, ?)"
                + " ON CONFLICT (id) DO UPDATE SET moment = excluded.moment",
            now.toEpochMilli()));
  }

  /// Until when a server is known to have lived.
  public Optional<Instant> lived() {
    return jdbi.withHandle(handle ->
        handle
            .select("SELECT moment FROM sign_of_life")
            .mapTo(Long.class)
            .findOne()
            .map(Instant::ofEpochMilli));
  }

  private boolean unlessTaken(java.util.function.Consumer<Handle> statements) {
    try {
      writer.write(statements);
      return true;
    } catch (JdbiException failed) {
      if (isTaken(failed)) {
        return false;
      }
      throw failed;
    }
  }

  private static boolean isTaken(JdbiException failed) {
    return failed.getCause() instanceof SQLException cause
        && (UNIQUE_VIOLATION.equals(cause.getSQLState())
            || (cause.getErrorCode() & 0xff) == SQLITE_CONSTRAINT);
  }

  /// Writes what has arrived and lets go of the database.
  @Override
  public void close() {
    writer.close();
    source.close();
  }
}
