package org.jadoube.laws.event;

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

/// Something that has happened in a game, judged once and for all under the edition that its
/// citation names. Regulations and events describe a game fully.
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

  /// The provision that makes it what it is.
  Citation citation();

  /// White's clock was started.
  record GameBegun(Instant at, Citation citation) implements Event {}

  /// A legal move was made.
  ///
  /// @param times what the clocks showed once it was completed, the increment included
  record MoveMade(
      Instant at, Citation citation, Colour by, Move move, Completion completion, Times times)
      implements Event {}

  /// A draw was offered; the offer stays open.
  record DrawOffered(Instant at, Citation citation, Colour by, OfferMoment moment)
      implements Event {}

  /// The open offer was declined by `by`.
  record DrawDeclined(Instant at, Citation citation, Colour by, Declining how) implements Event {}

  /// The arbiter consented to a draw that the regulations restrict.
  record DrawConsented(Instant at, Citation citation) implements Event {}

  /// A draw was claimed; a ruling on the claim follows.
  record DrawClaimed(
      Instant at, Citation citation, Colour by, Claim claim, Optional<Attempt> intended)
      implements Event {}

  /// Both clocks were stopped.
  ///
  /// @param since the moment from which no time is charged; never later than `at`
  record ClocksPaused(
      Instant at, Citation citation, Actor by, PauseReason reason, Instant since, Times times)
      implements Event {}

  /// The clock of the player having the move was started again.
  record ClocksResumed(Instant at, Citation citation, Actor by, Times times) implements Event {}

  /// In a quickplay finish a player asked for time with each move.
  record IncrementRequested(
      Instant at, Citation citation, Colour player, boolean asDelay, Times times)
      implements Event {}

  /// The arbiter did not agree to it.
  record IncrementRefused(Instant at, Citation citation, Colour player) implements Event {}

  /// A player claimed a draw in a quickplay finish; the arbiter's decision is a ruling.
  record QuickplayDrawClaimed(
      Instant at, Citation citation, Colour player, Set<QuickplayGround> grounds, Times times)
      implements Event {
    public QuickplayDrawClaimed {
      grounds = Set.copyOf(grounds);
    }
  }

  /// The opponent verified what the claimant has written down.
  record QuickplayClaimVerified(Instant at, Citation citation, Colour player, boolean agrees)
      implements Event {}
}
