package org.jadoube.laws.rules.adjournment;

import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.act.EnvelopeLabel;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.ending.Ending;
import org.jadoube.laws.event.AdjournmentEvent;
import org.jadoube.laws.event.Completion;
import org.jadoube.laws.event.ConductFact;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.event.Written;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.AdjournmentObjection;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.ending.EndingPositions;
import org.jadoube.laws.state.Adjournment;
import org.jadoube.laws.state.GameState;

/// Guidelines I.5 to I.13: resuming an adjourned game.
final class Resumption {
  /// The citation for a sealed move.
  private static final Set<Rule> SEALED =
      EnumSet.of(
          Rule.REPLIER_PRESENT,
          Rule.REPLIER_ABSENT,
          Rule.SEALER_ABSENT,
          Rule.ENVELOPE_LOST,
          Rule.LATE_BUT_CONCLUDED);

  private Resumption() {}

  /// The position and times are set up again; the rest depends on who is present.
  static Outcome begin(AdjournmentAct.BeginResumption deed, Act act, GameState game) {
    Rule rule = Rule.RESUMPTION_SET_UP;
    if (act.by().side().isPresent()) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    Adjournment.Stage stage = game.adjournment().stage();
    if (stage != Adjournment.Stage.ADJOURNED && stage != Adjournment.Stage.LOST) {
      return Outcome.refused(game, rule, new AdjournmentObjection.NotAdjourned());
    }
    Optional<Instant> later =
        game.adjournment().label().map(EnvelopeLabel::resumption).filter(act.at()::isBefore);
    if (later.isPresent()) {
      return Outcome.refused(
          game, Rule.RESUMPTION_SESSION, new AdjournmentObjection.ResumptionLater(later.get()));
    }
    Event begun =
        new AdjournmentEvent.ResumptionBegun(
            act.at(), game.cite(rule), deed.present(), game.clock().times(act.at()));
    return Outcome.of(game, begun).then(next -> receive(deed, act, next));
  }

  private static Outcome receive(AdjournmentAct.BeginResumption deed, Act act, GameState game) {
    if (game.adjournment().stage() == Adjournment.Stage.STATING) {
      return Outcome.nothing(game);
    }
    Colour replier = game.adjournment().replier().orElseThrow();
    if (deed.present().contains(replier)) {
      return open(Rule.REPLIER_PRESENT, act.at(), game);
    }
    boolean nobody = deed.present().isEmpty() && game.edition().has(Rule.BOTH_ABSENT_AT_RESUMPTION);
    Rule rule = nobody ? Rule.BOTH_ABSENT_AT_RESUMPTION : Rule.REPLIER_ABSENT;
    Times times = game.clock().times(act.at());
    return Outcome.of(
        game, new AdjournmentEvent.ReplierAwaited(act.at(), game.cite(rule), replier, times));
  }

  /// The envelope is opened: the move in it is made on the board, or loses the game.
  static Outcome open(Rule rule, Instant at, GameState game) {
    return reveal(Rule.ENVELOPE_OPENED, game.adjournment().written().orElseThrow(), at, game)
        .then(next -> make(rule, at, next));
  }

  private static Outcome reveal(Rule rule, Written written, Instant at, GameState game) {
    Citation citation = game.cite(rule);
    return Outcome.of(
        game,
        new AdjournmentEvent.EnvelopeOpened(
            at,
            citation,
            game.turn(),
            written,
            game.adjournment().stage() == Adjournment.Stage.REPLY_SEALED));
  }

  private static Outcome make(Rule rule, Instant at, GameState game) {
    Written written = game.adjournment().written().orElseThrow();
    return written
        .move()
        .map(move -> make(rule, move, at, game))
        .orElseGet(() -> Outcome.of(game, bad(written, at, game)));
  }

  /// Makes the move and starts the clock of the player who has to reply.
  private static Outcome make(Rule rule, Move move, Instant at, GameState game) {
    boolean clockStands = game.clock().turn() == game.turn();
    Completion completion = clockStands ? Completion.PRESSED : Completion.PENDING;
    Times times = (clockStands ? game.clock().pressed(at) : game.clock()).times(at);
    Citation citation = game.cite(rule);
    Outcome made =
        Outcome.of(game, new Event.MoveMade(at, citation, game.turn(), move, completion, times));
    return made.then(next -> afterwards(at, clockStands, next));
  }

  private static Outcome afterwards(Instant at, boolean clockStands, GameState game) {
    Optional<Ruling> ending = EndingPositions.ending(game, at);
    if (ending.isPresent()) {
      return Outcome.of(game, ending.get());
    }
    Citation citation = game.cite(Rule.ARBITER_RESTARTS);
    return clockStands
        ? Outcome.of(
            game, new Event.ClocksResumed(at, citation, Actor.ARBITER, game.clock().times(at)))
        : Outcome.nothing(game);
  }

  /// An ambiguous, unreadable or illegal move loses, unless the opponent could never checkmate.
  private static Ruling bad(Written written, Instant at, GameState game) {
    Ending ending =
        GameEnd.lost(
            Rule.BAD_SEALED_MOVE,
            Rule.BAD_SEALED_MOVE_UNWINNABLE,
            game.turn(),
            game.position(),
            game);
    return GameEnd.ruling(at, ending, List.of(new ConductFact.SealedMoveBad(game.turn(), written)));
  }

