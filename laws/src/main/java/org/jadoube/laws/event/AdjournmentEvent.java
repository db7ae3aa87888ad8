package org.jadoube.laws.event;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.EnvelopeLabel;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Citation;

/// An event in adjourning or resuming a game. If that ends the game, a ruling says so.
///
/// @since 0.1.0
public sealed interface AdjournmentEvent extends Event {
  /// The player having the move has been told to seal.
  record SealingOrdered(Instant at, Citation citation, Colour player, Optional<Instant> sessionEnds)
      implements AdjournmentEvent {}

  /// The player has written the move to be sealed.
  ///
  /// @param played whether it was made on the board
  record MoveSealed(Instant at, Citation citation, Colour player, Written written, boolean played)
      implements AdjournmentEvent {}

  /// The envelope is closed and the clock stopped.
  ///
  /// @param chargedUntil the time up to which the player is charged
  record GameAdjourned(
      Instant at, Citation citation, Colour player, Instant chargedUntil, Envelope envelope)
      implements AdjournmentEvent {}

  /// The arbiter has checked the envelope.
  record EnvelopeLabelled(Instant at, Citation citation, EnvelopeLabel label)
      implements AdjournmentEvent {}

  /// The envelope is missing.
  record EnvelopeLost(Instant at, Citation citation) implements AdjournmentEvent {}

  /// The position and clocks are set as they were at the adjournment.
  record ResumptionBegun(Instant at, Citation citation, Set<Colour> present, Times times)
      implements AdjournmentEvent {
    public ResumptionBegun {
      present = Set.copyOf(present);
    }
  }

  /// The clock of the player who has to reply is started in their absence.
  record ReplierAwaited(Instant at, Citation citation, Colour player, Times times)
      implements AdjournmentEvent {}

  /// An absent player has arrived.
  record ArrivedForResumption(Instant at, Citation citation, Colour player)
      implements AdjournmentEvent {}

  /// The arbiter lets a late player play.
  record LatenessExcused(Instant at, Citation citation, Colour player)
      implements AdjournmentEvent {}

  /// An envelope was opened, or the lost move stated.
  ///
  /// @param reply whether it is the second envelope, with the reply
  record EnvelopeOpened(
      Instant at, Citation citation, Colour sealer, Written written, boolean reply)
      implements AdjournmentEvent {}

  /// The reply is sealed and the absent player's clock started.
  record ReplySealed(Instant at, Citation citation, Colour player, Written written, Times times)
      implements AdjournmentEvent {}

  /// A player pointed out that a clock shows the wrong time.
  record TimesDisputed(Instant at, Citation citation, Colour player, Times times)
      implements AdjournmentEvent {}
}
