package org.jadoube.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;

/// Copies whole games out of a database and into one.
public final class Transfer {
  private static final Duration PATIENCE = Duration.ofMinutes(1);
  private static final int PAGE = 1000;

  private final Reads reads;
  private final GroupWriter writer;
  private final Cluster cluster;

  Transfer(Reads reads, GroupWriter writer, Cluster cluster) {
    this.reads = reads;
    this.writer = writer;
    this.cluster = cluster;
  }

  /// The next games in the order of their ids, at most a thousand.
  ///
  /// @param after the id before them; empty for the first ones
  public List<GameId> games(String after) {
    return reads.read(handle ->
        handle
            .select("SELECT id FROM game WHERE id > ? ORDER BY id LIMIT " + PAGE, after)
            .mapTo(String.class)
            .stream()
            .map(GameId::new)
            .toList());
  }

  /// Adds a game with all its events; false if its id already exists.
  ///
  /// @param open whether it has not ended, and has begun or has an appointed start
  public boolean add(StoredGame game, StoredEvents deeds, boolean open) {
    if (reads.read(handle -> GameRows.game(handle, game.id())).isPresent()) {
      return false;
    }
    writer.write(
        handle -> {
          GameRows.add(handle, game);
          deeds.events().forEach(event -> GameRows.add(handle, game.id(), event));
          deeds.receipts().forEach(receipt -> GameRows.add(handle, game.id(), receipt));
          if (open) {
            OpenRows.open(handle, game.id().text());
            OpenRows.open(handle, game);
          }
        },
        PATIENCE);
    return true;
  }

  /// The next rows of a table, at most a thousand.
  ///
  /// @param after the key before them; empty for the first ones
  public List<CopiedRow> rows(CopiedTable table, String after) {
    return reads.read(handle ->
        handle
            .select(table.page(PAGE), after)
            .map((row, _) -> {
              List<@Nullable Object> values = new ArrayList<>();
              for (int i = 1; i <= table.columns().size(); i++) {
                values.add(row.getObject(i));
              }
              return new CopiedRow(table, values, row.getString(table.columns().size() + 1));
            })
            .list());
  }

  /// Adds a row; false if it already exists, or refers to one that does not.
  public boolean add(CopiedRow row) {
    try {
      writer.write(
          handle -> handle.execute(row.table().addition(), row.values().toArray()), PATIENCE);
      return true;
    } catch (JdbiException failed) {
      if (DatabaseFault.isOfTheStatement(failed)) {
        return false;
      }
      throw failed;
    }
  }

  /// Adds an outage of all processes.
  public void add(Outage outage) {
    writer.write(handle -> OutageRows.add(handle, outage), PATIENCE);
  }

  /// Whether this is SQLite, which can copy itself.
  public boolean canBackUp() {
    return !cluster.isShared();
  }

  /// Copies the SQLite database as it is now, while it is in use.
  ///
  /// @param file must not exist
  /// @throws IOException if the file cannot be created
  public void backUp(Path file) throws IOException {
    OwnerOnly.file(file);
    try {
      reads.read(handle -> handle.execute("VACUUM INTO ?", file.toString()));
    } catch (RuntimeException failed) {
      Files.deleteIfExists(file);
      throw failed;
    }
  }

  /// Whether the SQLite file is sound; a copy may have been damaged.
  public boolean isSound() {
    return reads.read(
        handle -> handle.select("PRAGMA integrity_check").mapTo(String.class).first().equals("ok"));
  }

  /// The last heartbeat of any process, or now if there is none.
  public Instant lastHeartbeat(Instant now) {
    return reads.read(ProcessRows::lastHeartbeat).orElse(now);
  }
}
