package org.jadoube.laws.permission;

import static org.jadoube.laws.permission.PossibleActs.Family.one;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.act.Irregularity;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.Penalty;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.state.GameState;

/// Sample acts of each kind, chosen so that if all of them are refused, every other act of that
/// kind would be, too.
final class PossibleActs {
  /// A time that is neither zero nor too long.
  static final Duration SOME_TIME = Duration.ofMinutes(1);

  private final Actor by;
  private final Instant at;
  private final Attempts attempts;
  private final Family board;
  private final Family beside;
  private final Family online;

  PossibleActs(GameState game, Actor by, Instant at) {
    this.by = by;
    this.at = at;
    this.attempts = new Attempts(game, by, at);
    this.board = new PossibleBoardActs(game, by, at);
    this.beside = new PossibleActsBeside(game, attempts, by, at);
    this.online = new PossibleOnlineActs(game, by, at);
  }

  /// Acts of some kinds.
  interface Family {
    /// The acts of a kind; empty if the kind belongs to another family.
    Optional<Stream<? extends Act>> of(ActKind kind);

    static Optional<Stream<? extends Act>> one(Act act) {
      return Optional.of(Stream.of(act));
    }
  }

  /// For each manner of that kind a stream of acts: at least one, and one for every way in which
  /// the Laws may answer it.
  Stream<Stream<? extends Act>> of(ActKind kind) {
    return switch (kind) {
      case MOVE -> Stream.of(moves(false), moves(true));
      case CLAIM_DRAW -> Arrays.stream(Claim.values()).flatMap(this::claims);
      case PAUSE ->
          Arrays.stream(PauseReason.values())
              .map(reason -> Stream.of(new Act.Pause(by, at, reason)));
      case REPORT ->
          Arrays.stream(Irregularity.values())
              .map(what -> Stream.of(new BoardAct.Report(by, at, what)));
      case PENALISE -> penalties();
      default -> Stream.of(inOneManner(kind));
    };
  }

  private Stream<? extends Act> inOneManner(ActKind kind) {
    return players(kind)
        .or(() -> arbiters(kind))
        .or(() -> board.of(kind))
        .or(() -> beside.of(kind))
        .or(() -> online.of(kind))
        .orElseThrow(() -> new IllegalStateException("nobody knows how to " + kind));
  }

  private Optional<Stream<? extends Act>> players(ActKind kind) {
    return switch (kind) {
      case OFFER_DRAW -> one(new Act.OfferDraw(by, at));
      case ACCEPT_DRAW -> one(new Act.AcceptDraw(by, at));
      case DECLINE_DRAW -> one(new Act.DeclineDraw(by, at));
      case RESIGN -> one(new Act.Resign(by, at));
      case WITHDRAW_CLAIM -> one(new Act.WithdrawClaim(by, at));
      case CLAIM_FLAG -> one(new Act.ClaimFlag(by, at));
      default -> Optional.empty();
    };
  }

  private Optional<Stream<? extends Act>> arbiters(ActKind kind) {
    return switch (kind) {
      case BEGIN -> one(new Act.Begin(by, at));
      case DECIDE_CLAIM -> one(new Act.DecideClaim(by, at));
      case OBSERVE_FLAG -> one(new Act.ObserveFlag(by, at));
      case RESUME -> one(new Act.Resume(by, at));
      case SET_CLOCK -> one(new Act.SetClock(by, at, Colour.WHITE, SOME_TIME, true));
      case AWARD_TIME -> one(new Act.AwardTime(by, at, Colour.WHITE, SOME_TIME));
      case CONSENT_TO_DRAW -> one(new Act.ConsentToDraw(by, at));
      case DECIDE_RESULT -> one(new Act.DecideResult(by, at, Result.DRAW, Rule.ARBITER_OVERRULES));
      default -> Optional.empty();
    };
  }

  private Stream<? extends Act> moves(boolean offersDraw) {
    return attempts.get().map(attempt -> new Act.Move(by, at, attempt, offersDraw));
  }

  /// On the board as it stands, and by a move: it is only looked at when the claim is accepted.
  private Stream<Stream<? extends Act>> claims(Claim claim) {
    return Stream.of(
        Stream.of(new Act.ClaimDraw(by, at, claim)),
        Stream.of(new Act.ClaimDraw(by, at, claim, Optional.of(Attempts.any()))));
  }

  private Stream<Stream<? extends Act>> penalties() {
    Stream<Stream<Penalty>> plain =
        Stream.of(
                new Penalty.Warning(),
                new Penalty.MoreTimeForOpponent(SOME_TIME),
                new Penalty.LessTime(SOME_TIME),
                new Penalty.MorePointsForOpponent(),
                new Penalty.Fine(""),
                new Penalty.Exclusion(1),
                new Penalty.Expulsion())
            .map(Stream::of);
    Stream<Stream<Penalty>> points =
        Stream.of(
            Arrays.stream(Result.Score.values()).map(Penalty.FewerPoints::new),
            Arrays.stream(Result.Score.values()).map(Penalty.LossOfGame::new));
    return Stream.concat(plain, points).map(each -> each.flatMap(this::penalties));
  }

  private Stream<? extends Act> penalties(Penalty penalty) {
    return Arrays.stream(Colour.values())
        .map(offender -> new Act.Penalise(by, at, offender, penalty));
  }
}
