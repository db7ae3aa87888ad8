package org.jadoube.laws.permission;

import static org.jadoube.laws.permission.PossibleActs.Family.one;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.Penalty;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.deciding.Deciding;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.rules.LegalMoves;
import org.jadoube.laws.state.GameState;

/// What somebody could do in a game at a moment: of each kind of act one instance for every way in
/// which the Laws may answer it, so that none is accepted if all of these are refused.
public final class PossibleActs {
  /// A time that is neither nothing nor too much.
  static final Duration SOME_TIME = Duration.ofMinutes(1);

  private final GameState game;
  private final Actor by;
  private final Instant at;
  private final Family board;
  private final Family beside;

  public PossibleActs(GameState game, Actor by, Instant at) {
    this.game = game;
    this.by = by;
    this.at = at;
    this.board = new PossibleBoardActs(game, by, at);
    this.beside = new PossibleActsBeside(game, by, at);
  }

  /// Acts of some kinds.
  interface Family {
    /// The acts of a kind; empty if the kind is another family's.
    Optional<Stream<? extends Act>> of(ActKind kind);

    static Optional<Stream<? extends Act>> one(Act act) {
      return Optional.of(Stream.of(act));
    }
  }

  /// The kinds of act of which `actor` could do one now that would not be refused.
  public static Set<ActKind> permitted(GameState game, Actor actor, Instant at) {
    PossibleActs possible = new PossibleActs(game, actor, at);
    return Arrays.stream(ActKind.values())
        .filter(kind -> possible.accepted(kind).isPresent())
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(ActKind.class)));
  }

  /// An act of that kind that is not refused, if there is one.
  public Optional<Act> accepted(ActKind kind) {
    return of(kind)
        .filter(act -> Deciding.decide(act, game).refusal().isEmpty())
        .findFirst()
        .map(Function.identity());
  }

  private Stream<? extends Act> of(ActKind kind) {
    return players(kind)
        .or(() -> arbiters(kind))
        .or(() -> board.of(kind))
        .or(() -> beside.of(kind))
        .orElseThrow(() -> new IllegalStateException("nobody knows how to " + kind));
  }

  private Optional<Stream<? extends Act>> players(ActKind kind) {
    return switch (kind) {
      case MOVE -> Optional.of(attempts(game).map(attempt -> new Act.Move(by, at, attempt)));
      case OFFER_DRAW -> one(new Act.OfferDraw(by, at));
      case ACCEPT_DRAW -> one(new Act.AcceptDraw(by, at));
      case DECLINE_DRAW -> one(new Act.DeclineDraw(by, at));
      case RESIGN -> one(new Act.Resign(by, at));
      case CLAIM_DRAW -> Optional.of(claims());
      case CLAIM_FLAG -> one(new Act.ClaimFlag(by, at));
      case PAUSE ->
          Optional.of(
              Arrays.stream(PauseReason.values()).map(reason -> new Act.Pause(by, at, reason)));
      default -> Optional.empty();
    };
  }

  private Optional<Stream<? extends Act>> arbiters(ActKind kind) {
    return switch (kind) {
      case BEGIN -> one(new Act.Begin(by, at));
      case OBSERVE_FLAG -> one(new Act.ObserveFlag(by, at));
      case RESUME -> one(new Act.Resume(by, at));
      case SET_CLOCK -> one(new Act.SetClock(by, at, Colour.WHITE, SOME_TIME, true));
      case AWARD_TIME -> one(new Act.AwardTime(by, at, Colour.WHITE, SOME_TIME));
      case PENALISE -> Optional.of(penalties());
      case CONSENT_TO_DRAW -> one(new Act.ConsentToDraw(by, at));
      case DECIDE_RESULT -> one(new Act.DecideResult(by, at, Result.DRAW, Rule.ARBITER_OVERRULES));
      default -> Optional.empty();
    };
  }

  /// What a player could try that Article 3 allows, after having pressed the clock on nothing too.
  static Stream<Attempt> attempts(GameState game) {
    Stream<Move> afterPressing =
        game.ply().previous().stream().flatMap(ply -> LegalMoves.legal(ply).stream());
    return Stream.concat(LegalMoves.legal(game.ply()).stream(), afterPressing).map(Attempt::of);
  }

  private Stream<Act> claims() {
    return Arrays.stream(Claim.values())
        .flatMap(claim ->
            Stream.concat(
                Stream.of(new Act.ClaimDraw(by, at, claim)),
                attempts(game)
                    .limit(1)
                    .map(attempt -> new Act.ClaimDraw(by, at, claim, Optional.of(attempt)))));
  }

  private Stream<Act> penalties() {
    Stream<Penalty> plain =
        Stream.of(
            new Penalty.Warning(),
            new Penalty.MoreTimeForOpponent(SOME_TIME),
            new Penalty.MorePointsForOpponent(),
            new Penalty.Expulsion());
    Stream<Penalty> points =
        Arrays.stream(Result.Score.values())
            .flatMap(
                score -> Stream.of(new Penalty.FewerPoints(score), new Penalty.LossOfGame(score)));
    return Stream.concat(plain, points)
        .flatMap(penalty ->
            Set.of(Colour.values()).stream()
                .map(offender -> new Act.Penalise(by, at, offender, penalty)));
  }
}
