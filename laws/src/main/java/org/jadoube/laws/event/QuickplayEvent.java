package org.jadoube.laws.event;

import java.time.Instant;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.QuickplayGround;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Citation;

/// What has happened in a quickplay finish; the arbiter's decisions are rulings.
public sealed interface QuickplayEvent extends Event {
  /// A player asked for time with each move.
  record IncrementRequested(
      Instant at, Citation citation, Colour player, boolean asDelay, Times times)
      implements QuickplayEvent {}

  /// The arbiter did not agree to it.
  record IncrementRefused(Instant at, Citation citation, Colour player) implements QuickplayEvent {}

  /// A player claimed a draw.
  record QuickplayDrawClaimed(
      Instant at, Citation citation, Colour player, Set<QuickplayGround> grounds, Times times)
      implements QuickplayEvent {
    public QuickplayDrawClaimed {
      grounds = Set.copyOf(grounds);
    }
  }

  /// The opponent verified what the claimant has written down.
  record QuickplayClaimVerified(Instant at, Citation citation, Colour player, boolean agrees)
      implements QuickplayEvent {}
}
