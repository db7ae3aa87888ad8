package org.jadoube.play.people;

/// The outcome of signing up, or of changing a password.
public sealed interface SigningUp {
  /// It is done, in a new session.
  record Done(SignedIn who) implements SigningUp {}

  /// There is an account of that name, or of one that looks like it.
  record NameTaken() implements SigningUp {}

  /// A field is not fit for its purpose.
  ///
  /// @param field its name in the document
  record Unfit(String field, String expected) implements SigningUp {}

  /// The password that should prove who it is does not.
  record WrongPassword() implements SigningUp {}

  /// The key for a new password is none, has been used, or is too old.
  record WrongKey() implements SigningUp {}

  /// Too many people do this at the same time.
  record Crowded() implements SigningUp {}
}
