package org.jadoube.wire;

/// Somebody deletes an account.
///
/// @param password as typed; anything for an account that has none
public record AccountDeletion(String password) {

  /// Keeps the password out of logs.
  @Override
  public String toString() {
    return "AccountDeletion";
  }
}
