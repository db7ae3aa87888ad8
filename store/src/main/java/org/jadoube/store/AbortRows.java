package org.jadoube.store;

import java.util.SortedMap;
import org.jdbi.v3.core.Handle;

/// Who has called games off, in the table of games.
final class AbortRows {
  private AbortRows() {}

  static void abort(Handle handle, GameId game, Aborter by, int latest) {
    abort(handle, game.text(), by, latest);
  }

  private static boolean abort(Handle handle, String game, Aborter by, int latest) {
    int aborted =
        handle.execute(
            "UPDATE game SET aborted_by = ? WHERE id = ? AND aborted_by IS NULL"
                + " AND (SELECT COUNT(*) FROM event WHERE game = ?) = ?",
            by.text(),
            game,
            game,
            latest);
    if (aborted > 0) {
      OpenRows.close(handle, game);
    }
    return aborted > 0;
  }

  /// Calls all of the games off, or none if one has other events; one that is called off stays so.
  static boolean callOff(Handle handle, SortedMap<String, Integer> latest) {
    boolean same =
        latest.entrySet().stream()
            .allMatch(game ->
                isAborted(handle, game.getKey())
                    || events(handle, game.getKey()) == game.getValue());
    if (same) {
      latest.forEach((game, events) -> abort(handle, game, Aborter.OFFICIAL, events));
    }
    return same;
  }

  private static boolean isAborted(Handle handle, String game) {
    return handle
            .select("SELECT COUNT(*) FROM game WHERE id = ? AND aborted_by IS NOT NULL", game)
            .mapTo(Integer.class)
            .one()
        > 0;
  }

  private static int events(Handle handle, String game) {
    return handle
        .select("SELECT COUNT(*) FROM event WHERE game = ?", game)
        .mapTo(Integer.class)
        .one();
  }
}
