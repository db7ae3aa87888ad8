package org.jadoube.laws.rules.adjournment;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.AdjournmentEvent;
import org.jadoube.laws.event.ConductFact;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.event.Written;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.AdjournmentObjection;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.time.Arrivals;
import org.jadoube.laws.state.Adjournment;
import org.jadoube.laws.state.GameState;

/// Guidelines I.9 and I.10: players who come late to the resumption of an adjourned game.
final class Lateness {
  private Lateness() {}

  static Outcome arrive(Act act, GameState game) {
    Rule rule = Rule.LATE_FOR_RESUMPTION;
    if (!(act.by() instanceof Actor.Player(Colour player))) {
      return Outcome.refused(
          game, rule, new Objection.NotForThisActor(act.by(), Entitled.PLAYER_IN_PERSON));
    }
    if (!isResuming(game)) {
      return Arrivals.arrive(act, game).despite(AdjournmentActs.noResumption(game));
    }
    Outcome arrived =
        Outcome.of(
            game, new AdjournmentEvent.ArrivedForResumption(act.at(), game.cite(rule), player));
    return game.adjournment().present().contains(player)
        ? arrived.despite(refusal(rule, new AdjournmentObjection.PresentAlready(player), game))
        : arrived.then(next -> receive(player, act.at(), next));
  }

  static Optional<Refusal> refusal(Rule rule, Objection objection, GameState game) {
    return Optional.of(new Refusal(game.cite(rule), objection));
  }

  /// The outcome for absent players: one who is still absent after the time for it has lost; if
  /// both are, both have.
  static Outcome observeAbsence(Act act, GameState game) {
    Rule rule = Rule.LATE_FOR_RESUMPTION;
    if (act.by().side().isPresent()) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    Instant ends = ends(game);
    if (!act.at().isAfter(ends)) {
      return Outcome.refused(game, rule, new BoardObjection.DefaultTimeNotOver(ends));
    }
    return Arrays.stream(Colour.values())
        .filter(player -> isMissing(player, game))
        .findFirst()
        .map(player -> tooLate(player, act.at(), game))
        .orElseGet(() -> Outcome.nothing(game));
  }

  static boolean isResuming(GameState game) {
    return game.adjournment().session().isPresent() && isResuming(game.adjournment().stage());
  }

  private static boolean isResuming(Adjournment.Stage stage) {
    return switch (stage) {
      case NONE, SEALING, ADJOURNED, LOST -> false;
      case STATING, AWAITING_REPLIER, RESUMED, REPLY_SEALED -> true;
    };
  }

  private static Outcome receive(Colour player, Instant at, GameState game) {
    return isTooLate(player, at, game) ? tooLate(player, at, game) : inTime(player, at, game);
  }

  private static boolean isTooLate(Colour player, Instant at, GameState game) {
    return !game.adjournment().excused().contains(player) && at.isAfter(ends(game));
  }

  /// When the time to arrive ends.
  private static Instant ends(GameState game) {
    Duration grace =
        game.parameter(Parameters.RESUMPTION_GRACE).orElse(game.regulations().defaultTime());
    return game.adjournment().session().orElseThrow().plus(grace);
  }

  private static Outcome inTime(Colour player, Instant at, GameState game) {
    return switch (game.adjournment().stage()) {
      case AWAITING_REPLIER ->
          game.adjournment().replier().equals(Optional.of(player))
              ? Resumption.open(Rule.REPLIER_ABSENT, at, game)
              : Outcome.nothing(game);
      case REPLY_SEALED -> Resumption.open(Rule.SEALER_ABSENT, at, game);
      default -> Outcome.nothing(game);
    };
  }

  /// The ruling that the player has lost, unless a sealed move has ended the game.
  private static Outcome tooLate(Colour player, Instant at, GameState game) {
    boolean sealed = game.adjournment().stage() != Adjournment.Stage.RESUMED;
    Optional<Outcome> concluded =
        game.adjournment()
            .written()
            .filter(_ -> sealed)
            .flatMap(Written::move)
            .map(_ -> Resumption.open(Rule.LATE_BUT_CONCLUDED, at, game))
            .filter(opened -> opened.game().phase() == Phase.FINISHED);
    return concluded.orElseGet(() -> Outcome.of(game, lost(player, at, game)));
  }

  /// The loss of a late player. An opponent who is also absent has not won: it is too late for
  /// both.
  private static Ruling lost(Colour player, Instant at, GameState game) {
    Duration late = Duration.between(game.adjournment().session().orElseThrow(), at);
    List<Fact> facts =
        Stream.of(player, player.opposite())
            .filter(each -> each == player || isMissing(each, game))
            .<Fact>map(each -> new ConductFact.LateBy(each, late))
            .toList();
    Result result = facts.size() == 1 ? Result.wonBy(player.opposite()) : Result.BOTH_LOSE;
    return GameEnd.ruling(game, at, Rule.LATE_FOR_RESUMPTION, result, facts);
  }

  private static boolean isMissing(Colour player, GameState game) {
    Adjournment adjournment = game.adjournment();
    return !adjournment.present().contains(player) && !adjournment.excused().contains(player);
  }

  /// The arbiter decides otherwise, before the player has lost or afterwards.
  static Outcome excuse(AdjournmentAct.ExcuseLateness deed, Act act, GameState game) {
    Citation citation = game.cite(Rule.LATE_FOR_RESUMPTION);
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, citation, new Objection.NotForThisActor(act.by()));
    }
    if (!isResuming(game.adjournment().stage())) {
      return Outcome.refused(game, citation, new AdjournmentObjection.NotAdjourned());
    }
    List<ConductFact.LateBy> late = late(game);
    boolean over = game.phase() == Phase.FINISHED;
    return over && late.stream().noneMatch(each -> each.player() == deed.player())
        ? GameEnd.refuse(game)
        : Outcome.of(game, new AdjournmentEvent.LatenessExcused(act.at(), citation, deed.player()))
            .then(next -> over ? resumed(late, deed, act, next) : Outcome.nothing(next));
  }

  /// The players who have lost by coming too late.
  private static List<ConductFact.LateBy> late(GameState game) {
    return game.ending().stream()
        .filter(ending -> ending.citation().rule() == Rule.LATE_FOR_RESUMPTION)
        .flatMap(ending -> ending.facts().stream())
        .filter(ConductFact.LateBy.class::isInstance)
        .map(ConductFact.LateBy.class::cast)
        .toList();
  }

  /// The ruling once a player is excused. The resumption goes on, if that player has come; or the
  /// game is lost by the other alone, who was also late.
  private static Outcome resumed(
      List<ConductFact.LateBy> late, AdjournmentAct.ExcuseLateness deed, Act act, GameState game) {
    Colour player = deed.player();
    List<Fact> still =
        late.stream().filter(each -> each.player() != player).<Fact>map(each -> each).toList();
    Consequence consequence =
        still.isEmpty()
            ? new Consequence.GameReopened()
            : new Consequence.Ends(Result.wonBy(player));
    Citation citation = game.cite(Rule.LATE_FOR_RESUMPTION);
    return Outcome.of(game, new Ruling(act.at(), citation, List.of(consequence), still))
        .then(next ->
            still.isEmpty() && next.adjournment().present().contains(player)
                ? inTime(player, act.at(), next)
                : Outcome.nothing(next));
  }
}
