package org.jadoube.store;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// A table that is exported and imported row by row. The order puts every row after those that it
/// refers to. Sessions are left out: people sign in again.
public enum CopiedTable {
  ACCOUNT("id", "id, name, name_key, email, password, created"),
  TAKEN_NAME("look", "look, account"),
  ACCOUNT_IDENTITY("issuer || ' ' || subject", "issuer, subject, account"),
  COMPETITION("id", "id, revision, created, creator, seed, document"),
  COMPETITION_CREATION("id", "id, fingerprint, competition"),
  EVENT_GAME("game", "game, event, result, changes"),
  ROLE_GRANT("id", "id, scope, role, colour, account, token, granted, granted_by, name"),
  ROLE_ACCEPTANCE("role || ' ' || colour", "role, colour"),
  OFFICE_LOG("id", "id, moment, scope, role, holder, deed, what, outcome");

  private final String key;
  private final String columns;

  CopiedTable(String key, String columns) {
    this.key = key;
    this.columns = columns;
  }

  /// The name of the table, in the database and in exports.
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The table of that name.
  public static Optional<CopiedTable> named(String text) {
    return Stream.of(values()).filter(table -> table.text().equals(text)).findFirst();
  }

  /// The names of the columns.
  public List<String> columns() {
    return List.of(columns.split(", "));
  }

  /// The value of a column that a row of an older export lacks; empty if that is a fault.
  public Optional<String> missing(String column) {
    return this == ROLE_GRANT && column.equals("name") ? Optional.of("") : Optional.empty();
  }

  String page(int rows) {
    return "SELECT "
        + columns
        + ", "
        + key
        + " FROM "
        + text()
        + " WHERE "
        + key
        + " > ? ORDER BY "
        + key
        + " LIMIT "
        + rows;
  }

  String addition() {
    return "INSERT INTO "
        + text()
        + " ("
        + columns
        + ") VALUES ("
        + String.join(", ", columns().stream().map(_ -> "?").toList())
        + ")";
  }
}
