package org.jadoube.play.people;

/// The outcome of signing up, or of changing a password.
public sealed interface SigningUp {
  /// It is done, in a new session.
  record Done(SignedIn who) implements SigningUp {}

  /// There is an account with that name, or with one that looks like it.
  record NameTaken() implements SigningUp {}

  /// A field is not fit for its purpose.
  ///
  /// @param field its name in the document
  record Unfit(String field, String expected) implements SigningUp {}

  /// The password is wrong.
  record WrongPassword() implements SigningUp {}

  /// The key for a new password does not exist, has been used, or is too old.
  record WrongKey() implements SigningUp {}

  /// Too many people are doing this at the same time.
  record Crowded() implements SigningUp {}
}
