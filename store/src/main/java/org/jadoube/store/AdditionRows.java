package org.jadoube.store;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/// Additions of many games at once, with as few round trips to the database as possible.
final class AdditionRows {
  private AdditionRows() {}

  static void add(Handle handle, List<Addition> additions) {
    if (!additions.isEmpty()) {
      addEvents(handle, additions);
      addReceipts(handle, additions);
      additions.forEach(addition -> open(handle, addition));
    }
  }

  private static void addEvents(Handle handle, List<Addition> additions) {
    try (PreparedBatch batch = handle.prepareBatch(GameRows.ADD_EVENT)) {
      for (Addition addition : additions) {
        addition.events().forEach(event -> batch.add(GameRows.row(addition.game(), event)));
      }
      batch.execute();
    }
  }

  private static void addReceipts(Handle handle, List<Addition> additions) {
    try (PreparedBatch batch = handle.prepareBatch(GameRows.ADD_RECEIPT)) {
      for (Addition addition : additions) {
        addition.receipt().ifPresent(receipt -> batch.add(GameRows.row(addition.game(), receipt)));
      }
      if (batch.size() > 0) {
        batch.execute();
      }
    }
  }

  private static void open(Handle handle, Addition addition) {
    String game = addition.game().text();
    if (!addition.open()) {
      OpenRows.close(handle, game);
    } else if (addition.isFirst() || addition.reopens()) {
      OpenRows.open(handle, game);
    }
    addition.result().ifPresent(result -> result(handle, game, result));
    if (addition.open() && addition.due().isPresent()) {
      OpenRows.due(handle, game, addition.due());
    }
  }

  /// Sets the result on the board of its tournament, if the game belongs to one.
  private static void result(Handle handle, String game, String result) {
    handle.execute(
        "UPDATE event_game SET result = ?, changes = changes + 1 WHERE game = ?",
        result.isEmpty() ? null : result,
        game);
  }
}
