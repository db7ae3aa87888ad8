package org.jadoube.play.people;

import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jadoube.store.Ledger;

/// Accounts that programs play for. An account becomes one before its first game, and for good, so
/// that everybody who meets it knows.
public final class Bots {
  private final Ledger ledger;
  private final InstantSource clock;

  Bots(Ledger ledger, InstantSource clock) {
    this.ledger = ledger;
    this.clock = clock;
  }

  /// Whether a program plays for an account.
  public boolean has(AccountId account) {
    return ledger.read(handle ->
        handle
            .select("SELECT 1 FROM bot_account WHERE account = ?", account.text())
            .mapTo(Integer.class)
            .findOne()
            .isPresent());
  }

  /// Notes that a program plays for an account; false if it has already had a game.
  public boolean add(AccountId account) {
    AtomicBoolean played = new AtomicBoolean();
    var _ =
        ledger.write(
            "account:" + account.text(),
            handle -> {
              played.set(
                  handle
                      .select("SELECT 1 FROM seat WHERE account = ? LIMIT 1", account.text())
                      .mapTo(Integer.class)
                      .findOne()
                      .isPresent());
              if (!played.get()) {
                handle.execute(
                    "INSERT INTO bot_account (account, since) VALUES (?, ?) ON CONFLICT DO NOTHING",
                    account.text(),
                    clock.millis());
              }
            });
    return !played.get() || has(account);
  }
}
