package org.jadoube.laws.rules.draw;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.edition.choice.ClaimLoss;
import org.jadoube.laws.ending.DrawClaims;
import org.jadoube.laws.event.Completion;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Ply;
import org.jadoube.laws.refusal.ConductObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.LegalMoves;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.ShorterPenalties;
import org.jadoube.laws.state.GameState;

/// Articles 9.2 to 9.5: claiming a draw by repetition or by fifty moves, on the board or by a move
/// that is declared first. The clocks may have been stopped for it ([Rule#CLAIM_STOPS_CLOCKS]). The
/// program checks the claim at once from its own record ([Rule#CHECKING_THE_CLAIM]), so nobody
/// needs a scoresheet for it ([Rule#CLAIMS_WITHOUT_SCORESHEET]).
public final class Claims {
  private Claims() {}

  /// The rule a claim is made under.
  public static Rule rule(Act.ClaimDraw act) {
    return DrawClaims.rule(act.claim(), act.intended().isPresent());
  }

  public static Outcome claim(Colour player, Act.ClaimDraw act, GameState game) {
    Optional<Objection> objection = objection(player, act, game);
    if (objection.isPresent()) {
      boolean lost = objection.get() instanceof ConductObjection.ClaimRightLost;
      return Outcome.refused(game, lost ? Rule.CLAIM_RIGHT_LOST : rule(act), objection.get());
    }
    Citation citation = game.edition().cite(rule(act));
    Event claimed = new Event.DrawClaimed(act.at(), citation, player, act.claim(), act.intended());
    return Outcome.of(game, claimed)
        .then(next -> DrawOffers.offerByClaim(Rule.CLAIM_IS_OFFER, player, act.at(), next))
        .then(next -> rule(player, act, next));
  }

  private static Optional<Objection> objection(Colour player, Act.ClaimDraw act, GameState game) {
    if (game.turn() != player) {
      return Optional.of(new Objection.NotHavingTheMove(game.turn()));
    }
    if (game.parameter(Parameters.CLAIM_LOST_BY) == ClaimLoss.TOUCHING
        && !game.touched().isEmpty()) {
      return Optional.of(new ConductObjection.ClaimRightLost(game.touched()));
    }
    if (game.boundTo().isPresent()) {
      return game.boundTo().map(Objection.BoundByClaim::new);
    }
    boolean again = act.intended().isEmpty() && game.pending().claimed().contains(act.claim());
    return again ? Optional.of(new Objection.ClaimDecided(act.claim())) : Optional.empty();
  }

  private static Outcome rule(Colour player, Act.ClaimDraw act, GameState game) {
    Optional<Ply> ply = claimedPly(act, game);
    List<Fact> facts = new ArrayList<>();
    act.intended().ifPresent(attempt -> facts.add(intended(attempt, ply, game)));
    ply.ifPresent(reached -> facts.add(DrawClaims.ground(act.claim(), reached)));
    // Whether the game is drawn at once ([Rule#CORRECT_CLAIM]).
    boolean correct =
        ply.filter(reached -> DrawClaims.of(game.edition()).isCorrect(act.claim(), reached))
            .isPresent();
    return Outcome.of(
        game,
        correct
            ? GameEnd.ruling(game, act.at(), rule(act), Result.DRAW, facts)
            : incorrect(player, act, facts, game));
  }

  /// The position a claim is about: the one on the board or the one after the declared move; empty
  /// if that move is illegal.
  private static Optional<Ply> claimedPly(Act.ClaimDraw act, GameState game) {
    return act.intended().isEmpty()
        ? Optional.of(game.ply())
        : LegalMoves.legal(game.ply(), act.intended().get())
            .map(move -> game.ply().next(imagined(move, act.at(), game)));
  }

  private static Event.MoveMade imagined(Move move, Instant at, GameState game) {
    Citation citation = game.edition().cite(Rule.MOVE_MADE);
    Times times = game.clock().times(at);
    return new Event.MoveMade(at, citation, game.turn(), move, Completion.PENDING, times);
  }

  private static Fact intended(Attempt attempt, Optional<Ply> ply, GameState game) {
    return ply.isPresent()
        ? new Fact.Intended(attempt)
        : new Fact.IntendedIllegal(attempt, LegalMoves.breaches(game, attempt));
  }

  /// The opponent gets time, in an old edition the claimant also loses some, and the declared move
  /// must be made.
  private static Ruling incorrect(
      Colour player, Act.ClaimDraw act, List<Fact> facts, GameState game) {
    List<Consequence> consequences = new ArrayList<>();
    game.clock()
        .left(player, act.at())
        .ifPresent(left -> {
          Duration bonus =
              ShorterPenalties.penalty(game.parameter(Parameters.WRONG_CLAIM_BONUS), game);
          consequences.add(new Consequence.TimeAdded(player.opposite(), bonus));
          Duration loss = loss(left, game);
          if (!loss.isZero()) {
            consequences.add(new Consequence.TimeTaken(player, loss));
          }
          ShorterPenalties.rule(game)
              .ifPresent(rule -> facts.add(new Fact.Under(game.edition().cite(rule))));
          facts.add(new Fact.ClocksShowed(game.clock().times(act.at())));
        });
    act.intended()
        .ifPresent(attempt -> consequences.add(new Consequence.MoveBinds(player, attempt)));
    return new Ruling(act.at(), game.edition().cite(Rule.INCORRECT_CLAIM), consequences, facts);
  }

  /// The time that a wrong claim costs a claimant who has `left`.
  private static Duration loss(Duration left, GameState game) {
    Duration most = game.parameter(Parameters.WRONG_CLAIM_COSTS_AT_MOST);
    Duration spare = left.minus(game.parameter(Parameters.WRONG_CLAIM_LEAVES_AT_LEAST));
    Duration loss = Collections.min(List.of(left.dividedBy(2), most, spare));
    return loss.isNegative() ? Duration.ZERO : loss;
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
}
