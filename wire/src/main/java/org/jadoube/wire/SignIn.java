package org.jadoube.wire;

/// Somebody signs in.
///
/// @param name of the account
/// @param password as typed
/// @since 0.1.0
public record SignIn(String name, String password) {

  /// Keeps the password out of logs.
  @Override
  public String toString() {
    return "SignIn";
  }
}
