package org.jadoube.laws.rules.score;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.event.ScoresheetEvent;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.ConductObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.ScoresheetObjection;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.Scorekeeping;
import org.jadoube.laws.rules.time.FlagFall;
import org.jadoube.laws.state.GameState;

/// Articles 8.5.3 and 8.6: the arbiter's steps if the scoresheets are not sufficient.
final class Reconstruction {
  private Reconstruction() {}

  /// The game is reconstructed on a second board, away from the clock.
  static Outcome reconstruct(Act act, GameState game) {
    Rule rule = Rule.RECONSTRUCTION;
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    if (game.phase() == Phase.RUNNING) {
      return Outcome.refused(game, rule, new Objection.ClocksRunning());
    }
    int latest = game.ply().number();
    boolean complete =
        game.scoresheet(Colour.WHITE).complete() >= latest
            && game.scoresheet(Colour.BLACK).complete() >= latest;
    return complete
        ? Outcome.refused(game, rule, new ScoresheetObjection.NothingMissing())
        : Outcome.of(
            game,
            new ScoresheetEvent.GameReconstructed(
                act.at(), game.cite(rule), latest, game.clock().times(act.at())));
  }

  static Outcome assumeNextPeriod(ScoresheetAct.AssumeNextPeriod deed, Act act, GameState game) {
    Rule rule = Rule.NEXT_MOVE_OPENS_PERIOD;
    return objection(deed, act, game)
        .map(objection -> Outcome.refused(game, rule, objection))
        .orElseGet(() -> Outcome.of(game, nextPeriod(deed, act, game)));
  }

  private static Optional<Objection> objection(
      ScoresheetAct.AssumeNextPeriod deed, Act act, GameState game) {
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Optional.of(new Objection.NotForThisActor(act.by()));
    }
    if (!game.clock().control().isTimed()) {
      return Optional.of(new Objection.NoTimeAllotted());
    }
    OptionalInt required =
        game.clock()
            .face(deed.player())
            .period()
            .required(game.clock().control().of(deed.player()));
    if (required.isEmpty() || !game.clock().flagDown(deed.player(), act.at())) {
      return Optional.of(new ScoresheetObjection.NoFurtherPeriod(deed.player()));
    }
    return deed.moves() < 0 || deed.moves() > game.movesBy(deed.player())
        ? Optional.of(new Objection.OutOfRange())
        : Optional.empty();
  }

  private static Ruling nextPeriod(ScoresheetAct.AssumeNextPeriod deed, Act act, GameState game) {
    return new Ruling(
        act.at(),
        game.cite(Rule.NEXT_MOVE_OPENS_PERIOD),
        List.of(new Consequence.PeriodBegins(deed.player(), deed.moves())),
        FlagFall.flagFacts(deed.player(), act.at(), game));
  }

  /// The scoresheets must be visible to the arbiter throughout the game.
  static Outcome uncover(ScoresheetAct.UncoverScoresheet deed, Act act, GameState game) {
    Citation citation = game.cite(Rule.SCORESHEET_VISIBLE);
    return act.by() instanceof Actor.Arbiter
        ? Outcome.of(
            game, new ScoresheetEvent.ScoresheetUncovered(act.at(), citation, deed.player()))
        : Outcome.refused(game, citation, new Objection.NotForThisActor(act.by()));
  }

  /// A flag has fallen and both scoresheets are incomplete: the clocks are stopped until they are
  /// complete.
  static Outcome call(Act act, GameState game) {
    Citation citation = game.cite(Rule.NEITHER_KEEPS_SCORE);
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, citation, new Objection.NotForThisActor(act.by()));
    }
    if (game.phase() == Phase.PAUSED) {
      return Outcome.refused(game, citation, new Objection.ClocksPaused());
    }
    if (!Scorekeeping.aFlagIsDown(act.at(), game)) {
      return Outcome.refused(game, citation, new ConductObjection.NoFlagYet());
    }
    Times times = game.clock().times(act.at());
    return Scorekeeping.areBothBehind(game)
        ? Outcome.of(
            game,
            new Event.ClocksPaused(
                act.at(), citation, act.by(), PauseReason.INTERRUPTION, act.at(), times))
        : Outcome.refused(game, citation, new ScoresheetObjection.NothingMissing());
  }
}
