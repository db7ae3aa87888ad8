package org.jadoube.laws.act;

import static java.util.Objects.requireNonNull;

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
/// [Laws#decide] says what the Laws make of it. An act may therefore name times, plies and numbers
/// that do not exist, and is then refused.
public sealed interface Act
    permits Act.Begin,
        Act.Move,
        Act.OfferDraw,
        Act.AcceptDraw,
        Act.DeclineDraw,
        Act.Resign,
        Act.ClaimDraw,
        Act.DecideClaim,
        Act.WithdrawClaim,
        Act.ClaimFlag,
        Act.ObserveFlag,
        Act.Pause,
        Act.Resume,
        Act.SetClock,
        Act.AwardTime,
        Act.Penalise,
        Act.ConsentToDraw,
        Act.DecideResult,
        AdjournmentAct,
        AnnouncementAct,
        ConductAct,
        Act.OnlineAct,
        QuickplayAct,
        ScoresheetAct,
        BoardAct,
        ClockAct {
  /// Who does it.
  Actor by();

  /// When, to the millisecond; anything finer is ignored.
  Instant at();

  /// White's clock is started at the scheduled time (Article 6.6).
  record Begin(Actor by, Instant at) implements Act {
    public Begin {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// A complete move on a screen: the piece is touched and released and the clock pressed in one
  /// act. With `offersDraw`, a draw is offered after the move is made and before the clock is
  /// pressed.
  ///
  /// @param attempt the move
  /// @param offersDraw whether a draw is offered with it
  record Move(Actor by, Instant at, Attempt attempt, boolean offersDraw) implements Act {
    public Move {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(attempt, "attempt");
    }

    /// A move without a draw offer.
    public Move(Actor by, Instant at, Attempt attempt) {
      this(by, at, attempt, false);
    }
  }

  /// A draw is offered at any other time than with a move (Article 9.1.2.1).
  ///
  /// @param condition a condition that the player attaches to the offer, which has no effect
  record OfferDraw(Actor by, Instant at, Optional<String> condition) implements Act {
    public OfferDraw {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(condition, "condition");
    }

    /// An offer without a condition, as it should be.
    public OfferDraw(Actor by, Instant at) {
      this(by, at, Optional.empty());
    }
  }

  /// The opponent's offer is accepted.
  record AcceptDraw(Actor by, Instant at) implements Act {
    public AcceptDraw {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The opponent's offer is declined in words.
  record DeclineDraw(Actor by, Instant at) implements Act {
    public DeclineDraw {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The player resigns (Article 5.1.2).
  record Resign(Actor by, Instant at) implements Act {
    public Resign {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// A player claims a draw (Articles 9.2 and 9.3), on the position on the board or by a move that
  /// is declared and not yet made. Only the player having the move has the right to; any other
  /// claim is incorrect.
  ///
  /// @param claim what is claimed
  /// @param intended the move declared with the claim; empty if the position on the board is
  ///   claimed
  record ClaimDraw(Actor by, Instant at, Claim claim, Optional<Attempt> intended) implements Act {
    public ClaimDraw {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(claim, "claim");
      requireNonNull(intended, "intended");
    }

    /// A claim on the position on the board.
    public ClaimDraw(Actor by, Instant at, Claim claim) {
      this(by, at, claim, Optional.empty());
    }
  }

  /// The arbiter has the open claim of a draw decided, once it has been checked in the presence of
  /// both players (Article 9.5).
  ///
  /// @param overruling what the arbiter decides against the record; empty to go by the record
  record DecideClaim(Actor by, Instant at, Optional<ClaimOverruling> overruling) implements Act {
    public DecideClaim {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(overruling, "overruling");
    }

    /// A decision by the record.
    public DecideClaim(Actor by, Instant at) {
      this(by, at, Optional.empty());
    }
  }

  /// The claimant wants the claim back, which is never possible (Article 9.5.1).
  record WithdrawClaim(Actor by, Instant at) implements Act {
    public WithdrawClaim {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// A player says that the opponent's flag has fallen (Article 6.8).
  record ClaimFlag(Actor by, Instant at) implements Act {
    public ClaimFlag {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The arbiter or the clock checks whether a flag has fallen (Article 6.8).
  record ObserveFlag(Actor by, Instant at) implements Act {
    public ObserveFlag {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The clocks are paused. A program that was itself interrupted gives its last heartbeat in
  /// `since`; no time after that is charged to anybody.
  ///
  /// @param reason why
  /// @param since from when on no time is charged, if that is earlier than now
  record Pause(Actor by, Instant at, PauseReason reason, Optional<Instant> since) implements Act {
    public Pause {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(reason, "reason");
      requireNonNull(since, "since");
    }

    /// A pause from now on.
    public Pause(Actor by, Instant at, PauseReason reason) {
      this(by, at, reason, Optional.empty());
    }
  }

  /// The clock that was running when they were paused runs again (Article 6.11.3).
  record Resume(Actor by, Instant at) implements Act {
    public Resume {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The arbiter sets a clock that was wrong (Article 6.10.2), or that has to be set because play
  /// went back to an earlier position (Article 7.1).
  ///
  /// @param colour whose clock
  /// @param remaining the time it then shows
  /// @param necessary whether the event's schedule would otherwise suffer (Article A.5.1.1); in
  ///   rapid and blitz it may be too late to correct a wrong setting for any other reason
  record SetClock(Actor by, Instant at, Colour colour, Duration remaining, boolean necessary)
      implements Act {
    public SetClock {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(colour, "colour");
      requireNonNull(remaining, "remaining");
    }

    /// A clock set for neither reason.
    public SetClock(Actor by, Instant at, Colour colour, Duration remaining) {
      this(by, at, colour, remaining, false);
    }
  }

  /// The arbiter gives a player more time after an external disturbance (Article 12.5).
  ///
  /// @param colour the player who gets more time
  /// @param extra how much
  record AwardTime(Actor by, Instant at, Colour colour, Duration extra) implements Act {
    public AwardTime {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(colour, "colour");
      requireNonNull(extra, "extra");
    }
  }

  /// The arbiter penalises a player (Article 12.9).
  ///
  /// @param offender who is penalised
  /// @param penalty the penalty
  /// @param basis what was broken; if empty, the Articles on the conduct of the players
  record Penalise(Actor by, Instant at, Colour offender, Penalty penalty, Optional<Basis> basis)
      implements Act {
    public Penalise {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(offender, "offender");
      requireNonNull(penalty, "penalty");
      requireNonNull(basis, "basis");
    }

    /// A penalty for a player's conduct.
    public Penalise(Actor by, Instant at, Colour offender, Penalty penalty) {
      this(by, at, offender, penalty, Optional.empty());
    }
  }

  /// The arbiter allows the players to agree a draw that the regulations restrict (Article 9.1.1).
  record ConsentToDraw(Actor by, Instant at) implements Act {
    public ConsentToDraw {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The arbiter decides how the game ends, and under which rule. In a finished game the decision
  /// replaces the result.
  ///
  /// @param result the result
  /// @param basis the rule under which the game ends
  record DecideResult(Actor by, Instant at, Result result, Rule basis) implements Act {
    public DecideResult {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(result, "result");
      requireNonNull(basis, "basis");
    }
  }

  /// An act in a game that is played online (E04).
  sealed interface OnlineAct extends Act {
    /// A player chooses the aids for entering moves that the competition allows (E04 3.1.5). Until
    /// then smart moves and premoves are on, the others off.
    ///
    /// @param aids those that are on from now on
    record ChooseAids(Actor by, Instant at, Set<MovingAid> aids) implements OnlineAct {
      public ChooseAids {
        requireNonNull(by, "by");
        requireNonNull(at, "at");
        requireNonNull(aids, "aids");
        aids = Set.copyOf(aids);
      }
    }

    /// A player having the move enters it by one square (E04 3.1.5.1): the first or the last of the
    /// only possible move that has it.
    ///
    /// @param square the square that is selected
    record SelectSquare(Actor by, Instant at, Square square) implements OnlineAct {
      public SelectSquare {
        requireNonNull(by, "by");
        requireNonNull(at, "at");
        requireNonNull(square, "square");
      }
    }

    /// A player enters a move before the opponent has moved (E04 3.1.5.2). It takes the place of an
    /// earlier one.
    ///
    /// @param attempt the move
    record EnterPremove(Actor by, Instant at, Attempt attempt) implements OnlineAct {
      public EnterPremove {
        requireNonNull(by, "by");
        requireNonNull(at, "at");
        requireNonNull(attempt, "attempt");
      }
    }

    /// A player drops the premove, or the move that waits for a confirmation.
    record DropEntry(Actor by, Instant at) implements OnlineAct {
      public DropEntry {
        requireNonNull(by, "by");
        requireNonNull(at, "at");
      }
    }

    /// A player confirms the move entered (E04 3.1.5.4).
    record ConfirmMove(Actor by, Instant at) implements OnlineAct {
      public ConfirmMove {
        requireNonNull(by, "by");
        requireNonNull(at, "at");
      }
    }

    /// The electronic board of a player reports how the pieces stand on it (E04 3.2), whenever that
    /// has changed.
    ///
    /// @param board the pieces
    record SensePosition(Actor by, Instant at, Board board) implements OnlineAct {
      public SensePosition {
        requireNonNull(by, "by");
        requireNonNull(at, "at");
        requireNonNull(board, "board");
      }
    }

    /// The program or the arbiter notes that a player has lost a connection (E04 11.4 and 13.3).
    ///
    /// @param player who has lost it
    /// @param link what the player was connected to
    record NoteDisconnection(Actor by, Instant at, Colour player, Link link) implements OnlineAct {
      public NoteDisconnection {
        requireNonNull(by, "by");
        requireNonNull(at, "at");
        requireNonNull(player, "player");
        requireNonNull(link, "link");
      }
    }

    /// The program or the arbiter notes that the connection is there again.
    ///
    /// @param player who has it again
    /// @param link what the player is connected to
    record NoteReconnection(Actor by, Instant at, Colour player, Link link) implements OnlineAct {
      public NoteReconnection {
        requireNonNull(by, "by");
        requireNonNull(at, "at");
        requireNonNull(player, "player");
        requireNonNull(link, "link");
      }
    }

    /// A player calls the arbiter (E04 15.1 and 19.1).
    record CallArbiter(Actor by, Instant at) implements OnlineAct {
      public CallArbiter {
        requireNonNull(by, "by");
        requireNonNull(at, "at");
      }
    }

    /// The arbiter shows a card to a player who lost the video conference (E04 13.4).
    ///
    /// @param player who is shown the card
    /// @param card its colour
    record ShowCard(Actor by, Instant at, Colour player, Card card) implements OnlineAct {
      public ShowCard {
        requireNonNull(by, "by");
        requireNonNull(at, "at");
        requireNonNull(player, "player");
        requireNonNull(card, "card");
      }
    }

    /// The chief arbiter of a hybrid competition decides how a game goes on after a disconnection
    /// (E04 18.9).
    ///
    /// @param player who was disconnected
    /// @param verdict the decision
    record DecideDisconnection(Actor by, Instant at, Colour player, DisconnectionVerdict verdict)
        implements OnlineAct {
      public DecideDisconnection {
        requireNonNull(by, "by");
        requireNonNull(at, "at");
        requireNonNull(player, "player");
        requireNonNull(verdict, "verdict");
      }
    }
  }
}
