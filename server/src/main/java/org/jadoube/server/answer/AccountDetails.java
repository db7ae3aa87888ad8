package org.jadoube.server.answer;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.server.people.Account;
import org.jadoube.server.people.Grant;
import org.jadoube.wire.Document;

/// An account, for whoever has signed in to it.
public record AccountDetails(
    int schema,
    String id,
    String name,
    Optional<String> email,
    Instant created,
    List<HeldRole> roles,
    List<OpenSession> sessions) {
  public AccountDetails {
    roles = List.copyOf(roles);
    sessions = List.copyOf(sessions);
  }

  /// With what it was given.
  public static AccountDetails of(Account account, List<Grant> grants, List<OpenSession> sessions) {
    return new AccountDetails(
        Document.SCHEMA,
        account.id().text(),
        account.name(),
        account.email(),
        account.created(),
        grants.stream().map(HeldRole::of).toList(),
        sessions);
  }
}