  /// The reply is sealed because the first player is absent, and that player's clock is started.
  static Outcome sealReply(AdjournmentAct.SealReply deed, Act act, GameState game) {
    Rule rule = Rule.SEALER_ABSENT;
    Optional<Objection> objection = objectionToReply(deed, act, game);
    if (objection.isPresent()) {
      return Outcome.refused(game, rule, objection.get());
    }
    Written written = Written.in(game.position(), deed.text(), deed.language());
    Optional<Refusal> bound = Sealing.boundToAnother(written, game);
    if (bound.isPresent()) {
      return Outcome.refused(game, bound.get());
    }
    Times times = game.clock().pressed(act.at()).times(act.at());
    Citation citation = game.cite(rule);
    return Outcome.of(
        game, new AdjournmentEvent.ReplySealed(act.at(), citation, game.turn(), written, times));
  }

  private static Optional<Objection> objectionToReply(
      AdjournmentAct.SealReply deed, Act act, GameState game) {
    Adjournment adjournment = game.adjournment();
    if (adjournment.stage() != Adjournment.Stage.RESUMED) {
      return Optional.of(new AdjournmentObjection.NotAdjourned());
    }
    if (!act.by().side().equals(Optional.of(game.turn()))) {
      return Optional.of(new Objection.NotForThisActor(act.by(), Entitled.REPLIER));
    }
    Colour other = game.turn().opposite();
    if (adjournment.present().contains(other)) {
      return Optional.of(new AdjournmentObjection.OpponentPresent(other));
    }
    if (game.phase() == Phase.PAUSED) {
      return Optional.of(new Objection.ClocksPaused());
    }
    return deed.text().length() > Written.LONGEST
        ? Optional.of(new Objection.OutOfRange())
        : Optional.empty();
  }

  /// The envelope is missing before the resumption. If the position is also lost, a new game is
  /// played.
  static Outcome lost(AdjournmentAct.ReportEnvelopeLost deed, Act act, GameState game) {
    Rule rule = deed.positionKnown() ? Rule.ENVELOPE_LOST : Rule.ADJOURNED_POSITION_LOST;
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    Adjournment.Stage stage = game.adjournment().stage();
    if (stage != Adjournment.Stage.ADJOURNED && stage != Adjournment.Stage.LOST) {
      return Outcome.refused(game, rule, new AdjournmentObjection.NotAdjourned());
    }
    Citation citation = game.cite(rule);
    return Outcome.of(
        game,
        deed.positionKnown()
            ? new AdjournmentEvent.EnvelopeLost(act.at(), citation)
            : new Ruling(
                act.at(),
                citation,
                List.of(new Consequence.NewGame(Optional.empty())),
                List.of(new Fact.ArbiterDecided(Optional.empty()))));
  }

  /// The player who sealed makes the move that was stated.
  static Outcome state(AdjournmentAct.StateSealedMove deed, Act act, GameState game) {
    Rule rule = Rule.ENVELOPE_LOST;
    if (game.adjournment().stage() != Adjournment.Stage.STATING) {
      return Outcome.refused(game, rule, new AdjournmentObjection.EnvelopeThere());
    }
    if (!act.by().side().equals(game.adjournment().sealer())) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by(), Entitled.SEALER));
    }
    Written written = Written.in(game.position(), deed.text(), deed.language());
    Optional<Refusal> bound = Sealing.boundToAnother(written, game);
    if (bound.isPresent()) {
      return Outcome.refused(game, bound.get());
    }
    return written
        .move()
        .map(move ->
            reveal(rule, written, act.at(), game).then(next -> make(rule, move, act.at(), next)))
        .orElseGet(() -> Outcome.refused(game, rule, new AdjournmentObjection.NothingSealed()));
  }

  /// A player must point out a wrong time before their first move.
  static Outcome dispute(Act act, GameState game) {
    Rule rule = Rule.TIMES_CORRECTED_AT_RESUMPTION;
    if (!(act.by() instanceof Actor.Player(Colour player))) {
      return Outcome.refused(
          game, rule, new Objection.NotForThisActor(act.by(), Entitled.PLAYER_IN_PERSON));
    }
    if (game.adjournment().stage() != Adjournment.Stage.RESUMED) {
      return Outcome.refused(game, rule, new AdjournmentObjection.NotAdjourned());
    }
    if (hasMoved(player, game)) {
      return Outcome.refused(game, rule, new AdjournmentObjection.MovedSinceResumption(player));
    }
    Citation citation = game.cite(rule);
    Times times = game.clock().times(act.at());
    return Outcome.of(game, new AdjournmentEvent.TimesDisputed(act.at(), citation, player, times));
  }

  /// Whether a player has made a move since the resumption. The sealed move itself does not count.
  private static boolean hasMoved(Colour player, GameState game) {
    Instant resumed = game.adjournment().session().orElseThrow();
    return game.ply().all().reversed().stream()
        .flatMap(ply -> ply.made().stream())
        .takeWhile(made -> !made.at().isBefore(resumed))
        .anyMatch(made -> made.by() == player && !SEALED.contains(made.citation().rule()));
  }
}
