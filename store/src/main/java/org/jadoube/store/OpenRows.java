package org.jadoube.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// The table of games in play or with an appointed start, and when each needs a look.
final class OpenRows {
  private OpenRows() {}

  static void open(Handle handle, String game) {
    handle.execute("INSERT INTO game_open (game) VALUES (?) ON CONFLICT DO NOTHING", game);
  }

  /// Enters a game that waits for its appointed start, if it has one.
  static void open(Handle handle, StoredGame game) {
    if (game.startsAt().isPresent()) {
      open(handle, game.id().text());
      due(handle, game.id().text(), game.startsAt());
    }
  }

  static void close(Handle handle, String game) {
    handle.execute("DELETE FROM game_open WHERE game = ?", game);
  }

  static void due(Handle handle, String game, Optional<Instant> due) {
    handle.execute("UPDATE game_open SET due = ? WHERE game = ?", millis(due), game);
  }

  /// Sets the time, unless somebody else has set another one since.
  static void due(Handle handle, GameId game, Instant before, Optional<Instant> due) {
    handle.execute(
        "UPDATE game_open SET due = ? WHERE game = ? AND due = ?",
        millis(due),
        game.text(),
        before.toEpochMilli());
  }

  private static @Nullable Long millis(Optional<Instant> due) {
    return due.map(Instant::toEpochMilli).orElse(null);
  }

  static List<GameId> all(Handle handle) {
    return handle.select("SELECT game FROM game_open ORDER BY game").mapTo(String.class).stream()
        .map(GameId::new)
        .toList();
  }

  /// The games in play with a computer.
  static List<GameId> ofComputers(Handle handle) {
    return handle
        .select(
            "SELECT DISTINCT o.game FROM game_open o JOIN seat s ON s.game = o.game"
                + " WHERE s.computer IS NOT NULL")
        .mapTo(String.class)
        .stream()
        .map(GameId::new)
        .toList();
  }

  /// The games with an appointed start.
  static List<GameId> appointed(Handle handle) {
    return handle
        .select(
            "SELECT game FROM game_open JOIN game ON id = game WHERE starts_at IS NOT NULL"
                + " ORDER BY starts_at")
        .mapTo(String.class)
        .stream()
        .map(GameId::new)
        .toList();
  }

  /// The overdue games, each given to one process only, which must look at it by `again`.
  static List<GameId> claim(Handle handle, Instant now, Instant again, int most) {
    return handle
        .createQuery(
            "UPDATE game_open SET due = :again WHERE game IN"
                + " (SELECT game FROM game_open WHERE due < :now ORDER BY due LIMIT :most"
                + " FOR UPDATE SKIP LOCKED) RETURNING game")
        .bind("again", again.toEpochMilli())
        .bind("now", now.toEpochMilli())
        .bind("most", most)
        .mapTo(String.class)
        .stream()
        .map(GameId::new)
        .toList();
  }
}
