package org.jadoube.laws.rules.online;

import java.util.List;
import java.util.Optional;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Act.OnlineAct;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.DisconnectionVerdict;
import org.jadoube.laws.act.Link;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Event.OnlineEvent;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.OnlineFact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.OnlineObjection;
import org.jadoube.laws.regulations.TimeClass;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.time.ClockSettings;
import org.jadoube.laws.rules.time.EndedOnTime;
import org.jadoube.laws.state.GameState;
import org.jadoube.laws.state.OnlineSide;

/// E04 18.9: the decisions of a hybrid competition's chief arbiter once the connection is back.
final class HybridVerdicts {
  private HybridVerdicts() {}

  static Outcome decide(OnlineAct.DecideDisconnection deed, Act act, GameState game) {
    Rule rule = deed.verdict().rule();
    if (!game.edition().has(rule)) {
      return Outcome.refused(game, Rule.HYBRID_DISCONNECTION, new Objection.NotInThisEdition(rule));
    }
    return objection(deed, act, game)
        .map(objection -> Outcome.refused(game, Rule.HYBRID_DISCONNECTION, objection))
        .orElseGet(() -> Outcome.of(game, decided(deed, act, game.cite(rule), game)));
  }

  private static Optional<Objection> objection(
      OnlineAct.DecideDisconnection deed, Act act, GameState game) {
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Optional.of(new Objection.NotForThisActor(act.by()));
    }
    if (!Connections.isHybrid(game)) {
      return Optional.of(new OnlineObjection.NotHybrid());
    }
    OnlineSide side = game.online(deed.player());
    if (side.lost().containsKey(Link.ZONE) && game.phase() != Phase.FINISHED) {
      return Optional.of(new OnlineObjection.Disconnected(deed.player(), Link.ZONE));
    }
    if (!side.undecided()) {
      return Optional.of(new OnlineObjection.NoDisconnection(deed.player()));
    }
    return switch (deed.verdict()) {
      case DisconnectionVerdict.PlayOn _ -> Optional.empty();
      case DisconnectionVerdict.ReduceTime(var less) ->
          ClockSettings.objection(act.by(), less, game);
      case DisconnectionVerdict.Restart(var _, var control) ->
          control
              .filter(shorter -> !TimeClass.isShorter(shorter, game.clock().control()))
              .map(_ -> new Objection.OutOfRange());
    };
  }

  private static Event decided(
      OnlineAct.DecideDisconnection deed, Act act, Citation citation, GameState game) {
    List<Fact> facts =
        List.of(
            new OnlineFact.WasDisconnected(deed.player()),
            new Fact.ClocksShowed(game.clock().times(act.at())));
    return switch (deed.verdict()) {
      case DisconnectionVerdict.PlayOn _ ->
          EndedOnTime.has(game)
              ? new Ruling(act.at(), citation, EndedOnTime.reopened(game), facts)
              : new OnlineEvent.PlayedOn(act.at(), citation, deed.player());
      case DisconnectionVerdict.ReduceTime(var less) ->
          new Ruling(
              act.at(),
              citation,
              EndedOnTime.reopened(game, new Consequence.TimeTaken(deed.player(), less)),
              facts);
      case DisconnectionVerdict.Restart(var _, var control) ->
          new Ruling(act.at(), citation, List.of(new Consequence.NewGame(control)), facts);
    };
  }
}
