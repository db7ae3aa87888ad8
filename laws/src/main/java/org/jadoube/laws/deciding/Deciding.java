package org.jadoube.laws.deciding;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Act.OnlineAct;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.QuickplayAct;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.adjournment.AdjournmentActs;
import org.jadoube.laws.rules.announcement.AnnouncementActs;
import org.jadoube.laws.rules.announcement.AssistantRights;
import org.jadoube.laws.rules.announcement.Chess960Games;
import org.jadoube.laws.rules.conduct.Appeals;
import org.jadoube.laws.rules.conduct.ArbiterDecisions;
import org.jadoube.laws.rules.conduct.ConductActs;
import org.jadoube.laws.rules.conduct.Penalties;
import org.jadoube.laws.rules.conduct.RejectedPauses;
import org.jadoube.laws.rules.draw.ClaimDecisions;
import org.jadoube.laws.rules.draw.Claims;
import org.jadoube.laws.rules.draw.DrawOffers;
import org.jadoube.laws.rules.ending.Resignation;
import org.jadoube.laws.rules.irregularity.WrongStart;
import org.jadoube.laws.rules.moving.BoardActs;
import org.jadoube.laws.rules.moving.Takebacks;
import org.jadoube.laws.rules.online.ActsOfTheLaws;
import org.jadoube.laws.rules.online.OnlineActs;
import org.jadoube.laws.rules.online.OnlineMoves;
import org.jadoube.laws.rules.online.Overdue;
import org.jadoube.laws.rules.quickplay.QuickplayActs;
import org.jadoube.laws.rules.quickplay.QuickplayDecisions;
import org.jadoube.laws.rules.score.ScoresheetActs;
import org.jadoube.laws.rules.score.Signing;
import org.jadoube.laws.rules.time.Arrivals;
import org.jadoube.laws.rules.time.ClockSettings;
import org.jadoube.laws.rules.time.EndedOnTime;
import org.jadoube.laws.rules.time.FlagClaims;
import org.jadoube.laws.rules.time.FlagFall;
import org.jadoube.laws.rules.time.Interruptions;
import org.jadoube.laws.rules.time.StartOfGame;
import org.jadoube.laws.state.GameState;

/// Dispatches an act to the rule that decides on it, by the phase of the game.
public final class Deciding {
  /// The last moment at which an act can happen or that it can name: the end of the year 9999.
  private static final Instant END_OF_TIME = Instant.parse("9999-12-31T23:59:59.999Z");

  private Deciding() {}

  /// The outcome of `act` under the game's edition of the Laws.
  public static Outcome decide(Act act, GameState game) {
    if (isOutOfTime(act.at()) || otherMoment(act).filter(Deciding::isOutOfTime).isPresent()) {
      return refused(game, new Objection.OutOfRange());
    }
    Optional<Instant> latest = game.latest();
    if (latest.isPresent() && act.at().isBefore(latest.get())) {
      return refused(game, new Objection.BeforeLatestEvent(latest.get()));
    }
    Optional<Refusal> foreign = ActsOfTheLaws.foreign(act, game);
    if (foreign.isPresent()) {
      return Outcome.refused(game, foreign.get());
    }
    return switch (game.phase()) {
      case NOT_BEGUN -> beforeTheGame(act, game);
      case RUNNING -> whileTheClockRuns(act, game);
      case PAUSED -> duringTheGame(act, game);
      case FINISHED -> afterTheGame(act, game);
    };
  }

  private static boolean isOutOfTime(Instant moment) {
    return moment.isAfter(END_OF_TIME) || moment.isBefore(Instant.EPOCH);
  }

  /// A moment that an act names besides its own time.
  private static Optional<Instant> otherMoment(Act act) {
    return switch (act.deed()) {
      case Act.Pause pause -> pause.since();
      case AdjournmentAct.OrderSealing order -> order.sessionEnds();
      case AdjournmentAct.LabelEnvelope label -> Optional.of(label.label().resumption());
      default -> Optional.empty();
    };
  }

  private static Outcome refused(GameState game, Objection objection) {
    Rule rule = game.either(Rule.CLOCK_IS_CONCLUSIVE, Rule.VIRTUAL_CLOCK);
    return Outcome.refused(game, rule, objection);
  }

