package org.jadoube.laws.event;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.QuickplayGround;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Citation;

/// Something that has happened in a game, judged once and for all under the edition in its
/// citation. The regulations and the events describe a game completely.
public sealed interface Event
    permits Event.GameBegun,
        Event.MoveMade,
        Event.DrawOffered,
        Event.DrawDeclined,
        Event.DrawConsented,
        Event.DrawClaimed,
        Event.ClocksPaused,
        Event.ClocksResumed,
        Event.IncrementRequested,
        Event.IncrementRefused,
        Event.QuickplayDrawClaimed,
        Event.QuickplayClaimVerified,
        ScoresheetEvent,
        BoardEvent,
        ClockEvent,
        AdjournmentEvent,
        AnnouncementEvent,
        ConductEvent,
        Ruling {
  /// When it happened; for a ruling, when it was given.
  Instant at();

  /// The provision under which it happened.
  Citation citation();

  /// White's clock was started.
  record GameBegun(Instant at, Citation citation) implements Event {
    public GameBegun {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
    }
  }

  /// A legal move was made.
  ///
  /// @param times what the clocks showed after it was completed, including the increment
  record MoveMade(
      Instant at, Citation citation, Colour by, Move move, Completion completion, Times times)
      implements Event {
    public MoveMade {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(by, "by");
      requireNonNull(move, "move");
      requireNonNull(completion, "completion");
      requireNonNull(times, "times");
    }
  }

  /// A draw was offered; the offer stays open.
  record DrawOffered(Instant at, Citation citation, Colour by, OfferMoment moment)
      implements Event {
    public DrawOffered {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(by, "by");
      requireNonNull(moment, "moment");
    }
  }

  /// The open offer was declined by `by`.
  record DrawDeclined(Instant at, Citation citation, Colour by, Declining how) implements Event {
    public DrawDeclined {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(by, "by");
      requireNonNull(how, "how");
    }
  }

  /// The arbiter consented to a draw that the regulations restrict.
  record DrawConsented(Instant at, Citation citation) implements Event {
    public DrawConsented {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
    }
  }

  /// A draw was claimed; a ruling on the claim follows, at once or when the arbiter has checked it.
  record DrawClaimed(
      Instant at, Citation citation, Colour by, Claim claim, Optional<Attempt> intended)
      implements Event {
    public DrawClaimed {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(by, "by");
      requireNonNull(claim, "claim");
      requireNonNull(intended, "intended");
    }
  }

  /// Both clocks were stopped.
  ///
  /// @param since the moment from which no time is charged; never later than `at`
  record ClocksPaused(
      Instant at, Citation citation, Actor by, PauseReason reason, Instant since, Times times)
      implements Event {
    public ClocksPaused {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(by, "by");
      requireNonNull(reason, "reason");
      requireNonNull(since, "since");
      requireNonNull(times, "times");
    }
  }

  /// The clock of the player having the move was started again.
  record ClocksResumed(Instant at, Citation citation, Actor by, Times times) implements Event {
    public ClocksResumed {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(by, "by");
      requireNonNull(times, "times");
    }
  }

  /// A player asked for extra time per move in a quickplay finish.
  record IncrementRequested(
      Instant at, Citation citation, Colour player, boolean asDelay, Times times) implements Event {
    public IncrementRequested {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(player, "player");
      requireNonNull(times, "times");
    }
  }

  /// The arbiter refused the request.
  record IncrementRefused(Instant at, Citation citation, Colour player) implements Event {
    public IncrementRefused {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(player, "player");
    }
  }

  /// A player claimed a draw in a quickplay finish; the arbiter's decision is a ruling.
  record QuickplayDrawClaimed(
      Instant at, Citation citation, Colour player, Set<QuickplayGround> grounds, Times times)
      implements Event {
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
      implements Event {
    public QuickplayClaimVerified {
      requireNonNull(at, "at");
      requireNonNull(citation, "citation");
      requireNonNull(player, "player");
    }
  }
}
