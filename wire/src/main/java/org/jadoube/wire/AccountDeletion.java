package org.jadoube.wire;

/// Somebody deletes an account.
///
/// @param password as typed; anything for an account that has none
/// @since 0.1.0
public record AccountDeletion(String password) {

  /// Keeps the password out of logs.
  @Override
  public String toString() {
    return "AccountDeletion";
  }
}
