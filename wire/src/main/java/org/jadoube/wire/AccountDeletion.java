package org.jadoube.wire;

import static java.util.Objects.requireNonNull;

/// Somebody deletes an account.
///
/// @param password as typed; anything for an account that has none
public record AccountDeletion(String password) {
  public AccountDeletion {
    requireNonNull(password, "password");
  }

  /// Leaves out what must not reach a log.
  @Override
  public String toString() {
    return "AccountDeletion";
  }
}