  private static Outcome beforeTheGame(Act act, GameState game) {
    return switch (act.deed()) {
      case AnnouncementAct.DrawStart draw -> Chess960Games.draw(draw, act, game);
      case Act.Begin _ -> StartOfGame.begin(act, game);
      case Act.DecideResult decide -> ArbiterDecisions.decideResult(decide, act, game);
      case BoardAct.SetUp setUp -> WrongStart.setUp(setUp, act, game);
      case ClockAct.Arrive _ ->
          AssistantRights.lacking(act, game)
              .map(refusal -> Outcome.refused(game, refusal))
              .orElseGet(() -> Arrivals.arrive(act, game));
      case ClockAct.Admit admit -> Arrivals.admit(admit, act, game);
      case AnnouncementAct.RequestTwoBoards _, AnnouncementAct.TakeAssistant _ ->
          AnnouncementActs.decide((AnnouncementAct) act.deed(), act, game);
      case ConductAct.FindDevice _,
          ConductAct.ExpelInterferer _,
          ConductAct.NoteIncident _,
          ConductAct.TakeBackDecision _ ->
          ConductActs.decide((ConductAct) act.deed(), act, game);
      case Act.Penalise penalise -> Penalties.penalise(penalise, act, game);
      case Act.SetClock set -> ClockSettings.set(set, act, game);
      case OnlineAct.ChooseAids _,
          OnlineAct.CallArbiter _,
          OnlineAct.NoteDisconnection _,
          OnlineAct.NoteReconnection _ ->
          OnlineActs.decide((OnlineAct) act.deed(), act, game);
      default ->
          Deeds.record(act, game.cite(Rule.START_OF_GAME), game)
              .orElseGet(
                  () -> Outcome.refused(game, Rule.START_OF_GAME, new Objection.GameNotBegun()));
    };
  }

  private static Outcome afterTheGame(Act act, GameState game) {
    return switch (act.deed()) {
      case Act.DecideResult decide -> ArbiterDecisions.decideResult(decide, act, game);
      case ScoresheetAct.SignResult sign -> Signing.sign(sign, act, game);
      case Act.Penalise penalise -> Penalties.penalise(penalise, act, game);
      case ConductAct.Appeal _ -> Appeals.appeal(act, game);
      case ConductAct.DecideAppeal decide -> Appeals.decide(decide, act, game);
      case ConductAct.NoteIncident _, ConductAct.TakeBackDecision _ ->
          ConductActs.decide((ConductAct) act.deed(), act, game);
      case ClockAct.Admit admit -> Arrivals.admit(admit, act, game);
      case ClockAct.RejectPause reject -> RejectedPauses.reject(reject, act, game);
      case AdjournmentAct.ExcuseLateness excuse -> AdjournmentActs.decide(excuse, act, game);
      case Act.AwardTime _,
          Act.SetClock _,
          ClockAct.ReplaceClock _,
          ClockAct.SetMoveCounter _,
          ClockAct.CorrectIncrement _,
          OnlineAct.DecideDisconnection _
          when EndedOnTime.has(game) ->
          atTheBoard(act, game);
      case ScoresheetAct sheet when ScoresheetActs.isDone(sheet) ->
          ScoresheetActs.afterTheGame(sheet, act, game);
      case QuickplayAct.DecideQuickplayClaim decide ->
          QuickplayDecisions.decideAfterwards(decide, act, game);
      default -> doneAfterTheGame(act, game).orElseGet(() -> GameEnd.refuse(game));
    };
  }

  private static Optional<Outcome> doneAfterTheGame(Act act, GameState game) {
    return Deeds.record(act, game.ending().orElseThrow().citation(), game);
  }

  /// Decides an act during play. First it deals with whatever has become due before the act, and
  /// with a fallen flag if the program watches the flags.
  private static Outcome whileTheClockRuns(Act act, GameState game) {
    Outcome overdue = Overdue.until(chargedUntil(act), game);
    if (!overdue.events().isEmpty()) {
      return overdue.then(next -> after(act, next));
    }
    Outcome watch = FlagFall.watch(game, act.at(), chargedUntil(act));
    return watch.events().isEmpty() ? duringTheGame(act, game) : afterTheFlag(act, watch);
  }

  private static Outcome after(Act act, GameState game) {
    if (game.phase() != Phase.FINISHED) {
      return whileTheClockRuns(act, game);
    }
    return act.deed() instanceof Act.ObserveFlag ? Outcome.nothing(game) : afterTheGame(act, game);
  }

  private static Instant chargedUntil(Act act) {
    return act.deed() instanceof Act.Pause pause && act.by().side().isEmpty()
        ? pause.since().orElse(act.at())
        : act.at();
  }

  private static Outcome afterTheFlag(Act act, Outcome watch) {
    return switch (act.deed()) {
      case Act.ClaimFlag _, Act.ObserveFlag _ -> watch;
      case Act.DecideResult decide ->
          watch.then(game -> ArbiterDecisions.decideResult(decide, act, game));
      case QuickplayAct.DecideQuickplayClaim decide ->
          watch.then(game -> QuickplayDecisions.decideAfterwards(decide, act, game));
      case ScoresheetAct sheet when ScoresheetActs.isDone(sheet) ->
          watch.then(game -> afterTheGame(act, game));
      case ConductAct.NoteIncident _ -> watch.then(game -> afterTheGame(act, game));
      case Act.AwardTime _,
          Act.SetClock _,
          ClockAct.ReplaceClock _,
          ClockAct.SetMoveCounter _,
          ClockAct.CorrectIncrement _,
          ConductAct.TakeBackDecision _
          when act.by() instanceof Actor.Arbiter ->
          watch.then(game -> afterTheGame(act, game));
      default -> watch.then(game -> doneAllTheSame(act, game)).then(FlagFall::refuseAfterFlag);
    };
  }

