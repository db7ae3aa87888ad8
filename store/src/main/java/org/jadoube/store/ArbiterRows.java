package org.jadoube.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/// The arbiters of a game: by roles in it, or in its tournament.
final class ArbiterRows {
  private ArbiterRows() {}

  static List<StoredArbiter> of(Handle handle, GameId game) {
    return handle
        .select(
            "SELECT role_grant.id, account.name, role_grant.name, role_grant.role,"
                + " EXISTS (SELECT 1 FROM event_game WHERE game = ?),"
                + " (SELECT COUNT(*) FROM role_acceptance WHERE role = role_grant.id AND colour = ?),"
                + " (SELECT COUNT(*) FROM role_acceptance WHERE role = role_grant.id AND colour = ?)"
                + " FROM role_grant LEFT JOIN account ON account.id = role_grant.account"
                + " WHERE role_grant.role IN ('arbiter', 'chief-arbiter') AND (scope = ?"
                + " OR scope IN (SELECT 'event:' || event FROM event_game WHERE game = ?))"
                + " ORDER BY granted, role_grant.id",
            game.text(),
            StoredColour.WHITE.text(),
            StoredColour.BLACK.text(),
            "game:" + game.text(),
            game.text())
        .map((row, _) -> arbiter(row))
        .list();
  }

  private static StoredArbiter arbiter(ResultSet row) throws SQLException {
    String account = row.getString(2);
    return new StoredArbiter(
        row.getString(1),
        account == null ? row.getString(3) : account,
        account != null,
        row.getString(4).equals("chief-arbiter"),
        accepted(row.getBoolean(5), row.getInt(6) > 0, row.getInt(7) > 0));
  }

  private static List<StoredColour> accepted(boolean inEvent, boolean white, boolean black) {
    return inEvent
        ? Arrays.asList(StoredColour.values())
        : Stream.of(StoredColour.values())
            .filter(colour -> colour == StoredColour.WHITE ? white : black)
            .toList();
  }
}
