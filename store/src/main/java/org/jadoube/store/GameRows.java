package org.jadoube.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.wire.ComputerOpponent;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// The tables of games, seats, events and receipts.
final class GameRows {
  static final String ADD_EVENT =
      "INSERT INTO event (game, sequence, moment, event) VALUES (?, ?, ?, ?)";

  static final String ADD_RECEIPT =
      "INSERT INTO act (game, colour, id, fingerprint, first, events, refusal)"
          + " VALUES (?, ?, ?, ?, ?, ?, ?)";

  private GameRows() {}

  static void add(Handle handle, StoredGame game) {
    handle.execute(
        "INSERT INTO game"
            + " (id, schema_version, created, regulations, invitation, invited, supervised,"
            + " starts_at, aborted_by, rematch_by, rematch, second_invitation, arbiters_invitation)"
            + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        game.id().text(),
        game.schema(),
        game.created().toEpochMilli(),
        game.regulations(),
        game.invitation(),
        game.invited().text(),
        game.supervised() ? 1 : 0,
        game.startsAt().map(Instant::toEpochMilli).orElse(null),
        game.casual().abortedBy().map(Aborter::text).orElse(null),
        game.casual().rematchBy().map(StoredColour::text).orElse(null),
        game.casual().rematch().map(GameId::text).orElse(null),
        game.arbitration().secondInvitation().orElse(null),
        game.arbitration().invitation().orElse(null));
    game.seats().forEach(seat -> add(handle, game.id(), seat));
  }

  static void add(Handle handle, GameId game, StoredEvent event) {
    handle.execute(ADD_EVENT, row(game, event));
  }

  static Object[] row(GameId game, StoredEvent event) {
    return new Object[] {
      game.text(), event.sequence(), event.moment().toEpochMilli(), event.json()
    };
  }

  static void add(Handle handle, GameId game, StoredSeat seat) {
    handle.execute(
        "INSERT INTO seat (game, colour, name, token, account, computer)"
            + " VALUES (?, ?, ?, ?, ?, ?)",
        game.text(),
        seat.colour().text(),
        seat.name(),
        seat.token(),
        seat.account().orElse(null),
        seat.computer().map(ComputerOpponent::text).orElse(null));
  }

  static void add(Handle handle, GameId game, Receipt receipt) {
    handle.execute(ADD_RECEIPT, row(game, receipt));
  }

  static @Nullable Object[] row(GameId game, Receipt receipt) {
    return new @Nullable Object[] {
      game.text(),
      receipt.sender().text(),
      receipt.id(),
      receipt.fingerprint().orElse(null),
      receipt.first(),
      receipt.events(),
      receipt.refusal().orElse(null)
    };
  }

  /// The game with that id.
  static Optional<StoredGame> game(Handle handle, GameId id) {
    List<StoredSeat> seats =
        handle
            .select(
                "SELECT colour, name, token, account, computer FROM seat WHERE game = ?"
                    + " ORDER BY colour",
                id.text())
            .map((row, _) ->
                new StoredSeat(
                    StoredColour.read(row.getString(1)),
                    row.getString(2),
                    row.getString(3),
                    Optional.ofNullable(row.getString(4)),
                    Optional.ofNullable(row.getString(5)).flatMap(ComputerOpponent::read)))
            .list();
    return handle
        .select(
            "SELECT schema_version, created, regulations, invitation, invited, supervised, starts_at,"
                + " (SELECT COUNT(*) FROM event_game WHERE game = id), aborted_by, rematch_by,"
                + " rematch, second_invitation, arbiters_invitation FROM game WHERE id = ?",
            id.text())
        .map((row, _) ->
            new StoredGame(
                id,
                row.getInt(1),
                Instant.ofEpochMilli(row.getLong(2)),
                row.getString(3),
                row.getString(4),
                StoredColour.read(row.getString(5)),
                row.getInt(6) != 0,
                Optional.of(row.getLong(7)).filter(moment -> moment > 0).map(Instant::ofEpochMilli),
                seats,
                casual(row),
                new Arbitration(
                    Optional.ofNullable(row.getString(12)),
                    Optional.ofNullable(row.getString(13)),
                    ArbiterRows.of(handle, id))))
        .findOne();
  }

  private static Casual casual(ResultSet row) throws SQLException {
    return new Casual(
        row.getInt(8) > 0,
        Optional.ofNullable(row.getString(9)).map(Aborter::read),
        Optional.ofNullable(row.getString(10)).map(StoredColour::read),
        Optional.ofNullable(row.getString(11)).map(GameId::new));
  }
}
