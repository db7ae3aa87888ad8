package org.jadoube.play.people;

import java.util.List;
import org.jdbi.v3.core.Handle;

/// Keeps an organiser with an account in each tournament, since a key can be lost.
final class LastOrganiser {
  private static final String ANOTHER =
      " EXISTS (SELECT 1 FROM role_grant other WHERE other.scope = role_grant.scope"
          + " AND other.role = 'organiser' AND other.account IS NOT NULL"
          + " AND other.id <> role_grant.id)";

  private LastOrganiser() {}

  /// Whether a tournament would be without an organiser if that one left.
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

  /// If an operator removes the last organiser of a tournament, its chief arbiter organises it from
  /// now on, or else an arbiter.
  static void succeed(Handle handle, AccountId account, long now) {
    List<String> tournaments =
        handle
            .select(
                "SELECT scope FROM role_grant WHERE account = ? AND role = 'organiser'"
                    + " AND scope LIKE 'event:%' AND NOT"
                    + ANOTHER,
                account.text())
            .mapTo(String.class)
            .list();
    for (String tournament : tournaments) {
      handle
          .select(
              "SELECT account FROM role_grant WHERE scope = ? AND account <> ?"
                  + " AND role IN ('arbiter', 'chief-arbiter') ORDER BY role DESC, granted, id",
              tournament,
              account.text())
          .mapTo(String.class)
          .findFirst()
          .ifPresent(heir ->
              handle.execute(
                  "INSERT INTO role_grant (id, scope, role, colour, account, granted, granted_by)"
                      + " VALUES (?, ?, 'organiser', '', ?, ?, 'operator')",
                  Ids.next(),
                  tournament,
                  heir,
                  now));
    }
  }

  /// Takes a role away, unless it is that of the last organiser; returns whether it was taken.
  static boolean spare(Handle handle, RoleGrant grant) {
    take(handle, "= ?", grant.scope().text());
    return handle.execute(
            "DELETE FROM role_grant WHERE id = ? AND (role <> 'organiser' OR account IS NULL"
                + " OR scope NOT LIKE 'event:%' OR"
                + ANOTHER
                + ")",
            grant.id())
        > 0;
  }

  /// Locks the row by a change without effect, so that two who leave a tournament at the same time
  /// do so one after the other.
  private static void take(Handle handle, String scopes, String value) {
    handle.execute(
        "UPDATE competition SET creator = creator WHERE 'event:' || id " + scopes, value);
  }
}
