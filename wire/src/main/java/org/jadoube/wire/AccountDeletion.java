package org.jadoube.wire;

/// Somebody deletes an account.
///
/// @param password as typed; anything for an account that has none
public record AccountDeletion(String password) {

  /// Leaves out what must not reach a log.
  @Override
  public String toString() {
    return "AccountDeletion";
  }
}
