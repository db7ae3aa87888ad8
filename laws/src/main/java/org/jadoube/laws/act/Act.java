package org.jadoube.laws.act;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Square;
import org.jadoube.laws.Laws;
import org.jadoube.laws.edition.Rule;

/// Something that somebody does in a game at a certain time. Anybody may try any act at any time;
/// [Laws#decide] gives the Laws' answer. So an act may name times, plies and numbers that do not
/// exist, and is then refused.
///
/// ```java
/// Attempt e4 = new Attempt.Step(Square.E2, Square.E4, Optional.empty());
/// Act act = new Act(Actor.WHITE, Instant.EPOCH, new Act.Move(e4));
/// act.kind().getSimpleName(); // => Move
/// ```
///
/// @param by who does it
/// @param at when, to the millisecond; anything finer is ignored
/// @param deed what is done
/// @since 0.1.0
public record Act(Actor by, Instant at, Deed deed) {
  /// The deed itself, whoever does it and whenever. Its class is the kind of the act.
  public sealed interface Deed
      permits Usual,
          AdjournmentAct,
          AnnouncementAct,
          ConductAct,
          OnlineAct,
          QuickplayAct,
          ScoresheetAct,
          BoardAct,
          ClockAct {}

  /// The kind of this act.
  public Class<? extends Deed> kind() {
    return deed.getClass();
  }

  /// This deed, done by somebody else or at another time.
  public Act with(Actor by, Instant at) {
    return new Act(by, at, deed);
  }

  /// A deed that can be done in any game: moves, draws, clocks and decisions.
  public sealed interface Usual extends Deed {}

  /// White's clock is started at the scheduled time (Article 6.6).
  public record Begin() implements Usual {}

  /// A complete move on a screen: the piece is touched and released and the clock pressed in one
  /// act. With `offersDraw`, a draw is offered after the move is made and before the clock is
  /// pressed.
  ///
  /// @param attempt the move
  /// @param offersDraw whether a draw is offered with it
  public record Move(Attempt attempt, boolean offersDraw) implements Usual {
    /// A move without a draw offer.
    public Move(Attempt attempt) {
      this(attempt, false);
    }
  }

  /// A draw is offered at any time other than with a move (Article 9.1.2.1).
  ///
  /// @param condition a condition that the player attaches to the offer, which has no effect
  public record OfferDraw(Optional<String> condition) implements Usual {
    /// An offer without a condition, as it should be.
    public OfferDraw() {
      this(Optional.empty());
    }
  }

  /// The opponent's offer is accepted.
  public record AcceptDraw() implements Usual {}

  /// The opponent's offer is declined in words.
  public record DeclineDraw() implements Usual {}

  /// The player resigns (Article 5.1.2).
  public record Resign() implements Usual {}

  /// A player of a casual game proposes to go back to before the player's own last move. The Laws
  /// know no such thing (Article 4.7), so it is refused unless the players have agreed otherwise
  /// beforehand, by the arrangement `takebacks`.
  public record ProposeTakeback() implements Usual {}

  /// The opponent's proposal to take moves back is accepted, and the game goes back.
  public record AcceptTakeback() implements Usual {}

  /// The opponent's proposal to take moves back is declined.
  public record DeclineTakeback() implements Usual {}

  /// A player claims a draw (Articles 9.2 and 9.3), on the position on the board or by a move that
  /// is declared and not yet made. Only the player having the move has the right to claim; any
  /// other claim is incorrect.
  ///
  /// @param claim the grounds of the claim
  /// @param intended the move declared with the claim; empty if the position on the board is
  ///   claimed
  public record ClaimDraw(Claim claim, Optional<Attempt> intended) implements Usual {
    /// A claim on the position on the board.
    public ClaimDraw(Claim claim) {
      this(claim, Optional.empty());
    }
  }

  /// The open claim of a draw is decided, once the arbiter has checked it in the presence of both
  /// players (Article 9.5).
  ///
  /// @param overruling what the arbiter decides against the record; empty to go by the record
  public record DecideClaim(Optional<ClaimOverruling> overruling) implements Usual {
    /// A decision by the record.
    public DecideClaim() {
      this(Optional.empty());
    }
  }

  /// The claimant wants the claim back, which is never possible (Article 9.5.1).
  public record WithdrawClaim() implements Usual {}

  /// A player says that the opponent's flag has fallen (Article 6.8).
  public record ClaimFlag() implements Usual {}

  /// The arbiter or the clock checks whether a flag has fallen (Article 6.8).
  public record ObserveFlag() implements Usual {}

