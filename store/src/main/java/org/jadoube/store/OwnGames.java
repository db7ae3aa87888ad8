package org.jadoube.store;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// The games that an account plays.
final class OwnGames {
  private static final int MOST_OPEN = 200;

  private static final String COMPLETE =
      "(SELECT COUNT(*) FROM seat other WHERE other.game = game.id) = 2";

  private OwnGames() {}

  /// Games with both players that are not over, the oldest first; at most 200. A game without any
  /// event has yet to begin.
  static List<GameId> open(Handle handle, String account) {
    return handle
        .select(
            "SELECT game.id FROM seat JOIN game ON game.id = seat.game"
                + " WHERE seat.account = ? AND game.aborted_by IS NULL AND "
                + COMPLETE
                + " AND (EXISTS (SELECT 1 FROM game_open WHERE game_open.game = game.id)"
                + " OR NOT EXISTS (SELECT 1 FROM event WHERE event.game = game.id))"
                + " ORDER BY game.created, game.id LIMIT ?",
            account,
            MOST_OPEN)
        .mapTo(String.class)
        .stream()
        .map(GameId::new)
        .toList();
  }

  /// Games with both players, the newest first.
  static List<GameId> created(
      Handle handle, String account, Instant since, Instant until, int most) {
    return handle
        .select(
            "SELECT game.id FROM seat JOIN game ON game.id = seat.game"
                + " WHERE seat.account = ? AND game.created >= ? AND game.created <= ? AND "
                + COMPLETE
                + " ORDER BY game.created DESC, game.id LIMIT ?",
            account,
            since.toEpochMilli(),
            until.toEpochMilli(),
            most)
        .mapTo(String.class)
        .stream()
        .map(GameId::new)
        .toList();
  }

  /// The number of seats that an account has had.
  static int count(Handle handle, String account) {
    return handle
        .select("SELECT COUNT(*) FROM seat WHERE account = ?", account)
        .mapTo(Integer.class)
        .one();
  }
}
