package org.jadoube.play.people;

import java.time.InstantSource;
import org.jadoube.store.Ledger;

/// Everybody the server knows.
///
/// @param accounts who they are
/// @param grants what they are in games and tournaments
/// @param log what they did as officials
/// @param devices with what they come
/// @param hidden what an operator has hidden of them
/// @param arbiters how invited arbiters take their place
public record People(
    Accounts accounts,
    Grants grants,
    OfficeLog log,
    KnownDevices devices,
    Hidden hidden,
    ArbitersPlace arbiters) {
  /// The people in a database.
  public static People in(Ledger ledger, InstantSource clock) {
    Accounts accounts = new Accounts(ledger, clock);
    accounts.names().adopt();
    Grants grants = new Grants(ledger, clock);
    return new People(
        accounts,
        grants,
        new OfficeLog(ledger, clock),
        new KnownDevices(ledger, clock),
        new Hidden(ledger, clock),
        new ArbitersPlace(ledger, clock, grants));
  }
}
