package org.jadoube.web.network;

/// A password, which no message and no log shows.
public record Passphrase(String text) {
  /// The value if no password is set.
  public static final Passphrase NONE = new Passphrase("");

  @Override
  public String toString() {
    return isSet() ? "a password" : "no password";
  }

  /// Whether there is one.
  public boolean isSet() {
    return !text.isEmpty();
  }
}
