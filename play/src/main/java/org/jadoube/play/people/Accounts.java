package org.jadoube.play.people;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jadoube.store.Ledger;
import org.jdbi.v3.core.Handle;

/// Local accounts: a name and a password.
public final class Accounts {
  private final Ledger ledger;
  private final InstantSource clock;
  private final Sessions sessions;
  private final PasswordHash hashes = new PasswordHash();
  private final PasswordResets resets;
  private final TakenNames names;

  Accounts(Ledger ledger, InstantSource clock) {
    this.ledger = ledger;
    this.clock = clock;
    this.sessions = new Sessions(ledger, clock);
    this.resets = new PasswordResets(ledger, clock, this, hashes);
    this.names = new TakenNames(ledger);
  }

  /// New passwords for people who have forgotten theirs.
  public PasswordResets resets() {
    return resets;
  }

  /// The names that are taken.
  public TakenNames names() {
    return names;
  }

  /// The sessions of these accounts.
  public Sessions sessions() {
    return sessions;
  }

  /// An account and its credentials.
  private record Row(Account account, String password) {}

  /// Opens an account and signs in.
  public SigningUp signUp(String name, String password, Optional<String> email) {
    Optional<AccountName> called = AccountName.read(name);
    if (called.isEmpty()) {
      return new SigningUp.Unfit("name", AccountName.EXPECTED);
    }
    Optional<String> reached = email.flatMap(EmailAddress::read);
    if (email.isPresent() && reached.isEmpty()) {
      return new SigningUp.Unfit("email", EmailAddress.EXPECTED);
    }
    Optional<Password> chosen = Password.chosen(password, called.get());
    if (chosen.isEmpty()) {
      return new SigningUp.Unfit("password", Password.EXPECTED);
    }
    return hashes
        .of(chosen.get())
        .map(hash -> open(called.get(), reached, hash))
        .orElseGet(SigningUp.Crowded::new);
  }

  private SigningUp open(AccountName name, Optional<String> email, String hash) {
    return add(name, email, hash)
        .<SigningUp>map(account -> new SigningUp.Done(sessions.open(account)))
        .orElseGet(SigningUp.NameTaken::new);
  }

  /// Adds an account; empty if its name is taken.
  ///
  /// @param hash empty if its owner signs in elsewhere
  Optional<Account> add(AccountName name, Optional<String> email, String hash) {
    Instant now = Instant.ofEpochMilli(clock.millis());
    Account account = new Account(new AccountId(Ids.next()), name.text(), email, now);
    boolean added =
        ledger.write(handle -> {
          TakenNames.take(handle, account.name(), account.id());
          handle.execute(
              "INSERT INTO account (id, name, name_key, email, password, created)"
                  + " VALUES (?, ?, ?, ?, ?, ?)",
              account.id().text(),
              account.name(),
              name.key(),
              email.orElse(""),
              hash,
              now.toEpochMilli());
        });
    return added ? Optional.of(account) : Optional.empty();
  }

  /// Signs in. Neither the answer nor its time shows whether the name or the password is wrong.
  public SigningIn signIn(String name, String password) {
    Optional<Row> row = AccountName.read(name).flatMap(this::named);
    Password typed = Password.typed(password).orElse(new Password(""));
    Optional<Boolean> right = hashes.matches(typed, row.map(Row::password).orElse(""));
    if (right.isEmpty()) {
      return new SigningIn.Crowded();
    }
    if (!right.get()) {
      return new SigningIn.Wrong();
    }
    row.filter(found -> PasswordHash.isOutdated(found.password()))
        .ifPresent(found -> renew(found.account(), typed));
    return new SigningIn.Done(sessions.open(row.orElseThrow().account()));
  }

  /// Signs in somebody whom another site has confirmed, and opens an account if they have none.
  ///
  /// @param issuer the site that confirmed it
  /// @param subject the issuer's name for them
  /// @param suggestion a name, used if it is free
  public SignedIn signInAs(String issuer, String subject, String suggestion) {
    return identified(issuer, subject)
        .map(sessions::open)
        .orElseGet(() -> openAs(issuer, subject, suggestion));
  }

  private Optional<Account> identified(String issuer, String subject) {
    return ledger
        .read(handle ->
            handle
                .select(
                    "SELECT account FROM account_identity WHERE issuer = ? AND subject = ?",
                    issuer,
                    subject)
                .mapTo(String.class)
                .findOne())
        .flatMap(id -> find(new AccountId(id)));
  }

  /// Opens an account; two requests at the same time get one account.
  private SignedIn openAs(String issuer, String subject, String suggestion) {
    Account account = addNamed(suggestion);
    boolean first =
        ledger.write(handle ->
            handle.execute(
                "INSERT INTO account_identity (issuer, subject, account) VALUES (?, ?, ?)",
                issuer,
                subject,
                account.id().text()));
    if (!first) {
      var _ = erase(account.id());
      var _ = ledger.write(handle -> TakenNames.free(handle, account.id().text()));
    }
    return sessions.open(first ? account : identified(issuer, subject).orElse(account));
  }

