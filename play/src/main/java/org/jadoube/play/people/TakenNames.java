package org.jadoube.play.people;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.store.Ledger;
import org.jdbi.v3.core.Handle;

/// The names that belong to accounts, and those that deleted accounts had.
public final class TakenNames {
  private final Ledger ledger;

  TakenNames(Ledger ledger) {
    this.ledger = ledger;
  }

  /// The account with that name, or with one that looks like it.
  public Optional<AccountId> owner(String name) {
    List<String> looks = Looks.of(name);
    return looks.isEmpty()
        ? Optional.empty()
        : ledger
            .read(handle ->
                handle
                    .createQuery("SELECT account FROM taken_name WHERE look IN (<looks>)")
                    .bindList("looks", looks)
                    .mapTo(String.class)
                    .findFirst())
            .map(AccountId::new);
  }

  /// Takes a name; fails if somebody has one that looks like it.
  static void take(Handle handle, String name, AccountId account) {
    for (String look : Looks.of(name)) {
      handle.execute("INSERT INTO taken_name (look, account) VALUES (?, ?)", look, account.text());
    }
  }

  /// Frees the names of an account that nobody has used.
  static void free(Handle handle, String account) {
    handle.execute("DELETE FROM taken_name WHERE account = ?", account);
  }

  /// Notes the names of accounts from before this rule. Of two that look alike, each keeps its own.
  void adopt() {
    List<Map.Entry<String, String>> before = new ArrayList<>();
    ledger
        .read(handle ->
            handle
                .select(
                    "SELECT id, name FROM account WHERE name <> '' AND NOT EXISTS"
                        + " (SELECT 1 FROM taken_name WHERE taken_name.account = account.id)")
                .map((row, _) -> Map.entry(row.getString(1), row.getString(2)))
                .list())
        .forEach(before::add);
    for (Map.Entry<String, String> each : before) {
      for (String look : Looks.of(each.getValue())) {
        var _ =
            ledger.write(handle ->
                handle.execute(
                    "INSERT INTO taken_name (look, account) VALUES (?, ?)"
                        + " ON CONFLICT (look) DO NOTHING",
                    look,
                    each.getKey()));
      }
    }
  }
}
