package org.jadoube.laws;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Square;

/// Why an act is refused.
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
        Objection.NotInThisEdition,
        Objection.OutOfRange,
        ScoresheetObjection {
  /// The game has not begun.
  record GameNotBegun() implements Objection {}

  /// The game has begun already.
  record GameBegunAlready() implements Objection {}

  /// The game is over; it ended under `ending`.
  record GameOver(Result result, Citation ending) implements Objection {}

  /// The act came after the flag of `flagged` had fallen.
  record FlagHasFallen(Colour flagged, Instant when) implements Objection {}

  /// The act is dated before something that has already happened.
  record BeforeLatestEvent(Instant latest) implements Objection {}

  /// A pause cannot begin after it is announced.
  record PauseInTheFuture(Instant since) implements Objection {}

  /// This actor may not do this.
  record NotForThisActor(Actor by) implements Objection {}

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

  /// The player must first make the move that a wrong claim was based on, or, where that is
  /// illegal, another move with its piece.
  record BoundByClaim(Attempt attempt) implements Objection {}

  /// The pieces touched, on these squares and in this order, do not allow that move.
  record BoundByTouch(List<Square> touched) implements Objection {
    public BoundByTouch {
      touched = List.copyOf(touched);
    }
  }

  /// Nothing stands on that square.
  record NothingOnSquare(Square square) implements Objection {}

  /// A piece stands on that square already.
  record SquareOccupied(Square square) implements Objection {}

  /// The player has no such piece in the hand.
  record PieceNotInHand(Piece piece) implements Objection {}

  /// No piece is being held on that square.
  record NothingHeld(Square square) implements Objection {}

  /// The piece on that square has not been touched.
  record NotTouched(Square square) implements Objection {}

  /// That square is not on the last rank.
  record NotOnTheLastRank(Square square) implements Objection {}

  /// Pieces that `by` displaced must be put back first.
  record PiecesDisplaced(Colour by) implements Objection {}

  /// The clock of that player is not running.
  record OwnClockNotRunning(Colour player) implements Objection {}

  /// Nothing of the kind is there to be put right, or it is too late for it.
  record NothingIrregular(Irregularity what) implements Objection {}

  /// After so many moves by both players it is too late.
  record TooLate(int moves) implements Objection {}

  /// That player is here already.
  record ArrivedAlready(Colour player) implements Objection {}

  /// Nobody could play from what stands on the board.
  record CannotBePlayed() implements Objection {}

  /// The default time ends only then.
  record DefaultTimeNotOver(Instant ends) implements Objection {}

  /// There is no offer by the opponent to accept or decline.
  record NoOpenOffer() implements Objection {}

  /// An offer by `by` is still open.
  record OfferOpen(Colour by) implements Objection {}

  /// Both players must have made a move before they can agree a draw.
  record MovesMissing(int movesByWhite, int movesByBlack) implements Objection {}

  /// The event's regulations restrict drawing by agreement.
  record RestrictedByEvent(DrawRestriction restriction, int movesByBoth) implements Objection {}

  /// This claim was found to be incorrect on this very move.
  record ClaimDecided(Claim claim) implements Objection {}

  /// The flag has not fallen; this much time is left.
  record FlagNotFallen(Colour player, Duration left) implements Objection {}

  /// The claimant's own flag has fallen too.
  record OwnFlagFallen(Colour player) implements Objection {}

  /// The game is played without an arbiter to turn to.
  record NoArbiter() implements Objection {}

  /// The edition has no such provision.
  record NotInThisEdition(Rule rule) implements Objection {}

  /// A time or number that makes no sense.
  record OutOfRange() implements Objection {}
}
