package org.jadoube.play.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.jadoube.store.Ledger;
import org.jadoube.store.Secret;
import org.jdbi.v3.core.Handle;

/// Sessions of accounts. A token is random, known only to its browser, and kept as a hash. It is
/// replaced whenever its meaning changes: at signing in and with a new password.
public final class Sessions {
  /// How long a session lasts at most.
  public static final Duration LIFE = Duration.ofDays(30);

  private static final Duration GRACE = Duration.ofMinutes(1);
  private static final Duration IDLE = Duration.ofDays(7);
  private static final Duration SEEN_PRECISION = Duration.ofHours(1);
  private static final int MOST_OF_AN_ACCOUNT = 20;

  private final Ledger ledger;
  private final InstantSource clock;

  Sessions(Ledger ledger, InstantSource clock) {
    this.ledger = ledger;
    this.clock = clock;
  }

  /// A session without its token.
  public record Open(String id, Instant created, Instant seen) {}

  /// Opens a session. Beyond twenty of one account, the one unused for longest ends.
  SignedIn open(Account account) {
    Secret token = Secret.random(Ids.random());
    Instant now = clock.instant();
    Instant until = now.plus(LIFE);
    String id = Ids.next();
    var _ =
        ledger.write(handle -> {
          sweep(handle, account.id(), now);
          handle.execute(
              "INSERT INTO account_session (token, id, account, created, seen, expires)"
                  + " VALUES (?, ?, ?, ?, ?, ?)",
              token.hash(),
              id,
              account.id().text(),
              now.toEpochMilli(),
              now.toEpochMilli(),
              until.toEpochMilli());
        });
    return new SignedIn(account, id, token, now, until);
  }

  private static void sweep(Handle handle, AccountId account, Instant now) {
    handle.execute(
        "DELETE FROM account_session WHERE expires <= ? OR seen <= ?",
        now.toEpochMilli(),
        now.minus(IDLE).toEpochMilli());
    handle.execute(
        "DELETE FROM account_session WHERE account = ? AND token NOT IN (SELECT token FROM"
            + " account_session WHERE account = ? ORDER BY seen DESC, token LIMIT ?)",
        account.text(),
        account.text(),
        MOST_OF_AN_ACCOUNT - 1);
  }

  /// Replaces a session from before `change`, when its account got other rights. The old token
  /// stays valid for another minute, for requests under way.
  public SignedIn renewed(SignedIn who, Instant change) {
    if (!who.since().isBefore(change)) {
      return who;
    }
    SignedIn fresh = open(who.account());
    var _ =
        ledger.write(handle ->
            handle.execute(
                "UPDATE account_session SET expires = ? WHERE token = ?",
                clock.instant().plus(GRACE).toEpochMilli(),
                who.token().hash()));
    return fresh;
  }

  /// The person who signed in with that token; empty if there is none, or the session is over.
  public Optional<SignedIn> find(Secret token) {
    Instant now = clock.instant();
    Optional<Found> found =
        ledger.read(handle ->
            handle
                .select(
                    "SELECT s.id, s.seen, s.expires, a.id, a.name, a.email, a.created, s.created"
                        + " FROM account_session s JOIN account a ON a.id = s.account"
                        + " WHERE s.token = ? AND s.expires > ? AND s.seen > ?",
                    token.hash(),
                    now.toEpochMilli(),
                    now.minus(IDLE).toEpochMilli())
                .map((row, _) -> found(row, token))
                .findOne());
    found
        .filter(each -> each.seen().plus(SEEN_PRECISION).isBefore(now))
        .ifPresent(_ -> touch(token, now));
    return found.map(Found::who);
  }

  private record Found(SignedIn who, Instant seen) {}

  private static Found found(ResultSet row, Secret token) throws SQLException {
    Account account =
        new Account(
            new AccountId(row.getString(4)),
            row.getString(5),
            Optional.of(row.getString(6)).filter(email -> !email.isEmpty()),
            Instant.ofEpochMilli(row.getLong(7)));
    Instant until = Instant.ofEpochMilli(row.getLong(3));
    return new Found(
        new SignedIn(account, row.getString(1), token, Instant.ofEpochMilli(row.getLong(8)), until),
        Instant.ofEpochMilli(row.getLong(2)));
  }

  private void touch(Secret token, Instant now) {
    var _ =
        ledger.write(handle ->
            handle.execute(
                "UPDATE account_session SET seen = ? WHERE token = ?",
                now.toEpochMilli(),
                token.hash()));
  }

  /// The open sessions of an account, the latest used first.
  public List<Open> of(AccountId account) {
    Instant now = clock.instant();
    return ledger.read(handle ->
        handle
            .select(
                "SELECT id, created, seen FROM account_session"
                    + " WHERE account = ? AND expires > ? AND seen > ? ORDER BY seen DESC, id",
                account.text(),
                now.toEpochMilli(),
                now.minus(IDLE).toEpochMilli())
            .map((row, _) ->
                new Open(
                    row.getString(1),
                    Instant.ofEpochMilli(row.getLong(2)),
                    Instant.ofEpochMilli(row.getLong(3))))
            .list());
  }

  /// Ends the session with that token.
  public void end(Secret token) {
    var _ =
        ledger.write(
            handle -> handle.execute("DELETE FROM account_session WHERE token = ?", token.hash()));
  }

  /// Ends a session of an account.
  public void end(AccountId account, String id) {
    var _ =
        ledger.write(handle ->
            handle.execute(
                "DELETE FROM account_session WHERE account = ? AND id = ?", account.text(), id));
  }
}
