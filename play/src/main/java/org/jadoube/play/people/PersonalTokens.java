package org.jadoube.play.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.store.Ledger;
import org.jadoube.store.Secret;
import org.jdbi.v3.core.Handle;

/// Tokens with which programs act for an account. Only their hashes are kept. A token is valid
/// until its owner ends it, or nobody has used it for a year.
public final class PersonalTokens {
  /// How long a token is valid without use.
  public static final Duration LIFE = Duration.ofDays(365);

  /// The longest name, in characters.
  public static final int LONGEST_NAME = 100;

  /// How every token begins, so that people and programs recognise one.
  private static final String MARK = "jdb_";

  private static final Duration SEEN_PRECISION = Duration.ofHours(1);
  private static final int MOST_OF_AN_ACCOUNT = 100;
  private static final String COLUMNS = "id, name, scopes, created, seen FROM personal_token";

  private final Ledger ledger;
  private final InstantSource clock;
  private final Accounts accounts;

  PersonalTokens(Ledger ledger, InstantSource clock, Accounts accounts) {
    this.ledger = ledger;
    this.clock = clock;
    this.accounts = accounts;
  }

  /// A token without its secret.
  ///
  /// @param name its owner's name for it
  /// @param seen when it was last used, to the hour
  public record Kept(
      String id, String name, Set<TokenScope> scopes, Instant created, Instant seen) {
    public Kept {
      scopes = Set.copyOf(scopes);
    }

    /// When it ends if nobody uses it.
    public Instant until() {
      return seen.plus(LIFE);
    }
  }

  /// A token that has just been made.
  ///
  /// @param secret the token, which nobody can read again
  public record Given(Kept kept, Secret secret) {}

  /// Somebody with a token.
  public record Holder(Account account, Kept token) {
    /// Whether the token has that scope.
    public boolean has(TokenScope scope) {
      return token.scopes().contains(scope);
    }
  }

  /// Makes a token. Beyond a hundred of one account, the one unused for longest ends.
  ///
  /// @param name cut off after a hundred characters
  public Given give(AccountId account, String name, Set<TokenScope> scopes) {
    Secret secret = new Secret(MARK + Secret.random(Ids.random()).text());
    Instant now = Instant.ofEpochMilli(clock.millis());
    String called = name.substring(0, name.offsetByCodePoints(0, length(name)));
    Kept kept = new Kept(Ids.next(), called, scopes, now, now);
    var _ =
        ledger.write(handle -> {
          sweep(handle, account, now);
          handle.execute(
              "INSERT INTO personal_token (token, id, account, name, scopes, created, seen)"
                  + " VALUES (?, ?, ?, ?, ?, ?, ?)",
              secret.hash(),
              kept.id(),
              account.text(),
              kept.name(),
              TokenScope.text(scopes),
              now.toEpochMilli(),
              now.toEpochMilli());
        });
    return new Given(kept, secret);
  }

  private static int length(String name) {
    return Math.min(LONGEST_NAME, name.codePointCount(0, name.length()));
  }

  private static void sweep(Handle handle, AccountId account, Instant now) {
    handle.execute("DELETE FROM personal_token WHERE seen <= ?", now.minus(LIFE).toEpochMilli());
    handle.execute(
        "DELETE FROM personal_token WHERE account = ? AND token NOT IN (SELECT token FROM"
            + " personal_token WHERE account = ? ORDER BY seen DESC, token LIMIT ?)",
        account.text(),
        account.text(),
        MOST_OF_AN_ACCOUNT - 1);
  }

  /// The holder of a token; empty if it is not valid.
  public Optional<Holder> find(Secret secret) {
    return secret.text().startsWith(MARK) ? kept(secret) : Optional.empty();
  }

  private record Row(AccountId account, Kept kept) {}

  private Optional<Holder> kept(Secret secret) {
    Instant now = clock.instant();
    Optional<Row> row =
        ledger.read(handle ->
            handle
                .select(
                    "SELECT account, " + COLUMNS + " WHERE token = ? AND seen > ?",
                    secret.hash(),
                    now.minus(LIFE).toEpochMilli())
                .map((found, _) -> new Row(new AccountId(found.getString(1)), kept(found)))
                .findOne());
    row.filter(each -> each.kept().seen().plus(SEEN_PRECISION).isBefore(now))
        .ifPresent(_ -> touch(secret, now));
    return row.flatMap(
        each -> accounts.find(each.account()).map(account -> new Holder(account, each.kept())));
  }

  private static Kept kept(ResultSet row) throws SQLException {
    return new Kept(
        row.getString("id"),
        row.getString("name"),
        TokenScope.all(row.getString("scopes")),
        Instant.ofEpochMilli(row.getLong("created")),
        Instant.ofEpochMilli(row.getLong("seen")));
  }

  private void touch(Secret secret, Instant now) {
    var _ =
        ledger.write(handle ->
            handle.execute(
                "UPDATE personal_token SET seen = ? WHERE token = ?",
                now.toEpochMilli(),
                secret.hash()));
  }

  /// The tokens of an account, the newest first.
  public List<Kept> of(AccountId account) {
    return ledger.read(handle ->
        handle
            .select(
                "SELECT " + COLUMNS + " WHERE account = ? AND seen > ? ORDER BY created DESC, id",
                account.text(),
                clock.instant().minus(LIFE).toEpochMilli())
            .map((row, _) -> kept(row))
            .list());
  }

  /// Ends a token.
  public void end(Secret secret) {
    var _ =
        ledger.write(
            handle -> handle.execute("DELETE FROM personal_token WHERE token = ?", secret.hash()));
  }

  /// Ends a token of an account.
  public void end(AccountId account, String id) {
    var _ =
        ledger.write(handle ->
            handle.execute(
                "DELETE FROM personal_token WHERE account = ? AND id = ?", account.text(), id));
  }

  static void forget(Handle handle, AccountId account) {
    handle.execute("DELETE FROM personal_token WHERE account = ?", account.text());
  }
}
