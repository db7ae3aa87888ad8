package org.jadoube.laws.event;

import static java.util.Objects.requireNonNull;

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
      implements QuickplayEvent {
    public IncrementRequested {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(player, "player");
      requireNonNull(times, "times");
    }
  }

  /// The arbiter did not agree to it.
  record IncrementRefused(Instant at, Citation citation, Colour player) implements QuickplayEvent {
    public IncrementRefused {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(player, "player");
    }
  }

  /// A player claimed a draw.
  record QuickplayDrawClaimed(
      Instant at, Citation citation, Colour player, Set<QuickplayGround> grounds, Times times)
      implements QuickplayEvent {
    public QuickplayDrawClaimed {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(player, "player");
      requireNonNull(grounds, "grounds");
      requireNonNull(times, "times");
      grounds = Set.copyOf(grounds);
    }
  }

  /// The opponent verified what the claimant has written down.
  record QuickplayClaimVerified(Instant at, Citation citation, Colour player, boolean agrees)
      implements QuickplayEvent {
    public QuickplayClaimVerified {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(player, "player");
    }
  }
}
