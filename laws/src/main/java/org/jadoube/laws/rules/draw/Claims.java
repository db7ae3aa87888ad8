package org.jadoube.laws.rules.draw;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.QuickplayAct;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.edition.choice.ClaimLoss;
import org.jadoube.laws.edition.choice.ClaimStop;
import org.jadoube.laws.ending.DrawClaims;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.ConductObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.QuickplayObjection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;
import org.jadoube.laws.state.OpenClaim;
import org.jadoube.laws.state.Pending;

/// Articles 9.2 to 9.5: claiming a draw by repetition or by fifty moves, on the board or by a move
/// that is declared first. Nobody needs a scoresheet for it ([Rule#CLAIMS_WITHOUT_SCORESHEET]): the
/// program checks the claim from its own record. It does so at once or, if the event has the
/// arbiter check claims, when the arbiter has it decided. Until then the clocks are stopped
/// ([Rule#CLAIM_STOPS_CLOCKS]), and also while a declared move is still to be written.
public final class Claims {
  private Claims() {}

  /// The rule a claim is made under.
  public static Rule rule(Act.ClaimDraw deed) {
    return DrawClaims.rule(deed.claim(), deed.intended().isPresent());
  }

  /// A claim without the right to one is made like any other, and is incorrect.
  public static Outcome claim(Colour player, Act.ClaimDraw deed, Act act, GameState game) {
    Optional<Objection> objection = objection(player, deed, game);
    if (objection.isPresent()) {
      return Outcome.refused(game, rule(deed), objection.get());
    }
    if (game.isTrial()) {
      return Outcome.nothing(game); // right or wrong, it is accepted
    }
    boolean unwritten = DeclaredMoves.isUnwritten(player, deed, act, game);
    Citation citation = game.cite(rule(deed));
    Event claimed =
        new Event.DrawClaimed(act.at(), citation, player, deed.claim(), deed.intended());
    return Outcome.of(game, claimed)
        .then(next -> DrawOffers.offerByClaim(Rule.CLAIM_IS_OFFER, player, act.at(), next))
        .then(next ->
            next.regulations().has(Arrangement.CLAIMS_CHECKED_BY_ARBITER) || unwritten
                ? stopping(player, act.at(), next)
                : ClaimDecisions.decided(act.at(), next));
  }

  private static Optional<Objection> objection(Colour player, Act.ClaimDraw deed, GameState game) {
    boolean without = game.turn() != player;
    Optional<Attempt> bound = game.boundTo().filter(_ -> !without);
    if (bound.isPresent()) {
      return bound.map(Objection.BoundByClaim::new);
    }
    boolean again =
        (without || deed.intended().isEmpty())
            && game.pending().failed().contains(new Pending.Failed(player, deed.claim()));
    return again ? Optional.of(new Objection.ClaimDecided(deed.claim())) : Optional.empty();
  }

  /// The claimant stops the clocks, unless the edition leaves the choice.
  private static Outcome stopping(Colour player, Instant at, GameState game) {
    boolean stands = game.phase() == Phase.PAUSED;
    boolean leaves = game.parameter(Parameters.CLAIM_STOPPED_BY) == ClaimStop.CLAIMANT_IF_WISHED;
    return stands || leaves
        ? Outcome.nothing(game)
        : Outcome.of(
            game,
            new Event.ClocksPaused(
                at,
                game.cite(Rule.CLAIM_STOPS_CLOCKS),
                Actor.player(player),
                PauseReason.ASSISTANCE,
                at,
                game.clock().times(at)));
  }

  /// Why `player` has no right to claim now, though the claim can be made: it is the opponent's
  /// move, or a piece has been touched.
  public static Optional<Refusal> withoutRight(Act act, GameState game) {
    return act.deed() instanceof Act.ClaimDraw claim
            && act.by() instanceof Actor.Player(Colour player)
        ? lackOfRight(player, game)
            .map(lack ->
                new Refusal(
                    game.edition()
                        .cite(
                            lack instanceof ConductObjection.ClaimRightLost
                                ? Rule.CLAIM_RIGHT_LOST
                                : rule(claim)),
                    lack))
        : Optional.empty();
  }

