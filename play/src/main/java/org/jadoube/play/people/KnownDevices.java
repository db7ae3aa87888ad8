package org.jadoube.play.people;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import org.jadoube.store.GameId;
import org.jadoube.store.Ledger;
import org.jadoube.store.Secret;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// Names for devices, and the accounts whose owners have signed in there. A token proves itself,
/// since rows for all browsers that ever looked in would never go away.
public final class KnownDevices {
  /// How long a device is known.
  public static final Duration LIFE = Duration.ofDays(400); // as long as browsers keep a cookie

  private static final int NAME_LENGTH = 32;

  private final Ledger ledger;
  private final InstantSource clock;
  private volatile @Nullable Secret key;

  KnownDevices(Ledger ledger, InstantSource clock) {
    this.ledger = ledger;
    this.clock = clock;
  }

  /// A device that is new to the server.
  public Device next() {
    return named(Secret.random(Ids.random()).text());
  }

  /// The device with that token; empty unless this server gave it out.
  public Optional<Device> find(Secret token) {
    return Optional.of(token.text())
        .filter(text -> text.length() > NAME_LENGTH)
        .map(text -> named(text.substring(0, NAME_LENGTH)))
        .filter(device -> token.matches(device.token().hash()));
  }

  /// Notes that the owner of an account uses the device.
  public void remember(AccountId account, Device device) {
    var _ =
        ledger.write(handle -> {
          handle.execute(
              "DELETE FROM known_device WHERE account = ? AND seen <= ?", account.text(), oldest());
          handle.execute(
              "INSERT INTO known_device (account, device, seen) VALUES (?, ?, ?)"
                  + " ON CONFLICT (account, device) DO UPDATE SET seen = excluded.seen",
              account.text(),
              device.name(),
              clock.millis());
        });
  }

  /// Whether the owner of the account with that name has signed in on the device.
  public boolean isKnown(AccountName account, Device device) {
    return ledger.read(handle ->
        handle
            .select(
                "SELECT 1 FROM known_device JOIN account ON account.id = known_device.account"
                    + " WHERE account.name_key = ? AND device = ? AND seen > ?",
                account.key(),
                device.name(),
                oldest())
            .mapTo(Integer.class)
            .findOne()
            .isPresent());
  }

  /// Notes the side on which the owner of a device is in a game, unless it is known.
  public void note(GameId game, Device device, Side side) {
    var _ =
        ledger.write(handle ->
            handle.execute(
                "INSERT INTO game_device (game, device, side) VALUES (?, ?, ?)"
                    + " ON CONFLICT DO NOTHING",
                game.text(),
                device.name(),
                side.text()));
  }

  /// Whether the owner of a device is on that side of a game.
  public boolean isOn(Side side, GameId game, Device device) {
    return ledger.read(handle ->
        handle
            .select(
                "SELECT 1 FROM game_device WHERE game = ? AND device = ? AND side = ?",
                game.text(),
                device.name(),
                side.text())
            .mapTo(Integer.class)
            .findOne()
            .isPresent());
  }

  static void forget(Handle handle, AccountId account) {
    handle.execute("DELETE FROM known_device WHERE account = ?", account.text());
  }

  private long oldest() {
    return clock.instant().minus(LIFE).toEpochMilli();
  }

  private Device named(String name) {
    return new Device(name, new Secret(name + key().derive("device\n" + name).text()));
  }

  private Secret key() {
    Secret known = key;
    if (known == null) {
      known = stored().orElseGet(this::made);
      key = known;
    }
    return known;
  }

  private Optional<Secret> stored() {
    return ledger
        .read(
            handle -> handle.select("SELECT secret FROM server_key").mapTo(String.class).findOne())
        .map(Secret::new);
  }

  /// Makes the key. If two processes do so, the second takes that of the first.
  private Secret made() {
    String secret = Secret.random(Ids.random()).text();
    var _ =
        ledger.write(
            handle -> handle.execute("INSERT INTO server_key (id, secret) VALUES (1, ?)", secret));
    return stored().orElseThrow();
  }
}
