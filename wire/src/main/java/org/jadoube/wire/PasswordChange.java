package org.jadoube.wire;

/// Somebody changes a password.
///
/// @param current the password so far; anything for an account that has none
/// @param next the password from now on
/// @since 0.1.0
public record PasswordChange(String current, String next) {

  /// Keeps the passwords out of logs.
  @Override
  public String toString() {
    return "PasswordChange";
  }
}
