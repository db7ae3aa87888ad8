package org.jadoube.laws.refusal;

import static java.util.Objects.requireNonNull;

import java.time.Duration;

/// Why something cannot be done in a quickplay finish, or is not one.
public sealed interface QuickplayObjection extends Objection {
  /// The event has not announced these guidelines.
  record QuickplayNotAnnounced() implements QuickplayObjection {}

  /// Moves are still counted, or time is added with each.
  record NoQuickplayFinish() implements QuickplayObjection {}

  /// The game is blitz.
  record NotInBlitz() implements QuickplayObjection {}

  /// The player has this much time left, which is too much.
  record TooMuchTimeLeft(Duration left) implements QuickplayObjection {
    public TooMuchTimeLeft {
      requireNonNull(left, "left");
    }
  }

  /// A claim or request waits for the arbiter.
  record AwaitingTheArbiter() implements QuickplayObjection {}

  /// There is no claim or request to answer.
  record NothingToDecide() implements QuickplayObjection {}

  /// The claim has ended the game, and an arbiter decides the result.
  record EndedByClaim() implements QuickplayObjection {}
}
