package org.jadoube.play.lobby;

/// The outcome of a seek.
public sealed interface Seeking {
  /// Nobody who suits is there yet.
  record Waits(Seek seek) implements Seeking {}

  /// Somebody had been waiting for the same.
  record Plays(Meeting meeting) implements Seeking {}

  /// The seeker, their address or the server has too many seeks.
  record TooMany() implements Seeking {}
}
