package org.jadoube.laws.permission;

import static org.jadoube.laws.permission.PossibleActs.Family.one;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.Penalty;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.rules.LegalMoves;
import org.jadoube.laws.state.GameState;

/// What somebody could do in a game at a moment: enough acts of each kind that if all of these are
/// refused, every other would be, too.
final class PossibleActs {
  /// A time that is neither nothing nor too much.
  static final Duration SOME_TIME = Duration.ofMinutes(1);

  private final GameState game;
  private final Actor by;
  private final Instant at;
  private final Family board;
  private final Family beside;

  PossibleActs(GameState game, Actor by, Instant at) {
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

  GameState game(){return game;}
  /// At least one act of that kind, and one for every way in which the Laws may answer it.
  List<Act> of(ActKind kind) {
    return players(kind)
        .or(() -> arbiters(kind))
        .or(() -> board.of(kind))
        .or(() -> beside.of(kind))
        .orElseThrow(() -> new IllegalStateException("nobody knows how to " + kind))
        .map(Act.class::cast)
        .toList();
  }

  private Optional<Stream<? extends Act>> players(ActKind kind) {
    return switch (kind) {
      case MOVE -> Optional.of(moves());
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

  private Stream<Act> moves() {
    return Stream.of(false, true)
        .flatMap(
            offers -> attempts(game).map(attempt -> new Act.Move(by, at, attempt, offers)));
  }

  /// What a player could try that Article 3 allows, after having pressed the clock on nothing too;
  /// at last something that it may not allow, for there must be something to refuse.
  static Stream<Attempt> attempts(GameState game) {
    Stream<Move> legal = LegalMoves.legal(game.ply()).stream();
    Stream<Move> afterPressing =
        game.ply().previous().stream().flatMap(ply -> LegalMoves.legal(ply).stream());
    return Stream.concat(
        Stream.concat(legal, afterPressing).map(PossibleActs::attempt),
        Stream.of(new Attempt.Castle(CastlingSide.KING_SIDE)));
  }

  private static Attempt attempt(Move move) {
    return switch (move) {
      case Move.Castling castling -> new Attempt.Castle(castling.side());
      case Move.Promotion promotion ->
          new Attempt.Step(move.from(), move.to(), Optional.of(promotion.promoted()));
      case Move.Normal _, Move.EnPassant _ ->
          new Attempt.Step(move.from(), move.to(), Optional.empty());
    };
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
            new Penalty.LessTime(SOME_TIME),
            new Penalty.MorePointsForOpponent(),
            new Penalty.Fine(""),
            new Penalty.Exclusion(1),
            new Penalty.Expulsion());
    Stream<Penalty> points =
        Arrays.stream(Result.Score.values())
            .flatMap(
                score -> Stream.of(new Penalty.FewerPoints(score), new Penalty.LossOfGame(score)));
    return Stream.concat(plain, points)
        .flatMap(penalty ->
            Arrays.stream(Colour.values())
                .map(offender -> new Act.Penalise(by, at, offender, penalty)));
  }
}
