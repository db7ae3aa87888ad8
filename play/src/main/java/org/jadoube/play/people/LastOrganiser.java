package org.jadoube.play.people;

import java.util.List;
import org.jdbi.v3.core.Handle;

/// An event always has an organiser with an account: a key can be lost.
final class LastOrganiser {
  private static final String ANOTHER =
      " EXISTS (SELECT 1 FROM role_grant other WHERE other.scope = role_grant.scope"
          + " AND other.role = 'organiser' AND other.account IS NOT NULL"
          + " AND other.id <> role_grant.id)";

  private LastOrganiser() {}

  /// Whether an event would be without an organiser if that one left.
  static boolean isNeeded(Handle handle, AccountId account) {
    take(
        handle,
        "IN (SELECT scope FROM role_grant WHERE account = ? AND role = 'organiser')",
        account.text());
    return handle
        .select(
            "SELECT 1 FROM role_grant WHERE account = ? AND role = 'organiser'"
                + " AND scope LIKE 'event:%' AND NOT"
                + ANOTHER,
            account.text())
        .mapTo(Integer.class)
        .findFirst()
        .isPresent();
  }

  /// Where an operator removes the last organiser of an event, its chief arbiter organises it from
  /// now on, or else an arbiter.
  static void succeed(Handle handle, AccountId account, long now) {
    List<String> events =
        handle
            .select(
                "SELECT scope FROM role_grant WHERE account = ? AND role = 'organiser'"
                    + " AND scope LIKE 'event:%' AND NOT"
                    + ANOTHER,
                account.text())
            .mapTo(String.class)
            .list();
    for (String event : events) {
      handle
          .select(
              "SELECT account FROM role_grant WHERE scope = ? AND account <> ?"
                  + " AND role IN ('arbiter', 'chief-arbiter') ORDER BY role DESC, granted, id",
              event,
              account.text())
          .mapTo(String.class)
          .findFirst()
          .ifPresent(heir ->
              handle.execute(
                  "INSERT INTO role_grant (id, scope, role, colour, account, granted, granted_by)"
                      + " VALUES (?, ?, 'organiser', '', ?, ?, 'operator')",
                  Ids.next(),
                  event,
                  heir,
                  now));
    }
  }

  /// Takes a role away, unless it is that of the last organiser; whether it was taken.
  static boolean spare(Handle handle, Grant grant) {
    take(handle, "= ?", grant.scope().text());
    return handle.execute(
            "DELETE FROM role_grant WHERE id = ? AND (role <> 'organiser' OR account IS NULL"
                + " OR scope NOT LIKE 'event:%' OR"
                + ANOTHER
                + ")",
            grant.id())
        > 0;
  }

  /// Two who leave the same event at the same time do so one after the other: this changes nothing,
  /// and locks the row.
  private static void take(Handle handle, String scopes, String value) {
    handle.execute(
        "UPDATE competition SET creator = creator WHERE 'event:' || id " + scopes, value);
  }
}
