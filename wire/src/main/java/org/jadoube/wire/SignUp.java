package org.jadoube.wire;

import java.util.Optional;

/// Somebody opens an account.
///
/// @param name the name that others will see
/// @param password as typed
/// @param email the owner's address, if wished
/// @since 0.1.0
public record SignUp(String name, String password, Optional<String> email) {

  /// Keeps the password out of logs.
  @Override
  public String toString() {
    return "SignUp";
  }
}
