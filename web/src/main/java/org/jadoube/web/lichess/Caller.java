package org.jadoube.web.lichess;

import java.util.Set;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.AccountId;
import org.jadoube.play.people.TokenScope;

/// Who sends a request.
///
/// @param scopes what the token lets it do; everything, for a session on our own pages
record Caller(Account account, Set<TokenScope> scopes) {
  Caller {
    scopes = Set.copyOf(scopes);
  }

  AccountId id() {
    return account.id();
  }

  /// Whether any of these scopes is among its own; without scopes, any token will do.
  boolean mayUse(Set<TokenScope> any) {
    return any.isEmpty() || any.stream().anyMatch(scopes::contains);
  }
}
