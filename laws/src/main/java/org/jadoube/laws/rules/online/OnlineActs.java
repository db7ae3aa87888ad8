package org.jadoube.laws.rules.online;

import java.util.function.Function;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Act.OnlineAct;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Dispatches acts in an online game to the rules that decide on them.
public final class OnlineActs {
  private OnlineActs() {}

  public static Outcome decide(OnlineAct deed, Act act, GameState game) {
    Rule rule = rule(deed, game);
    if (!game.edition().has(rule)) {
      return Outcome.refused(
          game, game.either(Rule.ARBITER_OVERRULES, rule), new Objection.NotInThisEdition(rule));
    }
    return switch (deed) {
      case OnlineAct.ChooseAids choose ->
          byPlayer(act, rule, game, player -> MovingAids.choose(player, choose, act, game));
      case OnlineAct.SelectSquare select ->
          playing(act, rule, game, player -> OnlineMoves.select(player, select, act, game));
      case OnlineAct.EnterPremove enter ->
          playing(act, rule, game, player -> Premoves.enter(player, enter, act, game));
      case OnlineAct.DropEntry _ ->
          byPlayer(act, rule, game, player -> Premoves.drop(player, act, game));
      case OnlineAct.ConfirmMove _ ->
          playing(act, rule, game, player -> OnlineMoves.confirm(player, act, game));
      case OnlineAct.SensePosition sense ->
          byPlayer(act, rule, game, player -> EBoards.sense(player, sense, act, game));
      case OnlineAct.NoteDisconnection note -> Connections.lose(note, act, rule, game);
      case OnlineAct.NoteReconnection note -> Connections.restore(note, act, rule, game);
      case OnlineAct.CallArbiter _ ->
          byPlayer(act, rule, game, player -> Calls.call(player, act, game));
      case OnlineAct.ShowCard show -> Cards.show(show, act, game);
      case OnlineAct.DecideDisconnection decide -> HybridVerdicts.decide(decide, act, game);
    };
  }

  /// The provision that an act belongs to.
  private static Rule rule(OnlineAct deed, GameState game) {
    return switch (deed) {
      case OnlineAct.ChooseAids _, OnlineAct.DropEntry _ -> Rule.MOVING_AIDS;
      case OnlineAct.SelectSquare _ -> Rule.SMART_MOVE;
      case OnlineAct.EnterPremove _ -> Rule.PREMOVE;
      case OnlineAct.ConfirmMove _ -> Rule.MOVE_CONFIRMATION;
      case OnlineAct.SensePosition _ -> Rule.EBOARD_MOVE;
      case OnlineAct.NoteDisconnection note -> Connections.losing(note.link(), game);
      case OnlineAct.NoteReconnection note -> Connections.regaining(note.link(), game);
      case OnlineAct.CallArbiter _ -> Rule.ARBITER_CALLED;
      case OnlineAct.ShowCard _ -> Rule.VIDEO_CARDS;
      case OnlineAct.DecideDisconnection _ -> Rule.HYBRID_DISCONNECTION;
    };
  }

  /// Decides on an act of a player, or of the assistant who takes a player's place (E04 II.13 and
  /// III.2).
  private static Outcome byPlayer(
      Act act, Rule rule, GameState game, Function<Colour, Outcome> decide) {
    return act.by()
        .side()
        .map(decide)
        .orElseGet(() -> Outcome.refused(game, rule, new Objection.NotForThisActor(act.by())));
  }

  /// Decides on an act of a player or that assistant while the clocks run.
  private static Outcome playing(
      Act act, Rule rule, GameState game, Function<Colour, Outcome> decide) {
    return game.phase() == Phase.PAUSED
        ? Outcome.refused(game, Rule.ARBITER_RESTARTS, new Objection.ClocksPaused())
        : byPlayer(act, rule, game, decide);
  }
}