  private static Optional<Objection> lackOfRight(Colour player, GameState game) {
    if (game.turn() != player) {
      return Optional.of(new Objection.NotHavingTheMove(game.turn()));
    }
    return losesByTouching(game) && !game.touched().isEmpty()
        ? Optional.of(new ConductObjection.ClaimRightLost(game.touched()))
        : Optional.empty();
  }

  /// Whether touching a piece loses the right to claim on that move; otherwise only moving does.
  static boolean losesByTouching(GameState game) {
    return game.parameter(Parameters.CLAIM_LOST_BY) == ClaimLoss.TOUCHING;
  }

  /// A claim cannot be withdrawn.
  public static Outcome withdraw(GameState game) {
    Objection objection =
        game.pending()
            .claim()
            .<Objection>map(open -> new ConductObjection.ClaimOpen(open.made().by()))
            .orElseGet(QuickplayObjection.NothingToDecide::new);
    return Outcome.refused(game, Rule.CLAIM_STOPS_CLOCKS, objection);
  }

  /// Why an act must wait until an open claim is decided: it would continue the game, or end it in
  /// another way than by agreement.
  public static Optional<Refusal> holdsUp(Act act, GameState game) {
    return game.pending()
        .claim()
        .filter(_ -> waits(act))
        .map(open ->
            new Refusal(
                game.cite(Rule.CLAIM_STOPS_CLOCKS),
                new ConductObjection.ClaimOpen(open.made().by())));
  }

  private static boolean waits(Act act) {
    return switch (act.deed()) {
      case Act.Move _,
          Act.ClaimDraw _,
          Act.ClaimFlag _,
          Act.ObserveFlag _,
          Act.Resign _,
          Act.Resume _,
          QuickplayAct _,
          AdjournmentAct.OrderSealing _ ->
          true;
      default -> false;
    };
  }

  /// Whether `move` is the one required after a wrong claim or, if that is illegal, one with the
  /// same piece, provided that piece can move.
  public static boolean fulfils(Move move, Attempt bound, Position position) {
    Optional<Move> legal = bound.in(position);
    if (legal.isPresent()) {
      return legal.get().equals(move);
    }
    Optional<Square> from = start(bound, position);
    return from.isEmpty() || position.legalMoves(from.get()).isEmpty() || move.from() == from.get();
  }

  /// Whether a declared move leaves any obligation: it is legal, or another one with its piece is.
  public static boolean binds(Attempt bound, Position position) {
    return position.legalMoves().stream().anyMatch(move -> !fulfils(move, bound, position));
  }

  private static Optional<Square> start(Attempt bound, Position position) {
    return switch (bound) {
      case Attempt.Step(Square from, _, _) -> Optional.of(from);
      case Attempt.Castle(CastlingSide _) -> king(position);
    };
  }

  private static Optional<Square> king(Position position) {
    return position.legalMoves().stream()
        .filter(move -> move.role() == Role.KING)
        .map(Move::from)
        .findFirst();
  }

  /// Whether the declared move binds. Pieces touched before the claim take precedence, because the
  /// move has to be made in accordance with Article 4.
  static boolean binds(Attempt declared, OpenClaim open, Position position) {
    Optional<Square> touched =
        open.touched().stream().filter(square -> canMoveOrFall(square, position)).findFirst();
    return touched.isEmpty()
        || declared.in(position).filter(move -> concerns(touched.get(), move)).isPresent();
  }

  private static boolean canMoveOrFall(Square square, Position position) {
    return position.legalMoves().stream().anyMatch(move -> concerns(square, move));
  }

  private static boolean concerns(Square square, Move move) {
    return move.from() == square || (move.captured().isPresent() && move.to() == square);
  }
}
