package org.jadoube.server.people;

import java.time.InstantSource;
import org.jadoube.server.store.Ledger;

/// Everybody the server knows.
///
/// @param accounts who they are
/// @param grants what they are in games and events
/// @param log what they did as officials
public record People(Accounts accounts, Grants grants, OfficeLog log) {
  /// The people in a database.
  public static People in(Ledger ledger, InstantSource clock) {
    return new People(
        new Accounts(ledger, clock), new Grants(ledger, clock), new OfficeLog(ledger, clock));
  }
}
