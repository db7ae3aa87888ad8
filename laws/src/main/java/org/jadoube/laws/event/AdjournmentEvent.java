package org.jadoube.laws.event;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.EnvelopeLabel;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Citation;

/// An event in adjourning or resuming a game. If that ends the game, a ruling says so.
public sealed interface AdjournmentEvent extends Event {
  /// The player having the move has been told to seal.
  record SealingOrdered(Instant at, Citation citation, Colour player, Optional<Instant> sessionEnds)
      implements AdjournmentEvent {
    public SealingOrdered {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(player, "player");
      requireNonNull(sessionEnds, "sessionEnds");
    }
  }

  /// The player has written the move to be sealed.
  ///
  /// @param played whether it was made on the board
  record MoveSealed(Instant at, Citation citation, Colour player, Written written, boolean played)
      implements AdjournmentEvent {
    public MoveSealed {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(player, "player");
      requireNonNull(written, "written");
    }
  }

  /// The envelope is closed and the clock stopped.
  ///
  /// @param chargedUntil the time up to which the player is charged
  record GameAdjourned(
      Instant at, Citation citation, Colour player, Instant chargedUntil, Envelope envelope)
      implements AdjournmentEvent {
    public GameAdjourned {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(player, "player");
      requireNonNull(chargedUntil, "chargedUntil");
      requireNonNull(envelope, "envelope");
    }
  }

  /// The arbiter has checked the envelope.
  record EnvelopeLabelled(Instant at, Citation citation, EnvelopeLabel label)
      implements AdjournmentEvent {
    public EnvelopeLabelled {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(label, "label");
    }
  }

  /// The envelope is missing.
  record EnvelopeLost(Instant at, Citation citation) implements AdjournmentEvent {
    public EnvelopeLost {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
    }
  }

  /// The position and clocks are set as they were at the adjournment.
  record ResumptionBegun(Instant at, Citation citation, Set<Colour> present, Times times)
      implements AdjournmentEvent {
    public ResumptionBegun {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(present, "present");
      requireNonNull(times, "times");
      present = Set.copyOf(present);
    }
  }

  /// The clock of the player who has to reply is started in their absence.
  record ReplierAwaited(Instant at, Citation citation, Colour player, Times times)
      implements AdjournmentEvent {
    public ReplierAwaited {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(player, "player");
      requireNonNull(times, "times");
    }
  }

  /// An absent player has arrived.
  record ArrivedForResumption(Instant at, Citation citation, Colour player)
      implements AdjournmentEvent {
    public ArrivedForResumption {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(player, "player");
    }
  }

  /// The arbiter lets a late player play.
  record LatenessExcused(Instant at, Citation citation, Colour player) implements AdjournmentEvent {
    public LatenessExcused {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(player, "player");
    }
  }

  /// An envelope was opened, or the lost move stated.
  ///
  /// @param reply whether it is the second envelope, with the reply
  record EnvelopeOpened(
      Instant at, Citation citation, Colour sealer, Written written, boolean reply)
      implements AdjournmentEvent {
    public EnvelopeOpened {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(sealer, "sealer");
      requireNonNull(written, "written");
    }
  }

  /// The reply is sealed and the absent player's clock started.
  record ReplySealed(Instant at, Citation citation, Colour player, Written written, Times times)
      implements AdjournmentEvent {
    public ReplySealed {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(player, "player");
      requireNonNull(written, "written");
      requireNonNull(times, "times");
    }
  }

  /// A player pointed out that a clock shows the wrong time.
  record TimesDisputed(Instant at, Citation citation, Colour player, Times times)
      implements AdjournmentEvent {
    public TimesDisputed {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(player, "player");
      requireNonNull(times, "times");
    }
  }
}
