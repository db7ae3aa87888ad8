package org.jadoube.laws.refusal;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Breach;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.regulations.DrawRestriction;

/// Why an act is refused.
///
/// @since 0.1.0
public sealed interface Objection
    permits Objection.GameNotBegun,
        Objection.GameBegunAlready,
        Objection.GameOver,
        Objection.FlagHasFallen,
        Objection.BeforeLatestEvent,
        Objection.PauseInTheFuture,
        Objection.NotForThisActor,
        Objection.NotHavingTheMove,
        Objection.ClocksPaused,
        Objection.ClocksRunning,
        Objection.NoTimeAllotted,
        Objection.IllegalMove,
        Objection.BoundByClaim,
        Objection.NoOpenOffer,
        Objection.OfferOpen,
        Objection.MovesMissing,
        Objection.RestrictedByEvent,
        Objection.ClaimDecided,
        Objection.FlagNotFallen,
        Objection.OwnFlagFallen,
        Objection.NoArbiter,
        Objection.NoTakeback,
        Objection.NotInThisEdition,
        Objection.OutOfRange,
        AdjournmentObjection,
        AnnouncementObjection,
        ConductObjection,
        OnlineObjection,
        QuickplayObjection,
        ScoresheetObjection,
        BoardObjection {
  /// The game has not begun.
  record GameNotBegun() implements Objection {}

  /// The game has already begun.
  record GameBegunAlready() implements Objection {}

  /// The game is over; it ended under `ending`.
  record GameOver(Result result, Citation ending) implements Objection {}

  /// The act came after the flag of `flagged` had fallen.
  record FlagHasFallen(Colour flagged, Instant when) implements Objection {}

  /// The act is dated before something that had already happened.
  record BeforeLatestEvent(Instant latest) implements Objection {}

  /// A pause cannot begin later than it is announced.
  record PauseInTheFuture(Instant since) implements Objection {}

  /// This actor may not do this.
  ///
  /// @param entitled who may, and when; empty in records of older programs
  record NotForThisActor(Actor by, Optional<Entitled> entitled) implements Objection {

    public NotForThisActor(Actor by, Entitled entitled) {
      this(by, Optional.of(entitled));
    }

    /// An objection to an act that is for the other party: the arbiter if `by` is a player,
    /// otherwise a player.
    public NotForThisActor(Actor by) {
      this(by, Entitled.insteadOf(by));
    }
  }

  /// The player does not have the move.
  record NotHavingTheMove(Colour turn) implements Objection {}

  /// The clocks are paused.
  record ClocksPaused() implements Objection {}

  /// The clocks are running.
  record ClocksRunning() implements Objection {}

  /// The game is played without a time control.
  record NoTimeAllotted() implements Objection {}

  /// The move is illegal, for these reasons.
  record IllegalMove(Attempt attempt, List<Breach> breaches) implements Objection {
    public IllegalMove {
      breaches = List.copyOf(breaches);
    }
  }

  /// The player must first make the move on which a wrong claim was based or, if it is illegal,
  /// another move with that piece.
  record BoundByClaim(Attempt attempt) implements Objection {}

  /// There is no offer by the opponent to accept or decline.
  record NoOpenOffer() implements Objection {}

  /// An offer by `by` is still open.
  record OfferOpen(Colour by) implements Objection {}

  /// Both players must have made a move before they can agree a draw.
  record MovesMissing(int movesByWhite, int movesByBlack) implements Objection {}

  /// The event's regulations restrict draws by agreement.
  record RestrictedByEvent(DrawRestriction restriction, int movesByBoth) implements Objection {}

  /// This claim has already been decided on this move.
  record ClaimDecided(Claim claim) implements Objection {}

  /// The flag has not fallen.
  ///
  /// @param left how much time is left; empty in permissions, which hold for longer than a reading
  ///   of the clock
  record FlagNotFallen(Colour player, Optional<Duration> left) implements Objection {}

  /// The claimant's own flag has fallen too.
  record OwnFlagFallen(Colour player) implements Objection {}

  /// The game is played without an arbiter to turn to.
  record NoArbiter() implements Objection {}

  /// Moves are not taken back now.
  ///
  /// @param why the reason
  record NoTakeback(Why why) implements Objection {
    /// Why moves are not taken back.
    public enum Why {
      /// A move that has been made stands: the players have not agreed otherwise before the game.
      MOVES_STAND,
      /// The player has made no move.
      NOT_MOVED,
      /// A proposal is open, to which the opponent has yet to answer.
      PROPOSED,
      /// The opponent has declined one in this position.
      DECLINED,
      /// The opponent has proposed nothing.
      NOT_PROPOSED
    }
  }

  /// The edition has no such provision.
  record NotInThisEdition(Rule rule) implements Objection {}

  /// A time or number that makes no sense.
  record OutOfRange() implements Objection {}
}
