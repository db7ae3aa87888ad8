package org.jadoube.laws.event;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.act.Link;
import org.jadoube.laws.act.MovingAid;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.QuickplayGround;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;

/// Something that has happened in a game, judged once and for all under the edition in its
/// citation. The regulations and the events describe a game completely.
///
/// @since 0.1.0
public sealed interface Event
    permits Event.GameBegun,
        Event.MoveMade,
        Event.DrawOffered,
        Event.DrawDeclined,
        Event.DrawConsented,
        Event.DrawClaimed,
        Event.TakebackProposed,
        Event.TakebackDeclined,
        Event.MovesTakenBack,
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
        Event.OnlineEvent,
        Ruling {
  /// When it happened; for a ruling, when it was given.
  Instant at();

  /// The provision under which it happened.
  Citation citation();

  /// White's clock was started.
  record GameBegun(Instant at, Citation citation) implements Event {}

  /// A legal move was made.
  ///
  /// @param times the times on the clocks after it was completed, including the increment
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

  /// A draw was claimed; a ruling on the claim follows, at once or when the arbiter has checked it.
  record DrawClaimed(
      Instant at, Citation citation, Colour by, Claim claim, Optional<Attempt> intended)
      implements Event {}

  /// A player proposed to take moves back. The citation is of what that departs from.
  record TakebackProposed(Instant at, Citation citation, Colour by) implements Event {}

  /// The opponent's proposal was declined by `by`.
  record TakebackDeclined(Instant at, Citation citation, Colour by) implements Event {}

  /// Moves were taken back by agreement: the game goes on after an earlier ply. Time that was spent
  /// stays spent.
  ///
  /// @param by who proposed it
  /// @param ply the number of the latest ply that stands; 0 is the start
  /// @param times the times on the clocks
  record MovesTakenBack(Instant at, Citation citation, Colour by, int ply, Times times)
      implements Event {
    public MovesTakenBack {
      Require.atLeast(0, ply, "ply");
    }
  }

  /// Both clocks were stopped.
  ///
  /// @param since the moment from which no time is charged; never later than `at`
  record ClocksPaused(
      Instant at, Citation citation, Actor by, PauseReason reason, Instant since, Times times)
      implements Event {}

  /// The clock of the player having the move was started again.
  record ClocksResumed(Instant at, Citation citation, Actor by, Times times) implements Event {}

  /// A player asked for extra time per move in a quickplay finish.
  record IncrementRequested(
      Instant at, Citation citation, Colour player, boolean asDelay, Times times)
      implements Event {}

  /// The arbiter refused the request.
  record IncrementRefused(Instant at, Citation citation, Colour player) implements Event {}

  /// A player claimed a draw in a quickplay finish; the arbiter's decision is a ruling.
  record QuickplayDrawClaimed(
      Instant at, Citation citation, Colour player, Set<QuickplayGround> grounds, Times times)
      implements Event {
    public QuickplayDrawClaimed {
      grounds = Set.copyOf(grounds);
    }
  }

  /// The opponent verified what the claimant had written down.
  record QuickplayClaimVerified(Instant at, Citation citation, Colour player, boolean agrees)
      implements Event {}

  /// An event in a game that is played online (E04).
  sealed interface OnlineEvent extends Event {
    /// Why an entry was dropped.
    enum Dropping {
      /// The player dropped it.
      BY_PLAYER,
      /// It was illegal once the opponent had moved.
      ILLEGAL,
      /// The player had lost the video conference.
      VIDEO_LOST
    }

    /// A player chose the aids for entering moves.
    record AidsChosen(Instant at, Citation citation, Colour by, Set<MovingAid> aids)
        implements OnlineEvent {
      public AidsChosen {
        aids = Set.copyOf(aids);
      }
    }

    /// A player entered a move before the opponent had moved.
    record PremoveEntered(Instant at, Citation citation, Colour by, Attempt attempt)
        implements OnlineEvent {}

    /// A player entered a move that waits for confirmation.
    record MoveEntered(
        Instant at, Citation citation, Colour by, Attempt attempt, boolean offersDraw)
        implements OnlineEvent {}

    /// A premove, or a move that waited for confirmation, was dropped.
    ///
    /// @param why the reason
    record EntryDropped(Instant at, Citation citation, Colour by, Dropping why)
        implements OnlineEvent {}

    /// The pieces on a player's electronic board stand like this, which is no move, or not yet.
    record PositionSensed(Instant at, Citation citation, Colour by, Board board)
        implements OnlineEvent {}

    /// The pieces on a player's electronic board stand as after a legal move.
    record MoveStands(Instant at, Citation citation, Colour by, Move move) implements OnlineEvent {}

    /// The move on a player's electronic board was taken up again.
    record MoveLifted(Instant at, Citation citation, Colour by) implements OnlineEvent {}

    /// Somebody did something that the reader of this list may not see.
    record KeptPrivate(Instant at, Citation citation, Colour by) implements OnlineEvent {}

    /// A player lost a connection; the clock goes on running.
    record ConnectionLost(Instant at, Citation citation, Colour player, Link link)
        implements OnlineEvent {}

    /// A player has the connection again.
    record ConnectionRestored(Instant at, Citation citation, Colour player, Link link)
        implements OnlineEvent {}

    /// A player called the arbiter.
    record ArbiterCalled(Instant at, Citation citation, Colour player) implements OnlineEvent {}

    /// After a disconnection the arbiter had the game go on as it stood.
    record PlayedOn(Instant at, Citation citation, Colour player) implements OnlineEvent {}

    /// The only player who may see it; empty if the opponent and spectators may see it, too.
    default Optional<Colour> onlyFor() {
      return switch (this) {
        case AidsChosen chosen -> Optional.of(chosen.by());
        case PremoveEntered entered -> Optional.of(entered.by());
        case MoveEntered entered -> Optional.of(entered.by());
        case EntryDropped dropped -> Optional.of(dropped.by());
        case PositionSensed sensed -> Optional.of(sensed.by());
        case MoveStands stands -> Optional.of(stands.by());
        case MoveLifted lifted -> Optional.of(lifted.by());
        case KeptPrivate _, ConnectionLost _, ConnectionRestored _, ArbiterCalled _, PlayedOn _ ->
            Optional.empty();
      };
    }

    /// The event as `reader` may see it. An event for somebody else's eyes becomes [KeptPrivate].
    static Event shownTo(Optional<Colour> reader, Event event) {
      return event instanceof OnlineEvent online
          ? online
              .onlyFor()
              .filter(only -> !reader.equals(Optional.of(only)))
              .<Event>map(only -> new KeptPrivate(event.at(), aids(event), only))
              .orElse(event)
          : event;
    }

    /// The citation of a private event, which does not reveal its kind.
    private static Citation aids(Event event) {
      return event.citation().edition().cite(Rule.MOVING_AIDS);
    }
  }
}
