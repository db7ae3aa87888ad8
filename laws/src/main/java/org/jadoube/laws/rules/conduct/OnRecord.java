package org.jadoube.laws.rules.conduct;

import java.time.Instant;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.fate.Fate;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.act.Link;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.ending.DrawClaims;
import org.jadoube.laws.ending.Endings;
import org.jadoube.laws.event.Completion;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.ReachedPosition;
import org.jadoube.laws.rules.time.Arrivals;
import org.jadoube.laws.state.Adjournment;
import org.jadoube.laws.state.GameState;

/// The record's evidence on the ground by which the arbiter decides a game. Only facts that the
/// record would show count: acts of people and judgements of arbiters it neither confirms nor
/// denies.
final class OnRecord {
  private static final Set<Rule> RESIGNED =
      EnumSet.of(Rule.RESIGNATION, Rule.RESIGNATION_UNWINNABLE);

  private final Result result;
  private final Instant at;
  private final GameState game;

  private OnRecord(Result result, Instant at, GameState game) {
    this.result = result;
    this.at = at;
    this.game = game;
  }

  /// Whether the record shows that the game did not end like that under `basis`.
  static boolean contradicts(Rule basis, Result result, Instant at, GameState game) {
    return !new OnRecord(result, at, game).bears(basis);
  }

  private boolean bears(Rule basis) {
    return switch (basis) {
      case CHECKMATE -> game.position().isCheckmate() && loses(game.turn());
      case STALEMATE,
          FIVEFOLD_REPETITION,
          SEVENTY_FIVE_MOVES,
          AUTOMATIC_REPETITION,
          AUTOMATIC_MOVE_COUNT ->
          everEnded(basis);
      case DEAD_POSITION -> !game.position().isCheckmate() && mayBeDead();
      case RESIGNATION, RESIGNATION_UNWINNABLE -> resigned();
      case DRAW_BY_AGREEMENT -> rulings().anyMatch(each -> isUnder(basis, each));
      case FLAG_FALL, FLAG_FALL_UNWINNABLE, FLAG_CLAIM_UNWINNABLE -> anyLoser(this::outOfTime);
      case BOTH_FLAGS_DOWN_IN_LAST_PERIOD, BOTH_FLAGS_DOWN_IN_RAPID ->
          Arrays.stream(Colour.values()).allMatch(this::outOfTime);
      case DEFAULT_TIME -> losers().allMatch(this::mayBeAbsent);
      case ILLEGAL_MOVE_LOSS, ILLEGAL_MOVE_UNWINNABLE ->
          anyLoser(player -> found(player) >= game.parameter(Parameters.LOSING_ILLEGAL_MOVE));
      case ILLEGAL_MOVE_IN_RAPID,
          ILLEGAL_MOVE_IN_RAPID_UNWINNABLE,
          ILLEGAL_MOVE_IN_BLITZ,
          ILLEGAL_MOVE_IN_BLITZ_UNWINNABLE ->
          anyLoser(player -> found(player) > 0 || isUnfound(player));
      case THREEFOLD_CLAIM -> isClaimable(Claim.THREEFOLD, game.ply());
      case FIFTY_MOVE_CLAIM -> isClaimable(Claim.FIFTY_MOVES, game.ply());
      case THREEFOLD_CLAIM_BY_INTENDED_MOVE -> isClaimableByMove(Claim.THREEFOLD);
      case FIFTY_MOVE_CLAIM_BY_INTENDED_MOVE -> isClaimableByMove(Claim.FIFTY_MOVES);
      case DISCONNECTION_LOSS, DISCONNECTION_UNWINNABLE -> anyLoser(this::wasDisconnected);
      case BAD_SEALED_MOVE, BAD_SEALED_MOVE_UNWINNABLE, LATE_FOR_RESUMPTION ->
          game.adjournment().stage() != Adjournment.Stage.NONE;
      case QUICKPLAY_CLAIM_UPHELD,
          QUICKPLAY_CLAIM_DECIDED_LATER,
          QUICKPLAY_REFERRED,
          QUICKPLAY_FINAL_POSITION,
          QUICKPLAY_NO_EFFORT ->
          game.events().stream().anyMatch(Event.QuickplayDrawClaimed.class::isInstance);
      default -> true;
    };
  }

  private boolean loses(Colour player) {
    return result.score(player) == Result.Score.LOSS;
  }

  /// The players who may lose; in a draw it can be either.
  private Stream<Colour> losers() {
    return Arrays.stream(Colour.values())
        .filter(player -> loses(player) || result.equals(Result.DRAW));
  }

  private boolean anyLoser(Predicate<Colour> fact) {
    return losers().anyMatch(fact);
  }

  private Stream<Ruling> rulings() {
    return game.events().stream().filter(Ruling.class::isInstance).map(Ruling.class::cast);
  }

  private static boolean isUnder(Rule rule, Ruling ruling) {
    return ruling.citation().rule() == rule;
  }

  /// Whether the game ended like that after any move, even if nobody noticed.
  private boolean everEnded(Rule basis) {
    Endings endings = Endings.of(game.edition());
    return game.ply().all().stream().anyMatch(ply -> endings.rules(ply).contains(basis));
  }

  private boolean mayBeDead() {
    Position position = game.position();
    return Arrays.stream(Colour.values())
        .noneMatch(
            player -> Fate.full(position, player, game.mostNodes()) instanceof Fate.Winnable);
  }

  private boolean resigned() {
    return rulings()
        .filter(each -> RESIGNED.contains(each.citation().rule()))
        .flatMap(each -> each.facts().stream())
        .anyMatch(fact ->
            fact instanceof Fact.Declared(Colour player) && losers().anyMatch(player::equals));
  }

  private boolean outOfTime(Colour player) {
    return game.clock().flagFell(player, at).isPresent()
        || rulings()
            .flatMap(each -> each.facts().stream())
            .anyMatch(fact -> fact instanceof Fact.TimeRanOut(Colour who, var _) && who == player);
  }

  private boolean mayBeAbsent(Colour player) {
    boolean late =
        rulings().anyMatch(each -> isUnder(Rule.DEFAULT_TIME, each) && each.result().isPresent());
    boolean expected = Arrivals.expected(game).contains(player);
    Optional<Instant> ends = Arrivals.ends(game);
    return late || expected && ends.filter(end -> !at.isAfter(end)).isEmpty();
  }

  private int found(Colour player) {
    return game.irregularities().found(player);
  }

  private boolean isUnfound(Colour player) {
    return game.irregularities().unfound().stream().anyMatch(each -> each.by() == player);
  }

  private boolean isClaimable(Claim claim, ReachedPosition reached) {
    return DrawClaims.of(game.edition()).isCorrect(claim, reached);
  }

  private boolean isClaimableByMove(Claim claim) {
    return game.position().legalMoves().stream()
        .anyMatch(move -> isClaimable(claim, game.ply().next(imagined(move))));
  }

  private Event.MoveMade imagined(Move move) {
    return new Event.MoveMade(
        at,
        game.cite(Rule.MOVE_MADE),
        game.turn(),
        move,
        Completion.PENDING,
        game.clock().times(at));
  }

  private boolean wasDisconnected(Colour player) {
    return game.events().stream()
        .anyMatch(event ->
            event instanceof Event.OnlineEvent.ConnectionLost lost
                && lost.player() == player
                && lost.link() == Link.ZONE);
  }
}
