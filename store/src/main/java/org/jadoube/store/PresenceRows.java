package org.jadoube.store;

import java.util.List;
import org.jdbi.v3.core.Handle;

/// The table of followers, by game and process.
final class PresenceRows {
  private PresenceRows() {}

  static void put(Handle handle, GameId game, String process, StoredPresence presence) {
    if (presence.equals(StoredPresence.NOBODY)) {
      handle.execute("DELETE FROM presence WHERE game = ? AND process = ?", game.text(), process);
    } else {
      handle.execute(
          "INSERT INTO presence (game, process, white, black, spectators) VALUES (?, ?, ?, ?, ?)"
              + " ON CONFLICT (game, process) DO UPDATE SET white = excluded.white,"
              + " black = excluded.black, spectators = excluded.spectators",
          game.text(),
          process,
          presence.white() ? 1 : 0,
          presence.black() ? 1 : 0,
          presence.spectators());
    }
  }

  /// The followers on all processes but this one.
  static StoredPresence elsewhere(Handle handle, GameId game, String process) {
    return handle
        .select(
            "SELECT white, black, spectators FROM presence WHERE game = ? AND process <> ?",
            game.text(),
            process)
        .map((row, _) -> new StoredPresence(row.getInt(1) != 0, row.getInt(2) != 0, row.getInt(3)))
        .stream()
        .reduce(StoredPresence.NOBODY, StoredPresence::plus);
  }

  /// Forgets the followers on a process that no longer lives; returns their games.
  static List<GameId> bury(Handle handle, String process) {
    return handle
        .createQuery("DELETE FROM presence WHERE process = :process RETURNING game")
        .bind("process", process)
        .mapTo(String.class)
        .stream()
        .map(GameId::new)
        .toList();
  }

  /// Forgets all followers.
  static void clear(Handle handle) {
    handle.execute("DELETE FROM presence");
  }

  /// The processes with followers.
  static List<String> processes(Handle handle) {
    return handle.select("SELECT DISTINCT process FROM presence").mapTo(String.class).list();
  }
}
