package org.jadoube.play.people;

/// The outcome of deleting one's account.
public enum Leaving {
  /// It is deleted.
  DONE,
  /// The password is wrong.
  WRONG_PASSWORD,
  /// A tournament would have no organiser.
  LAST_ORGANISER,
  /// Too many people are doing this at the same time.
  CROWDED
}
