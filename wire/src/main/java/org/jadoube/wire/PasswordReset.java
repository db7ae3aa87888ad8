package org.jadoube.wire;

/// Somebody who has forgotten a password sets a new one.
///
/// @param key the secret from the administrator's link
/// @param next the password from now on
/// @since 0.1.0
public record PasswordReset(String key, String next) {

  /// Keeps the password out of logs.
  @Override
  public String toString() {
    return "PasswordReset";
  }
}
