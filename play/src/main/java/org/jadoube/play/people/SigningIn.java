package org.jadoube.play.people;

/// The outcome of signing in.
public sealed interface SigningIn {
  /// It is done, in a new session.
  record Done(SignedIn who) implements SigningIn {}

  /// There is no account with that name and password; the answer does not say which of them is
  /// wrong.
  record Wrong() implements SigningIn {}

  /// Too many people are doing this at the same time.
  record Crowded() implements SigningIn {}
}
