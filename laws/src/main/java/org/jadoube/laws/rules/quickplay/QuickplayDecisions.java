package org.jadoube.laws.rules.quickplay;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.QuickplayAct;
import org.jadoube.laws.act.QuickplayVerdict;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.DrawOffer;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.QuickplayObjection;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;
import org.jadoube.laws.state.Quickplay;

/// Guidelines III.4 to III.6: the arbiter's decisions in a quickplay finish.
public final class QuickplayDecisions {
  private QuickplayDecisions() {}

  /// The answer to a request for an increment, granted once the draw offer in it has been refused.
  static Outcome answer(QuickplayAct.AnswerIncrementRequest deed, Act act, GameState game) {
    Rule rule =
        game.edition().has(Rule.INCREMENT_INTRODUCED)
            ? Rule.INCREMENT_INTRODUCED
            : Rule.QUICKPLAY_CLAIM;
    Optional<Objection> objection = objection(deed, act, game);
    if (objection.isPresent()) {
      return Outcome.refused(game, rule, objection.get());
    }
    Quickplay open = game.proceedings().quickplay();
    Colour player = open.request().orElseThrow();
    return Outcome.of(
        game,
        deed.granted()
            ? introduced(player, open.asDelay(), act.at(), game)
            : new Event.IncrementRefused(act.at(), game.cite(rule), player));
  }

  private static Optional<Objection> objection(
      QuickplayAct.AnswerIncrementRequest deed, Act act, GameState game) {
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Optional.of(new Objection.NotForThisActor(act.by()));
    }
    Optional<Colour> player = game.proceedings().quickplay().request();
    if (player.isEmpty()) {
      return Optional.of(new QuickplayObjection.NothingToDecide());
    }
    return game.openOffer(player.get())
        .map(DrawOffer::by)
        .filter(_ -> deed.granted())
        .map(Objection.OfferOpen::new);
  }

  private static Ruling introduced(Colour player, boolean asDelay, Instant at, GameState game) {
    return ruling(
        game,
        at,
        Rule.INCREMENT_INTRODUCED,
        List.of(
            new Consequence.BonusIntroduced(game.parameter(Parameters.INCREMENT), asDelay),
            new Consequence.TimeAdded(
                player.opposite(), game.parameter(Parameters.INCREMENT_BONUS))));
  }

  private static Ruling ruling(
      GameState game, Instant at, Rule rule, List<? extends Consequence> consequences) {
    List<Fact> facts =
        List.of(
            new Fact.ArbiterDecided(Optional.empty()),
            new Fact.ClocksShowed(game.clock().times(at)));
    return new Ruling(at, game.cite(rule), List.copyOf(consequences), facts);
  }

  /// The opponent checks what the claimant has written down.
  static Outcome verify(QuickplayAct.VerifyQuickplayClaim deed, Act act, GameState game) {
    Citation citation = game.cite(Rule.QUICKPLAY_FINAL_POSITION);
    Quickplay open = game.proceedings().quickplay();
    if (!open.isReferred()) {
      return Outcome.refused(game, citation, new QuickplayObjection.NothingToDecide());
    }
    Colour opponent = open.claimant().orElseThrow().opposite();
    return act.by().equals(Actor.player(opponent))
        ? Outcome.of(
            game, new Event.QuickplayClaimVerified(act.at(), citation, opponent, deed.agrees()))
        : Outcome.refused(
            game, citation, new Objection.NotForThisActor(act.by(), Entitled.CLAIMANTS_OPPONENT));
  }

  static Outcome decide(QuickplayAct.DecideQuickplayClaim deed, Act act, GameState game) {
    Quickplay open = game.proceedings().quickplay();
    Rule rule = rule(deed.verdict(), open);
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    boolean wrong =
        deed.verdict() == QuickplayVerdict.POSTPONED && open.stage() != Quickplay.Stage.OPEN;
    if (open.claimant().isEmpty() || wrong || isOverOtherwise(game)) {
      return Outcome.refused(game, rule, new QuickplayObjection.NothingToDecide());
    }
    List<Consequence> consequences = consequences(deed, open.claimant().get(), open.stage(), game);
    return Outcome.of(game, ruling(game, act.at(), rule, consequences));
  }

  /// After the game, only a postponed claim can still be decided.
  public static Outcome decideAfterwards(
      QuickplayAct.DecideQuickplayClaim deed, Act act, GameState game) {
    return game.proceedings().quickplay().claimant().isPresent()
        ? decide(deed, act, game)
        : GameEnd.refuse(game);
  }

  /// A postponed claim survives a flag fall, but no other ending.
  private static boolean isOverOtherwise(GameState game) {
    return game.ending().filter(ending -> ending.citation().rule() != Rule.FLAG_FALL).isPresent();
  }

  private static Rule rule(QuickplayVerdict verdict, Quickplay open) {
    return open.isReferred()
        ? Rule.QUICKPLAY_REFERRED
        : switch (verdict) {
          case UPHELD ->
              open.stage() == Quickplay.Stage.OPEN
                  ? Rule.QUICKPLAY_CLAIM_UPHELD
                  : Rule.QUICKPLAY_CLAIM_DECIDED_LATER;
          case POSTPONED -> Rule.QUICKPLAY_CLAIM_POSTPONED;
          case REJECTED -> Rule.QUICKPLAY_CLAIM_REJECTED;
        };
  }

  /// If a claim that ended the game is rejected, the opponent has won.
  private static List<Consequence> consequences(
      QuickplayAct.DecideQuickplayClaim deed,
      Colour claimant,
      Quickplay.Stage stage,
      GameState game) {
    List<Consequence> consequences = new ArrayList<>();
    Colour opponent = claimant.opposite();
    boolean gains = stage == Quickplay.Stage.OPEN && game.phase() != Phase.FINISHED;
    switch (deed.verdict()) {
      case UPHELD -> consequences.add(new Consequence.Ends(Result.DRAW));
      case POSTPONED -> {
        if (deed.opponentGains()) {
          Duration bonus = game.parameter(Parameters.POSTPONED_CLAIM_BONUS);
          consequences.add(new Consequence.TimeAdded(opponent, bonus));
        }
      }
      case REJECTED -> {
        if (stage == Quickplay.Stage.REFERRED) {
          consequences.add(new Consequence.Ends(Result.wonBy(opponent)));
        } else if (gains) {
          Duration bonus = game.parameter(Parameters.REJECTED_CLAIM_BONUS);
          consequences.add(new Consequence.TimeAdded(opponent, bonus));
        }
      }
    }
    return consequences;
  }
}
