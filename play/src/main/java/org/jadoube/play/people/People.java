package org.jadoube.play.people;

import java.time.InstantSource;
import org.jadoube.store.Ledger;

/// Everybody the server knows.
///
/// @param accounts their accounts
/// @param grants their roles in games and tournaments
/// @param log their deeds as officials
/// @param devices their devices
/// @param hidden those that an operator has hidden
/// @param listed the games that anybody may find in a list
/// @param arbiters the places of invited arbiters
/// @param tokens with which programs act for them
/// @param bots those that programs play for
public record People(
    Accounts accounts,
    Grants grants,
    OfficeLog log,
    KnownDevices devices,
    Hidden hidden,
    Listed listed,
    ArbitersPlace arbiters,
    PersonalTokens tokens,
    Bots bots) {
  /// The people in a database.
  public static People in(Ledger ledger, InstantSource clock) {
    Accounts accounts = new Accounts(ledger, clock);
    accounts.names().adopt();
    Grants grants = new Grants(ledger, clock);
    Hidden hidden = new Hidden(ledger, clock);
    return new People(
        accounts,
        grants,
        new OfficeLog(ledger, clock),
        new KnownDevices(ledger, clock),
        hidden,
        new Listed(ledger, hidden, clock),
        new ArbitersPlace(ledger, clock, grants),
        new PersonalTokens(ledger, clock, accounts),
        new Bots(ledger, clock));
  }
}
