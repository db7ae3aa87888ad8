package org.jadoube.play.people;

import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jadoube.store.Ledger;
import org.jadoube.store.Removal;
import org.jdbi.v3.core.Handle;

/// An operator's measures against games, tournaments and accounts. All of them are logged.
public final class Moderation {
  private static final String OPERATOR = "operator";
  private static final String REMOVED = "Removed";

  private final Ledger ledger;
  private final InstantSource clock;
  private final Hidden hidden;

  public Moderation(Ledger ledger, InstantSource clock) {
    this.ledger = ledger;
    this.clock = clock;
    this.hidden = new Hidden(ledger, clock);
  }

  /// Whether there is such a game, tournament or account.
  public boolean knows(Scope scope) {
    String table =
        scope.game().isPresent()
            ? "game"
            : scope.tournament().isPresent() ? "competition" : "account";
    return ledger.read(handle ->
        handle
            .select("SELECT id FROM " + table + " WHERE id = ?", id(scope))
            .mapTo(String.class)
            .findOne()
            .isPresent());
  }

  private static String id(Scope scope) {
    return scope.text().substring(scope.text().indexOf(':') + 1);
  }

  /// The account with that name.
  public Optional<Scope> account(String name) {
    return AccountName.read(name)
        .flatMap(called ->
            ledger.read(handle ->
                handle
                    .select("SELECT id FROM account WHERE name_key = ?", called.key())
                    .mapTo(String.class)
                    .findOne()))
        .map(id -> Scope.of(new AccountId(id)));
  }

  /// Hides something from all but officials, or shows it again. A hidden account is signed out and
  /// cannot sign in.
  public void hide(Scope scope, boolean hide) {
    hidden.set(scope, hide);
    if (hide && scope.account().isPresent()) {
      var _ =
          ledger.write(
              handle -> handle.execute("DELETE FROM account_session WHERE account = ?", id(scope)));
    }
    log(scope, hide ? "hide" : "show", "done");
  }

  /// Removes something for good. Games keep the seat of a removed account, without its name; nobody
  /// else gets the name. False if it is not there, or is the account of a tournament's last
  /// organiser without an arbiter to succeed them.
  public boolean remove(Scope scope) {
    AtomicBoolean done = new AtomicBoolean();
    var _ = ledger.write(scope.text(), handle -> done.set(remove(handle, scope, clock.millis())));
    log(scope, "remove", done.get() ? "done" : "gone");
    return done.get();
  }

  /// Removes it together with other statements, but keeps it hidden, since a running server still
  /// has the game or tournament in memory.
  public static boolean remove(Handle handle, Scope scope, long now) {
    String id = id(scope);
    if (scope.account().isPresent()) {
      return removeAccount(handle, scope, now);
    }
    Hidden.add(handle, scope, now);
    if (scope.game().isPresent()) {
      return Removal.game(handle, id);
    }
    Hidden.addGames(handle, id, now);
    return Removal.tournament(handle, id);
  }

  private static boolean removeAccount(Handle handle, Scope scope, long now) {
    String id = id(scope);
    AccountId account = new AccountId(id);
    LastOrganiser.succeed(handle, account, now);
    if (LastOrganiser.isNeeded(handle, account)) {
      return false;
    }
    handle.execute("UPDATE seat SET name = ? WHERE account = ?", REMOVED, id);
    handle.execute("DELETE FROM hidden WHERE scope = ?", scope.text());
    return Accounts.erase(handle, account);
  }

  private void log(Scope scope, String deed, String outcome) {
    var _ =
        ledger.write(handle ->
            handle.execute(
                "INSERT INTO office_log (id, moment, scope, role, holder, deed, what, outcome)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                Ids.next(),
                clock.millis(),
                scope.text(),
                OPERATOR,
                OPERATOR,
                deed,
                "",
                outcome));
  }
}
