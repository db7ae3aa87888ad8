package org.jadoube.store;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// Removes whole games and tournaments from the database.
public final class Removal {
  private static final List<String> OF_GAMES =
      List.of(
          "act",
          "event",
          "seat",
          "game_open",
          "presence",
          "handed_out",
          "game_device",
          "event_game",
          "listed_game");
  private static final int MOST = 200;
  private static final String BETWEEN_GUESTS =
      " AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game = id AND seat.account IS NOT NULL)";

  private Removal() {}

  /// Removes a game with everything that refers to it; the log of its officials stays.
  public static boolean game(Handle handle, String id) {
    OF_GAMES.forEach(table -> handle.execute("DELETE FROM " + table + " WHERE game = ?", id));
    handle.execute("UPDATE game SET rematch = NULL WHERE rematch = ?", id);
    takeRoles(handle, "game:" + id);
    return handle.execute("DELETE FROM game WHERE id = ?", id) > 0;
  }

  /// Removes a tournament with its games; the log of its officials stays.
  public static boolean tournament(Handle handle, String id) {
    handle
        .select("SELECT game FROM event_game WHERE event = ?", id)
        .mapTo(String.class)
        .list()
        .forEach(game -> game(handle, game));
    handle.execute("DELETE FROM competition_creation WHERE competition = ?", id);
    takeRoles(handle, "event:" + id);
    return handle.execute("DELETE FROM competition WHERE id = ?", id) > 0;
  }

  private static void takeRoles(Handle handle, String scope) {
    handle.execute("DELETE FROM role_grant WHERE scope = ?", scope);
  }

  /// Games between guests, made before that moment, without a move or a decision; at most 200.
  /// Games of tournaments and games appointed for later are not among them.
  public static List<String> unplayed(Handle handle, Instant before) {
    return handle
        .select(
            "SELECT id FROM game WHERE created < ? AND COALESCE(starts_at, 0) < ?"
                + " AND NOT EXISTS (SELECT 1 FROM event_game WHERE event_game.game = id)"
                + " AND NOT EXISTS (SELECT 1 FROM event WHERE event.game = id"
                + " AND (sequence > 8 OR event LIKE '%\"type\":\"move-made\"%'"
                + " OR event LIKE '%\"type\":\"ends\"%'))"
                + BETWEEN_GUESTS
                + " LIMIT "
                + MOST,
            before.toEpochMilli(),
            before.toEpochMilli())
        .mapTo(String.class)
        .list();
  }

  /// Games between guests without an event since that moment; at most 200.
  public static List<String> ofGuests(Handle handle, Instant before) {
    return handle
        .select(
            "SELECT id FROM game WHERE created < ? AND COALESCE(starts_at, 0) < ?"
                + " AND NOT EXISTS (SELECT 1 FROM event_game WHERE event_game.game = id)"
                + BETWEEN_GUESTS
                + " AND NOT EXISTS (SELECT 1 FROM event WHERE event.game = id AND moment >= ?)"
                + " LIMIT "
                + MOST,
            before.toEpochMilli(),
            before.toEpochMilli(),
            before.toEpochMilli())
        .mapTo(String.class)
        .list();
  }
}
