package org.jadoube.wire;

import java.util.Optional;

/// Somebody opens an account.
///
/// @param name as others will see it
/// @param password as typed
/// @param email how to reach its owner, if that is wished
public record SignUp(String name, String password, Optional<String> email) {

  /// Leaves out what must not reach a log.
  @Override
  public String toString() {
    return "SignUp";
  }
}