  /// The clocks are paused. A program that was itself interrupted gives its last heartbeat in
  /// `since`; no time after that is charged to anybody.
  ///
  /// @param reason why
  /// @param since from when on no time is charged, if that is earlier than now
  public record Pause(PauseReason reason, Optional<Instant> since) implements Usual {
    /// A pause from now on.
    public Pause(PauseReason reason) {
      this(reason, Optional.empty());
    }
  }

  /// The clock that was running when they were paused runs again (Article 6.11.3).
  public record Resume() implements Usual {}

  /// The arbiter sets a clock that was wrong (Article 6.10.2), or that has to be set because play
  /// went back to an earlier position (Article 7.1).
  ///
  /// @param colour whose clock
  /// @param remaining the time it then shows
  /// @param necessary whether the event's schedule would otherwise suffer (Article A.5.1.1); in
  ///   rapid and blitz it may be too late to correct a wrong setting for any other reason
  public record SetClock(Colour colour, Duration remaining, boolean necessary) implements Usual {
    /// A clock set for neither reason.
    public SetClock(Colour colour, Duration remaining) {
      this(colour, remaining, false);
    }
  }

  /// The arbiter gives a player more time after an external disturbance (Article 12.5).
  ///
  /// @param colour the player who gets more time
  /// @param extra how much
  public record AwardTime(Colour colour, Duration extra) implements Usual {}

  /// The arbiter penalises a player (Article 12.9).
  ///
  /// @param offender who is penalised
  /// @param penalty the penalty
  /// @param basis the provision broken; if empty, the Articles on the conduct of the players
  public record Penalise(Colour offender, Penalty penalty, Optional<Basis> basis) implements Usual {
    /// A penalty for a player's conduct.
    public Penalise(Colour offender, Penalty penalty) {
      this(offender, penalty, Optional.empty());
    }
  }

  /// The arbiter allows the players to agree a draw that the regulations restrict (Article 9.1.1).
  public record ConsentToDraw() implements Usual {}

  /// The arbiter decides how the game ends, and under which rule. In a finished game the decision
  /// replaces the result.
  ///
  /// @param result the result
  /// @param basis the provision under which the game ends
  /// @param overruling why, in the arbiter's words; needed if the record says otherwise
  public record DecideResult(Result result, Basis basis, Optional<String> overruling)
      implements Usual {
    /// A decision by the record.
    public DecideResult(Result result, Rule basis) {
      this(result, Basis.of(basis), Optional.empty());
    }
  }

  /// An act in a game that is played online (E04).
  public sealed interface OnlineAct extends Deed {
    /// A player chooses the aids for entering moves that the competition allows (E04 3.1.5). Until
    /// then smart moves and premoves are on, the others off.
    ///
    /// @param aids those that are on from now on
    record ChooseAids(Set<MovingAid> aids) implements OnlineAct {
      public ChooseAids {
        aids = Set.copyOf(aids);
      }
    }

    /// A player having the move enters it by one square (E04 3.1.5.1): the first or the last square
    /// of the only legal move that begins or ends there.
    ///
    /// @param square the square that is selected
    record SelectSquare(Square square) implements OnlineAct {}

    /// A player enters a move before the opponent has moved (E04 3.1.5.2). It takes the place of an
    /// earlier one.
    ///
    /// @param attempt the move
    record EnterPremove(Attempt attempt) implements OnlineAct {}

    /// A player drops the premove, or the move that waits for confirmation.
    record DropEntry() implements OnlineAct {}

    /// A player confirms the move entered (E04 3.1.5.4).
    record ConfirmMove() implements OnlineAct {}

    /// A player's electronic board reports the pieces on it (E04 3.2), whenever they change.
    ///
    /// @param board the pieces
    record SensePosition(Board board) implements OnlineAct {}

    /// The program or the arbiter notes that a player has lost a connection (E04 11.4 and 13.3).
    ///
    /// @param player who has lost it
    /// @param link what the player was connected to
    record NoteDisconnection(Colour player, Link link) implements OnlineAct {}

    /// The program or the arbiter notes that the connection has been restored.
    ///
    /// @param player who has it again
    /// @param link what the player is connected to
    record NoteReconnection(Colour player, Link link) implements OnlineAct {}

    /// A player calls the arbiter (E04 15.1 and 19.1).
    record CallArbiter() implements OnlineAct {}

    /// The arbiter shows a card to a player who lost the video conference (E04 13.4).
    ///
    /// @param player who is shown the card
    /// @param card its colour
    record ShowCard(Colour player, Card card) implements OnlineAct {}

    /// The chief arbiter of a hybrid competition decides how a game goes on after a disconnection
    /// (E04 18.9).
    ///
    /// @param player who was disconnected
    /// @param verdict the decision
    record DecideDisconnection(Colour player, DisconnectionVerdict verdict) implements OnlineAct {}
  }
}
