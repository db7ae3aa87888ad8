package org.jadoube.laws.refusal;

import java.time.Duration;

/// Why an act in a quickplay finish is refused.
///
/// @since 0.1.0
public sealed interface QuickplayObjection extends Objection {
  /// The event has not announced these guidelines.
  record QuickplayNotAnnounced() implements QuickplayObjection {}

  /// A number of moves is set, or time is added per move.
  record NoQuickplayFinish() implements QuickplayObjection {}

  /// The game is blitz.
  record NotInBlitz() implements QuickplayObjection {}

  /// The player has this much time left, which is too much.
  record TooMuchTimeLeft(Duration left) implements QuickplayObjection {}

  /// A claim or request is waiting for the arbiter.
  record AwaitingTheArbiter() implements QuickplayObjection {}

  /// There is no claim or request to answer.
  record NothingToDecide() implements QuickplayObjection {}

  /// The claim has ended the game; an arbiter decides the result.
  record EndedByClaim() implements QuickplayObjection {}
}
