package org.jadoube.play.people;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jadoube.store.Ledger;
import org.jadoube.store.Secret;

/// Keys with which people who have forgotten their password set a new one. An administrator gives
/// them out; there is no way to ask for one. A key works once and not for long, an account has one
/// at most, and only its hash is kept.
public final class PasswordResets {
  /// How long a key is valid.
  public static final Duration LIFE = Duration.ofMinutes(30);

  private final Ledger ledger;
  private final InstantSource clock;
  private final Accounts accounts;
  private final PasswordHash hashes;

  PasswordResets(Ledger ledger, InstantSource clock, Accounts accounts, PasswordHash hashes) {
    this.ledger = ledger;
    this.clock = clock;
    this.accounts = accounts;
    this.hashes = hashes;
  }

  /// A key that has been given out.
  ///
  /// @param until when it expires
  public record Given(Account account, Secret key, Instant until) {}

  /// Gives out a key for the account with that name, in place of any earlier one; empty if there is
  /// no such account.
  public Optional<Given> give(String name) {
    Secret key = Secret.random(Ids.random());
    Instant until = Instant.ofEpochMilli(clock.millis()).plus(LIFE);
    return accounts.find(name).map(account -> given(new Given(account, key, until)));
  }

  private Given given(Given given) {
    String account = given.account().id().text();
    var _ =
        ledger.write(handle -> {
          handle.execute("DELETE FROM password_reset WHERE account = ?", account);
          handle.execute(
              "INSERT INTO password_reset (account, token, expires) VALUES (?, ?, ?)",
              account,
              given.key().hash(),
              given.until().toEpochMilli());
        });
    return given;
  }

  /// Sets a new password, ends all sessions and opens one. A wrong key takes as long as a right
  /// one.
  public SigningUp use(Secret key, String next) {
    Optional<Account> account = owner(key);
    Optional<Password> chosen =
        account
            .flatMap(known -> AccountName.read(known.name()))
            .map(name -> Password.chosen(next, name))
            .orElseGet(() -> Password.chosen(next));
    if (chosen.isEmpty()) {
      return new SigningUp.Unfit("next", Password.EXPECTED);
    }
    Optional<String> hash = hashes.of(chosen.get());
    if (hash.isEmpty()) {
      return new SigningUp.Crowded();
    }
    return account
        .filter(known -> spend(key, known, hash.get()))
        .<SigningUp>map(known -> new SigningUp.Done(accounts.sessions().open(known)))
        .orElseGet(SigningUp.WrongKey::new);
  }

  private Optional<Account> owner(Secret key) {
    return ledger
        .read(handle ->
            handle
                .select(
                    "SELECT account FROM password_reset WHERE token = ? AND expires > ?",
                    key.hash(),
                    clock.millis())
                .mapTo(String.class)
                .findOne())
        .flatMap(id -> accounts.find(new AccountId(id)));
  }

  /// Deletes a key; if two use it at the same time, one of them succeeds.
  private boolean spend(Secret key, Account account, String hash) {
    AtomicBoolean spent = new AtomicBoolean();
    boolean written =
        ledger.write(handle -> {
          spent.set(handle.execute("DELETE FROM password_reset WHERE token = ?", key.hash()) == 1);
          if (spent.get()) {
            accounts.replacePassword(handle, account.id(), hash);
          }
        });
    return written && spent.get();
  }
}
