package org.jadoube.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;

/// The table of processes.
final class ProcessRows {
  /// Rows of processes that have been silent for so long are of no use.
  private static final Duration KEPT = Duration.ofHours(1);

  private ProcessRows() {}

  /// Writes a heartbeat, which never goes back.
  static void beat(Handle handle, Peer peer) {
    handle.execute(
        "INSERT INTO process (id, name, since, moment, ahead, gone) VALUES (?, ?, ?, ?, ?, ?)"
            + " ON CONFLICT (id) DO UPDATE SET since = excluded.since, ahead = excluded.ahead,"
            + " moment = CASE WHEN excluded.moment > process.moment"
            + " THEN excluded.moment ELSE process.moment END",
        peer.id(),
        peer.name(),
        millis(peer.since()),
        millis(peer.moment()),
        TimeUnit.NANOSECONDS.toMicros(peer.ahead().toNanos()),
        peer.gone() ? 1 : 0);
  }

  static void leave(Handle handle, String id) {
    handle.execute("UPDATE process SET gone = 1 WHERE id = ?", id);
  }

  private static long millis(Instant moment) {
    return moment.equals(Instant.MIN) ? 0 : moment.toEpochMilli();
  }

  static Optional<Instant> lastHeartbeat(Handle handle) {
    return handle
        .select("SELECT MAX(moment) FROM process")
        .map((row, _) -> Optional.ofNullable(row.getObject(1)).map(_ -> moment(row, 1)))
        .one();
  }

  /// All processes but this one.
  static List<Peer> others(Handle handle, String id) {
    return handle
        .select(
            "SELECT id, name, since, moment, ahead, gone FROM process WHERE id <> ? ORDER BY since",
            id)
        .map((row, _) -> peer(row))
        .list();
  }

  private static Peer peer(ResultSet row) throws SQLException {
    return new Peer(
        row.getString(1),
        row.getString(2),
        moment(row, 3),
        moment(row, 4),
        Duration.of(row.getLong(5), ChronoUnit.MICROS),
        row.getInt(6) != 0);
  }

  private static Instant moment(ResultSet row, int column) {
    try {
      return Instant.ofEpochMilli(row.getLong(column));
    } catch (SQLException impossible) {
      throw new IllegalStateException("the column is there", impossible);
    }
  }

  /// Removes rows that nobody needs; the latest heartbeat stays.
  static void prune(Handle handle, Instant now) {
    handle.execute(
        "DELETE FROM process WHERE moment < ? AND moment < (SELECT MAX(moment) FROM process)",
        millis(now.minus(KEPT)));
  }
}
