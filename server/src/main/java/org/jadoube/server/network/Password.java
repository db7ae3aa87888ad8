package org.jadoube.server.network;

/// A password, which no message and no log shows.
public record Password(String text) {
  /// What is used where no password is set.
  public static final Password NONE = new Password("");

  @Override
  public String toString() {
    return isSet() ? "a password" : "no password";
  }

  /// Whether there is one.
  public boolean isSet() {
    return !text.isEmpty();
  }
}
