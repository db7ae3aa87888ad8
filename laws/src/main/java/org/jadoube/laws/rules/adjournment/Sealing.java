package org.jadoube.laws.rules.adjournment;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.AdjournmentEvent;
import org.jadoube.laws.event.Envelope;
import org.jadoube.laws.event.Written;
import org.jadoube.laws.game.DrawOffer;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.AdjournmentObjection;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.rules.Assistance;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.binding.Obligations;
import org.jadoube.laws.state.Adjournment;
import org.jadoube.laws.state.GameState;

/// Guidelines I.1 to I.4 (Appendix E in 2014, Guidelines G before): sealing a move, and the
/// information on the envelope.
public final class Sealing {
  private Sealing() {}

  static Outcome order(AdjournmentAct.OrderSealing deed, Act act, GameState game) {
    Rule rule = deed.sessionEnds().isPresent() ? Rule.EARLY_ADJOURNMENT : Rule.SEALING;
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    if (game.phase() == Phase.PAUSED) {
      return Outcome.refused(game, rule, new Objection.ClocksPaused());
    }
    Adjournment.Stage stage = game.adjournment().stage();
    if (stage != Adjournment.Stage.NONE && stage != Adjournment.Stage.RESUMED) {
      return Outcome.refused(game, rule, new AdjournmentObjection.ToldToSealAlready());
    }
    return deed.sessionEnds().filter(ends -> ends.isBefore(act.at())).isPresent()
        ? Outcome.refused(game, rule, new Objection.OutOfRange())
        : Outcome.of(
            game,
            new AdjournmentEvent.SealingOrdered(
                act.at(), game.cite(rule), game.turn(), deed.sessionEnds()));
  }

  /// The objection to sealing by `by`, if any; an assistant may do it (Articles 8.1.6 and
  /// D.2.10.6).
  private static Optional<Objection> objection(Actor by, GameState game) {
    if (game.adjournment().stage() != Adjournment.Stage.SEALING) {
      return Optional.of(new AdjournmentObjection.NotToldToSeal());
    }
    if (game.phase() == Phase.PAUSED) {
      return Optional.of(new Objection.ClocksPaused());
    }
    return by.side().equals(Optional.of(game.turn()))
        ? Optional.empty()
        : Optional.of(new Objection.NotForThisActor(by, Entitled.PLAYER_TO_MOVE));
  }

  /// The sealed move may be rewritten until the clock is stopped.
  static Outcome seal(AdjournmentAct.SealMove deed, Act act, GameState game) {
    Optional<Written> before = game.adjournment().written();
    Rule rule = before.isPresent() ? Rule.SEALED_MOVE_CHANGEABLE : Rule.SEALING;
    Optional<Objection> objection = objection(act.by(), game);
    if (objection.isPresent()) {
      return Outcome.refused(game, rule, objection.get());
    }
    if (deed.text().length() > Written.LONGEST) {
      return Outcome.refused(game, rule, new Objection.OutOfRange());
    }
    Written written = Written.in(game.position(), deed.text(), deed.language());
    boolean played = game.adjournment().played();
    if (played && !written.move().equals(before.flatMap(Written::move))) {
      return Outcome.refused(
          game,
          Rule.MOVE_PLAYED_INSTEAD_OF_SEALED,
          new AdjournmentObjection.MustSealMovePlayed(before.orElseThrow()));
    }
    Optional<Refusal> bound = boundToAnother(written, game);
    if (bound.isPresent()) {
      return Outcome.refused(game, bound.get());
    }
    Citation citation = game.cite(rule);
    return Outcome.of(
        game, new AdjournmentEvent.MoveSealed(act.at(), citation, game.turn(), written, played));
  }

  /// Why a written move may not be sealed: sealing a move is making it, so the mover's obligations
  /// bind the sealer. A text that is not a legal move has its own consequences when the envelope is
  /// opened.
  static Optional<Refusal> boundToAnother(Written written, GameState game) {
    return written.move().flatMap(move -> Obligations.against(move, game));
  }

  /// A move made on the board after the order to seal becomes the sealed one.
  public static Outcome playInstead(Colour player, Move move, Instant at, GameState game) {
    Citation citation = game.cite(Rule.MOVE_PLAYED_INSTEAD_OF_SEALED);
    Written written = Written.played(game.position(), move);
    boolean another =
        game.adjournment().played()
            && !game.adjournment().written().flatMap(Written::move).equals(Optional.of(move));
    return another
        ? Outcome.refused(
            game,
            citation,
            new AdjournmentObjection.MustSealMovePlayed(game.adjournment().written().orElseThrow()))
        : Outcome.of(game, new AdjournmentEvent.MoveSealed(at, citation, player, written, true));
  }

  static Outcome close(Act act, GameState game) {
    Rule rule = Rule.SEALING;
    Optional<Objection> objection = objection(act.by(), game);
    if (objection.isPresent()) {
      return Outcome.refused(game, rule, objection.get());
    }
    if (game.adjournment().written().isEmpty()) {
      return Outcome.refused(game, rule, new AdjournmentObjection.NothingSealed());
    }
    Optional<Refusal> bound = boundToAnother(game.adjournment().written().get(), game);
    if (bound.isPresent()) {
      return Outcome.refused(game, bound.get());
    }
    Instant until = game.adjournment().session().filter(act.at()::isBefore).orElse(act.at());
    // Others write and press the clock for players who cannot (8.1.6, 6.2.6), and sealing is no
    // different.
    Rule cited =
        until.isAfter(act.at())
            ? Rule.EARLY_ADJOURNMENT
            : Assistance.isForVisuallyDisabled(act.by(), game) ? Rule.ASSISTANT_ADJOURNS : rule;
    return Outcome.of(
        game,
        new AdjournmentEvent.GameAdjourned(
            act.at(), game.cite(cited), game.turn(), until, envelope(until, game)));
  }

  private static Envelope envelope(Instant until, GameState game) {
    return new Envelope(
        game.setup(),
        game.clock().times(until),
        game.turn(),
        game.setup().moveNumber(),
        game.openOffer().map(DrawOffer::by));
  }

  /// The arbiter labels the envelope, and may check it as often as necessary.
  static Outcome label(AdjournmentAct.LabelEnvelope deed, Act act, GameState game) {
    Rule rule = game.adjournment().label().isPresent() ? Rule.ENVELOPE_KEPT : Rule.ENVELOPE;
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    return game.adjournment().stage() == Adjournment.Stage.ADJOURNED
        ? Outcome.of(
            game, new AdjournmentEvent.EnvelopeLabelled(act.at(), game.cite(rule), deed.label()))
        : Outcome.refused(game, rule, new AdjournmentObjection.NotAdjourned());
  }
}
