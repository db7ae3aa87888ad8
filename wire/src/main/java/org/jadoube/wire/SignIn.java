package org.jadoube.wire;

/// Somebody signs in.
///
/// @param name of the account
/// @param password as typed
public record SignIn(String name, String password) {

  /// Keeps the password out of logs.
  @Override
  public String toString() {
    return "SignIn";
  }
}
