package org.jadoube.play.transfer;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.play.game.DamagedGame;
import org.jadoube.play.game.StoredReplay;
import org.jadoube.store.CopiedRow;
import org.jadoube.store.CopiedTable;
import org.jadoube.store.EventStore;
import org.jadoube.store.GameId;
import org.jadoube.store.Outage;
import org.jadoube.store.StoredEvents;
import org.jadoube.store.UnreadableRow;
import org.jadoube.wire.Json;

/// Writes all games, people and tournaments as lines of JSON while games go on. Each game is
/// written as of one moment.
final class Exporting {
  private final EventStore store;
  private final Appendable out;
  private final List<String> faults = new ArrayList<>();
  private int games;

  Exporting(EventStore store, Appendable out) {
    this.store = store;
    this.out = out;
  }

  /// Games that cannot be read are left out and named.
  Transferred run() throws IOException {
    Instant alive = store.transfer().lastHeartbeat(Instant.now());
    line(Json.object("type", "export", "schema", 1, "alive", alive.toEpochMilli()));
    for (Outage outage : store.outages()) {
      line(
          Json.object(
              "type", "outage",
              "since", outage.since().toEpochMilli(),
              "until", outage.until().toEpochMilli()));
    }
    List<GameId> page = store.transfer().games("");
    while (!page.isEmpty()) {
      for (GameId id : page) {
        export(id);
      }
      page = store.transfer().games(page.getLast().text());
    }
    for (CopiedTable table : CopiedTable.values()) {
      export(table);
    }
    return new Transferred(games, 0, faults);
  }

  /// Exports people and tournaments after the games, to which some of them refer.
  private void export(CopiedTable table) throws IOException {
    List<CopiedRow> page = store.transfer().rows(table, "");
    while (!page.isEmpty()) {
      for (CopiedRow row : page) {
        line(RowLine.text(row));
      }
      page = store.transfer().rows(table, page.getLast().key());
    }
  }

  private void export(GameId id) throws IOException {
    try {
      StoredEvents history = store.history(id, 0);
      GameLine line = new GameLine(store.game(id).orElseThrow(), history);
      var _ = StoredReplay.phase(line.game(), history);
      line(line.text());
      games++;
    } catch (DamagedGame | UnreadableRow damaged) {
      faults.add("game " + id + ": " + damaged.getMessage());
    }
  }

  private void line(String text) throws IOException {
    out.append(text).append('\n');
  }
}
