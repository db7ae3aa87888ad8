package org.jadoube.laws.rules.draw;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.act.ClaimOverruling;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.ending.DrawClaims;
import org.jadoube.laws.event.BoardFact;
import org.jadoube.laws.event.Completion;
import org.jadoube.laws.event.ConductFact;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Ply;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.QuickplayObjection;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.LegalMoves;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.ShorterPenalties;
import org.jadoube.laws.state.GameState;
import org.jadoube.laws.state.OpenClaim;

/// Articles 9.5.2 and 9.5.3 (9.5a and 9.5b before 2018): whether a claim of a draw is correct, and
/// the consequences. The program checks it from its own record ([Rule#CHECKING_THE_CLAIM]), and the
/// arbiter may decide otherwise.
public final class ClaimDecisions {
  private ClaimDecisions() {}

  /// The arbiter has an open claim decided.
  public static Outcome decide(Act.DecideClaim deed, Act act, GameState game) {
    Citation citation = game.cite(Rule.CLAIM_STOPS_CLOCKS);
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, citation, new Objection.NotForThisActor(act.by()));
    }
    return game.pending().claim().isPresent()
        ? decided(act.at(), deed.overruling(), game)
        : Outcome.refused(game, citation, new QuickplayObjection.NothingToDecide());
  }

  /// The open claim, decided by the record.
  public static Outcome decided(Instant at, GameState game) {
    return decided(at, Optional.empty(), game);
  }

  private static Outcome decided(Instant at, Optional<ClaimOverruling> overruling, GameState game) {
    OpenClaim open = game.pending().claim().orElseThrow();
    Finding found = found(open, game);
    Finding finding =
        overruling
            .filter(other -> other.isAgainst(found.correct()))
            .map(other -> found.overruled(other, game))
            .orElse(found);
    return Outcome.of(
        game,
        finding.correct()
            ? GameEnd.ruling(game, at, open.made().citation().rule(), Result.DRAW, finding.facts())
            : incorrect(open, finding.facts(), at, game));
  }

  /// Whether a claim is correct, and why.
  private record Finding(boolean correct, List<Fact> facts) {
    /// This finding as the arbiter overrules it, knowing better than the record
    /// ([Rule#ARBITER_OVERRULES]).
    Finding overruled(ClaimOverruling overruling, GameState game) {
      List<Fact> all = new ArrayList<>(facts);
      all.add(new ConductFact.ClaimOverruled(correct, overruling.reason()));
      all.add(new Fact.Under(game.cite(Rule.ARBITER_OVERRULES)));
      return new Finding(!correct, all);
    }
  }

  private static Finding found(OpenClaim open, GameState game) {
    Ply ply = game.ply().at(open.ply());
    List<Fact> lacking = lackOfRight(open, ply, game);
    return lacking.isEmpty() ? judged(open, ply, game) : new Finding(/* correct= */ false, lacking);
  }

  /// Why the claimant had no right to claim, if so: the opponent had the move, or a piece had been
  /// touched. Making a move loses the right in every edition.
  private static List<Fact> lackOfRight(OpenClaim open, Ply ply, GameState game) {
    List<Fact> facts = new ArrayList<>();
    boolean touched = Claims.losesByTouching(game) && !open.touched().isEmpty();
    if (open.isWithoutTheMove()) {
      facts.add(new BoardFact.HasTheMove(open.turn()));
      ply.made().ifPresent(made -> facts.add(new Fact.LastMove(ply.number(), made.move())));
    } else if (touched) {
      facts.add(new BoardFact.Touched(open.turn(), open.touched()));
    }
    if (open.isWithoutTheMove() ? ply.number() > 0 : touched) {
      facts.add(new Fact.Under(game.cite(Rule.CLAIM_RIGHT_LOST)));
    }
    return facts;
  }

  private static Finding judged(OpenClaim open, Ply ply, GameState game) {
    Event.DrawClaimed made = open.made();
    Optional<Ply> claimed = claimed(made, ply, game);
    List<Fact> facts = new ArrayList<>();
    made.intended().ifPresent(attempt -> facts.add(intended(attempt, claimed, game)));
    claimed.ifPresent(reached -> facts.add(DrawClaims.ground(made.claim(), reached)));
    // Whether the game is drawn at once ([Rule#CORRECT_CLAIM]).
    boolean correct =
        claimed
            .filter(reached -> DrawClaims.of(game.edition()).isCorrect(made.claim(), reached))
            .isPresent();
    claimed
        .filter(_ -> !correct && made.claim() == Claim.THREEFOLD)
        .ifPresent(reached -> facts.addAll(Differences.facts(reached, game.edition())));
    return new Finding(correct, facts);
  }

  /// The position a claim is about: the one on the board or the one after the declared move; empty
  /// if that move is illegal.
  private static Optional<Ply> claimed(Event.DrawClaimed made, Ply ply, GameState game) {
    return made.intended().isEmpty()
        ? Optional.of(ply)
        : LegalMoves.legal(ply, made.intended().get())
            .map(move -> ply.next(imagined(move, made, game)));
  }

  private static Event.MoveMade imagined(Move move, Event.DrawClaimed made, GameState game) {
    Citation citation = game.cite(Rule.MOVE_MADE);
    Times times = game.clock().times(made.at());
    return new Event.MoveMade(made.at(), citation, made.by(), move, Completion.PENDING, times);
  }

  private static Fact intended(Attempt attempt, Optional<Ply> claimed, GameState game) {
    return claimed.isPresent()
        ? new Fact.Intended(attempt)
        : new Fact.IntendedIllegal(attempt, LegalMoves.breaches(game, attempt));
  }

  /// The ruling on an incorrect claim: the opponent gets time, in an old edition the claimant also
  /// loses some, and the declared move must be made.
  private static Ruling incorrect(OpenClaim open, List<Fact> reasons, Instant at, GameState game) {
    List<Fact> facts = new ArrayList<>(reasons);
    List<Consequence> consequences = new ArrayList<>();
    Colour player = open.made().by();
    game.clock()
        .left(player, at)
        .ifPresent(left -> {
          consequences.addAll(times(player, left, game));
          ShorterPenalties.rule(game).ifPresent(rule -> facts.add(new Fact.Under(game.cite(rule))));
          facts.add(new Fact.ClocksShowed(game.clock().times(at)));
        });
    open.made()
        .intended()
        .filter(_ -> !open.isWithoutTheMove() && game.turn() == player)
        .filter(attempt -> Claims.binds(attempt, open, game.position()))
        .ifPresent(attempt -> consequences.add(new Consequence.MoveBinds(player, attempt)));
    return new Ruling(at, game.cite(Rule.INCORRECT_CLAIM), consequences, facts);
  }

  private static List<Consequence> times(Colour player, Duration left, GameState game) {
    List<Consequence> times = new ArrayList<>();
    Duration bonus = ShorterPenalties.penalty(game.parameter(Parameters.WRONG_CLAIM_BONUS), game);
    times.add(new Consequence.TimeAdded(player.opposite(), bonus));
    Duration loss = loss(left, game);
    if (!loss.isZero()) {
      times.add(new Consequence.TimeTaken(player, loss));
    }
    return times;
  }

  /// The time that a wrong claim costs a claimant who has `left`.
  private static Duration loss(Duration left, GameState game) {
    Duration most = game.parameter(Parameters.WRONG_CLAIM_COSTS_AT_MOST);
    Duration spare = left.minus(game.parameter(Parameters.WRONG_CLAIM_LEAVES_AT_LEAST));
    Duration loss = Collections.min(List.of(left.dividedBy(2), most, spare));
    return loss.isNegative() ? Duration.ZERO : loss;
  }
}
