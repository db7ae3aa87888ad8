package org.jadoube.server.answer;

import java.time.Instant;
import org.jadoube.server.people.OfficeLog;

/// What an official did.
///
/// @param holder `account:` or `key:` and an id
/// @param deed the type of the act or another matter
/// @param what the act as it was sent
/// @param outcome such as `done: events 7 to 8` or `refused: …`; empty if the server stopped in
///   between
public record OfficeEntry(
    Instant moment, String role, String holder, String deed, String what, String outcome) {
  /// As it is stored.
  public static OfficeEntry of(OfficeLog.Entry entry) {
    return new OfficeEntry(
        entry.moment(), entry.role(), entry.holder(), entry.deed(), entry.what(), entry.outcome());
  }
}
