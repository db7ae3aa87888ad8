package org.jadoube.laws.rules.conduct;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.fate.Fate;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.DeviceUse;
import org.jadoube.laws.act.Penalty;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.ending.MatingChances;
import org.jadoube.laws.event.ConductEvent;
import org.jadoube.laws.event.ConductFact;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.refusal.ConductObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Article 11.3.2 (12.3b before 2014): telephones and other devices, which may be forbidden without
/// losing the game.
final class Devices {
  private Devices() {}

  static Outcome find(ConductAct.FindDevice deed, Act act, GameState game) {
    Citation citation = game.cite(Rule.ELECTRONIC_DEVICE);
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, citation, new Objection.NotForThisActor(act.by()));
    }
    boolean milder = game.parameter(Parameters.EVENT_MAY_BE_MILDER_ON_DEVICES);
    Citation having = game.cite(Rule.DEVICES_FORBIDDEN);
    if (isPermitted(deed.use(), milder, game)) {
      return Outcome.refused(game, having, new ConductObjection.DevicePermitted(deed.use()));
    }
    if (!loses(deed.use(), game)) {
      return Outcome.of(
          game, new ConductEvent.DeviceFound(act.at(), having, deed.player(), deed.use()));
    }
    Optional<Penalty> announced = game.regulations().devicePenalty().filter(_ -> milder);
    return announced.isPresent()
        ? Penalties.impose(game, act.at(), deed.player(), announced.get(), new Fact.Under(citation))
        : lose(deed, act, game);
  }

  /// A device may lie in a bag, switched off, if the event permits it and the edition allows that.
  private static boolean isPermitted(DeviceUse use, boolean milder, GameState game) {
    boolean mayAllow = milder && game.regulations().has(Arrangement.DEVICES_IN_BAGS);
    return use == DeviceUse.IN_BAG && (mayAllow || !milder);
  }

  private static boolean loses(DeviceUse use, GameState game) {
    return switch (game.parameter(Parameters.LOSING_DEVICE)) {
      case RINGS, SOUNDS -> use == DeviceUse.SOUND;
      case IN_VENUE -> true;
      case ON_PERSON -> use == DeviceUse.ON_PERSON;
    };
  }

  private static Outcome lose(ConductAct.FindDevice deed, Act act, GameState game) {
    Colour opponent = deed.player().opposite();
    Fact used = new ConductFact.DeviceNoticed(deed.player(), deed.use());
    return switch (game.parameter(Parameters.OPPONENT_OF_DEVICE_OWNER)) {
      case WINS -> lost(deed, act, Result.Score.WIN, List.of(used), game);
      case ARBITER_DECIDES ->
          deed.opponent()
              .map(score -> lost(deed, act, score, List.of(used), game))
              .orElseGet(() ->
                  Outcome.refused(
                      game, Rule.ELECTRONIC_DEVICE, new ConductObjection.ScoreNeeded()));
      case WINS_OR_DRAWS_IF_UNWINNABLE -> {
        Fate fate = Fate.full(game.position(), opponent, game.mostNodes());
        Result.Score score = fate instanceof Fate.Unwinnable ? Result.Score.DRAW : Result.Score.WIN;
        yield lost(deed, act, score, List.of(used, MatingChances.of(fate, opponent)), game);
      }
    };
  }

  private static Outcome lost(
      ConductAct.FindDevice deed,
      Act act,
      Result.Score opponent,
      List<Fact> facts,
      GameState game) {
    Result result = Points.lostBy(deed.player(), opponent, game);
    return Outcome.of(game, GameEnd.ruling(game, act.at(), Rule.ELECTRONIC_DEVICE, result, facts));
  }
}
