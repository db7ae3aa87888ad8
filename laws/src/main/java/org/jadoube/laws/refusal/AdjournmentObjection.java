package org.jadoube.laws.refusal;

import java.time.Instant;
import org.jadoube.chess.Colour;
import org.jadoube.laws.event.Written;

/// Why an act in an adjournment is refused.
///
/// @since 0.1.0
public sealed interface AdjournmentObjection extends Objection {
  /// Nobody has been told to seal.
  record NotToldToSeal() implements AdjournmentObjection {}

  /// The player has already been told to seal.
  record ToldToSealAlready() implements AdjournmentObjection {}

  /// Nothing that could be sealed has been written.
  record NothingSealed() implements AdjournmentObjection {}

  /// The move that was played on the board must be sealed.
  record MustSealMovePlayed(Written played) implements AdjournmentObjection {}

  /// The game is not adjourned.
  record NotAdjourned() implements AdjournmentObjection {}

  /// The game is adjourned.
  record Adjourned() implements AdjournmentObjection {}

  /// The resumption is scheduled for later.
  record ResumptionLater(Instant resumption) implements AdjournmentObjection {}

  /// The player is already present.
  record PresentAlready(Colour player) implements AdjournmentObjection {}

  /// The opponent is present, so the reply is made on the board.
  record OpponentPresent(Colour player) implements AdjournmentObjection {}

  /// The envelope is not missing.
  record EnvelopeThere() implements AdjournmentObjection {}

  /// The player has made a move since the resumption.
  record MovedSinceResumption(Colour player) implements AdjournmentObjection {}
}