  /// Records the act: it was done although it was too late.
  private static Outcome doneAllTheSame(Act act, GameState game) {
    return doneAfterTheGame(act, game)
        .map(done -> new Outcome(done.game(), done.events(), Optional.empty()))
        .orElseGet(() -> Outcome.nothing(game));
  }

  private static Outcome duringTheGame(Act act, GameState game) {
    Optional<Refusal> idle =
        AdjournmentActs.holdsUp(act, game).or(() -> QuickplayActs.holdsUp(act, game));
    if (idle.isPresent()) {
      return Deeds.record(act, idle.get().citation(), game)
          .orElseGet(() -> Outcome.refused(game, idle.get()));
    }
    Optional<Refusal> lacking = AssistantRights.lacking(act, game);
    if (lacking.isPresent()) {
      return Deeds.record(act, lacking.get().citation(), game)
          .orElseGet(() -> Outcome.nothing(game))
          .despite(lacking);
    }
    return Claims.holdsUp(act, game)
        .map(refusal -> Outcome.refused(game, refusal))
        .orElseGet(() -> atTheBoard(act, game));
  }

  private static Outcome atTheBoard(Act act, GameState game) {
    return switch (act.deed()) {
      case Act.Move move -> OnlineMoves.move(move, act, game);
      case Act.OfferDraw offer ->
          byPlayer(
              act, game, Rule.DRAW_OFFER, player -> DrawOffers.offer(player, offer, act, game));
      case Act.AcceptDraw _ ->
          byPlayer(
              act, game, Rule.DRAW_BY_AGREEMENT, player -> DrawOffers.accept(player, act, game));
      case Act.DeclineDraw _ ->
          byPlayer(act, game, Rule.DRAW_OFFER, player -> DrawOffers.decline(player, act, game));
      case Act.Resign _ ->
          byPlayer(act, game, Rule.RESIGNATION, player -> Resignation.resign(player, act, game));
      case Act.ProposeTakeback _ -> takeBack(act, game, Takebacks::propose);
      case Act.AcceptTakeback _ -> takeBack(act, game, Takebacks::accept);
      case Act.DeclineTakeback _ -> takeBack(act, game, Takebacks::decline);
      case Act.ClaimDraw claim ->
          byPlayer(act, game, Claims.rule(claim), player -> Claims.claim(player, claim, act, game));
      case Act.DecideClaim decide -> ClaimDecisions.decide(decide, act, game);
      case Act.WithdrawClaim _ -> Claims.withdraw(game);
      case Act.ClaimFlag _ -> FlagClaims.claim(act, game);
      case Act.ObserveFlag _ -> FlagClaims.observe(act, game);
      case Act.Begin _ ->
          Outcome.refused(game, Rule.START_OF_GAME, new Objection.GameBegunAlready());
      case Act.Pause pause -> Interruptions.pause(pause, act, game);
      case Act.Resume _ -> Interruptions.resume(act, game);
      case Act.SetClock set -> ClockSettings.set(set, act, game);
      case Act.AwardTime award -> ArbiterDecisions.awardTime(award, act, game);
      case Act.Penalise penalise -> Penalties.penalise(penalise, act, game);
      case Act.ConsentToDraw _ -> DrawOffers.consent(act, game);
      case Act.DecideResult decide -> ArbiterDecisions.decideResult(decide, act, game);
      case AdjournmentAct adjournment -> AdjournmentActs.decide(adjournment, act, game);
      case AnnouncementAct announcement -> AnnouncementActs.decide(announcement, act, game);
      case ConductAct conduct -> ConductActs.decide(conduct, act, game);
      case OnlineAct online -> OnlineActs.decide(online, act, game);
      case QuickplayAct quickplay -> QuickplayActs.decide(quickplay, act, game);
      case ScoresheetAct scoresheet -> ScoresheetActs.decide(scoresheet, act, game);
      case BoardAct board -> BoardActs.decide(board, act, game);
      case ClockAct clocks -> ClockActs.decide(clocks, act, game);
    };
  }

  private static Outcome takeBack(Act act, GameState game, Takebacks.Step step) {
    return byPlayer(
        act, game, Takebacks.DEPARTED_FROM, player -> step.taken(player, act.at(), game));
  }

  /// Acts that only a player can do, in person.
  private static Outcome byPlayer(
      Act act, GameState game, Rule rule, Function<Colour, Outcome> decide) {
    return inPerson(act.by(), rule, game)
        .map(decide)
        .orElseGet(() ->
            Outcome.refused(
                game, rule, new Objection.NotForThisActor(act.by(), Entitled.PLAYER_IN_PERSON)));
  }

  /// The player, or whoever takes a player's place (E04 II.11 and II.13).
  private static Optional<Colour> inPerson(Actor by, Rule rule, GameState game) {
    boolean offers = rule == Rule.DRAW_OFFER || rule == Rule.DRAW_BY_AGREEMENT;
    Rule right = offers ? Rule.ASSISTANT_OFFERS : Rule.ASSISTANT_STANDS_FOR_PLAYER;
    return by instanceof Actor.Player || game.edition().has(right) ? by.side() : Optional.empty();
  }
}
