package org.jadoube.store;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// The table of outages.
final class OutageRows {
  private OutageRows() {}

  static void add(Handle handle, Outage outage) {
    handle.execute(
        "INSERT INTO outage (since, until) VALUES (?, ?)"
            + " ON CONFLICT (since) DO UPDATE SET until = excluded.until"
            + " WHERE excluded.until > outage.until",
        outage.since().toEpochMilli(),
        outage.until().toEpochMilli());
  }

  /// The outages that ended after that moment.
  static List<Outage> after(Handle handle, Instant moment) {
    return handle
        .select(
            "SELECT since, until FROM outage WHERE until > ? ORDER BY since", moment.toEpochMilli())
        .map((row, _) ->
            new Outage(Instant.ofEpochMilli(row.getLong(1)), Instant.ofEpochMilli(row.getLong(2))))
        .list();
  }
}
