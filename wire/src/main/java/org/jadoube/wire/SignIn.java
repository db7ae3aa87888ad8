package org.jadoube.wire;

import static java.util.Objects.requireNonNull;

/// Somebody signs in.
///
/// @param name of the account
/// @param password as typed
public record SignIn(String name, String password) {
  public SignIn {
    requireNonNull(name, "name");
    requireNonNull(password, "password");
  }

  /// Leaves out what must not reach a log.
  @Override
  public String toString() {
    return "SignIn";
  }
}
