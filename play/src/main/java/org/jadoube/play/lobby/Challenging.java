package org.jadoube.play.lobby;

/// The outcome of making a challenge.
public sealed interface Challenging {
  /// It waits for an answer.
  record Made(Challenge challenge) implements Challenging {}

  /// Nobody plays against themselves.
  record Oneself() implements Challenging {}

  /// The challenger, or the server, has too many challenges that wait for an answer.
  record TooMany() implements Challenging {}
}