  private Account addNamed(String suggestion) {
    Optional<Account> added =
        AccountName.read(suggestion).flatMap(name -> add(name, Optional.empty(), ""));
    while (added.isEmpty()) {
      String free = "Player " + Ids.next();
      added = AccountName.read(free).flatMap(name -> add(name, Optional.empty(), ""));
    }
    return added.get();
  }

  private void renew(Account account, Password password) {
    hashes
        .of(password)
        .ifPresent(hash ->
            ledger.write(handle ->
                handle.execute(
                    "UPDATE account SET password = ? WHERE id = ?", hash, account.id().text())));
  }

  /// Changes the password, ends all sessions and opens a new one.
  public SigningUp changePassword(SignedIn who, String current, String next) {
    Account account = who.account();
    Optional<Password> chosen =
        AccountName.read(account.name()).flatMap(name -> Password.chosen(next, name));
    if (chosen.isEmpty()) {
      return new SigningUp.Unfit("next", Password.EXPECTED);
    }
    Optional<Boolean> right = isPassword(account, current);
    Optional<String> hash = right.isPresent() ? hashes.of(chosen.get()) : Optional.empty();
    if (right.isEmpty() || hash.isEmpty()) {
      return new SigningUp.Crowded();
    }
    if (!right.get()) {
      return new SigningUp.WrongPassword();
    }
    var _ = ledger.write(handle -> replacePassword(handle, account.id(), hash.get()));
    return new SigningUp.Done(sessions.open(account));
  }

  /// Replaces a password, ends all sessions and personal tokens, and cancels any other way to set
  /// one. No device is known any more.
  void replacePassword(Handle handle, AccountId account, String hash) {
    handle.execute("UPDATE account SET password = ? WHERE id = ?", hash, account.text());
    handle.execute("DELETE FROM account_session WHERE account = ?", account.text());
    handle.execute("DELETE FROM password_reset WHERE account = ?", account.text());
    PersonalTokens.forget(handle, account);
    KnownDevices.forget(handle, account);
  }

  /// Whether that is the account's password; empty if too many ask at the same time. The owner of
  /// an account without one is proved by the session.
  private Optional<Boolean> isPassword(Account account, String typed) {
    String stored = byId(account.id()).map(Row::password).orElse("");
    return stored.isEmpty()
        ? Optional.of(true)
        : hashes.matches(Password.typed(typed).orElse(new Password("")), stored);
  }

  /// Deletes an account, with everything that says whose it was. Games keep the names of their
  /// players, the log keeps the id, and nobody else gets the name.
  public Leaving delete(SignedIn who, String password) {
    Optional<Boolean> right = isPassword(who.account(), password);
    if (right.isEmpty()) {
      return Leaving.CROWDED;
    }
    return right.get() ? erase(who.account().id()) : Leaving.WRONG_PASSWORD;
  }

  private Leaving erase(AccountId account) {
    AtomicBoolean last = new AtomicBoolean();
    var _ =
        ledger.write(handle -> {
          last.set(LastOrganiser.isNeeded(handle, account));
          if (!last.get()) {
            boolean _ = erase(handle, account);
          }
        });
    return last.get() ? Leaving.LAST_ORGANISER : Leaving.DONE;
  }

  /// Erases an account; false if there was none.
  static boolean erase(Handle handle, AccountId account) {
    String id = account.text();
    handle.execute("DELETE FROM account_session WHERE account = ?", id);
    handle.execute("DELETE FROM account_identity WHERE account = ?", id);
    handle.execute("DELETE FROM password_reset WHERE account = ?", id);
    handle.execute("DELETE FROM role_grant WHERE account = ?", id);
    PersonalTokens.forget(handle, account);
    KnownDevices.forget(handle, account);
    return handle.execute(
            "UPDATE account SET name = '', name_key = ?, email = '', password = '' WHERE id = ?",
            id,
            id)
        > 0;
  }

  /// The account with that name.
  public Optional<Account> find(String name) {
    return AccountName.read(name).flatMap(this::named).map(Row::account);
  }

  private Optional<Row> named(AccountName name) {
    return row("name_key", name.key());
  }

  private Optional<Row> byId(AccountId id) {
    return row("id", id.text());
  }

  /// The account with that id.
  public Optional<Account> find(AccountId id) {
    return byId(id).map(Row::account);
  }

  private Optional<Row> row(String column, String value) {
    return ledger.read(handle ->
        handle
            .select(
                "SELECT id, name, email, created, password FROM account WHERE " + column + " = ?",
                value)
            .map((row, _) ->
                new Row(
                    new Account(
                        new AccountId(row.getString(1)),
                        row.getString(2),
                        Optional.of(row.getString(3)).filter(email -> !email.isEmpty()),
                        Instant.ofEpochMilli(row.getLong(4))),
                    row.getString(5)))
            .findOne());
  }
}
