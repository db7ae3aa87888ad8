package org.jadoube.wire;

/// Somebody signs in.
///
/// @param name of the account
/// @param password as typed
public record SignIn(String name, String password) {

  /// Leaves out what must not reach a log.
  @Override
  public String toString() {
    return "SignIn";
  }
}
