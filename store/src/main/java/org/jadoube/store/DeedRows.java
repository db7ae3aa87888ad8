package org.jadoube.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Events together with the receipts of their acts. One statement reads both, so that neither comes
/// without the other while another process adds some.
final class DeedRows {
  private record Row(StoredEvent event, Optional<Receipt> receipt) {}

  private DeedRows() {}

  static StoredEvents after(Handle handle, GameId game, int after) {
    List<Row> rows =
        handle
            .select(
                "SELECT e.sequence, e.moment, e.event,"
                    + " a.colour, a.id, a.fingerprint, a.events, a.refusal"
                    + " FROM event e LEFT JOIN act a ON a.game = e.game AND a.first = e.sequence"
                    + " WHERE e.game = ? AND e.sequence > ? ORDER BY e.sequence",
                game.text(),
                after)
            .map((row, _) -> row(row))
            .list();
    return new StoredEvents(
        rows.stream().map(Row::event).toList(),
        rows.stream().flatMap(row -> row.receipt().stream()).toList());
  }

  private static Row row(ResultSet row) throws SQLException {
    StoredEvent event =
        new StoredEvent(row.getInt(1), Instant.ofEpochMilli(row.getLong(2)), row.getString(3));
    return new Row(
        event,
        row.getString(5) == null ? Optional.empty() : Optional.of(receipt(row, event.sequence())));
  }

  private static Receipt receipt(ResultSet row, int first) throws SQLException {
    return new Receipt(
        StoredSender.read(row.getString(4)),
        row.getString(5),
        Optional.ofNullable(row.getString(6)),
        first,
        row.getInt(7),
        Optional.ofNullable(row.getString(8)));
  }
}
